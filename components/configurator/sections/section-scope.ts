'use client';

import { createContext, use } from 'react';
import type { ConfiguratorState } from '../use-configuration';

/** What a section needs to know and do. */
export type SectionScope = Pick<
  ConfiguratorState,
  'configuration' | 'missingThumbnails' | 'elsewhere' | 'choose' | 'become' | 'toggleTwoTone' | 'setTwoToneType'
>;

export const SectionScopeContext = createContext<SectionScope | null>(null);

/** @throws Error outside a `<Configurator>` */
export function useSectionScope(): SectionScope {
  const scope = use(SectionScopeContext);
  if (!scope) throw new Error('a section stands outside the configurator');
  return scope;
}
