'use client';

import { useEffect, useRef } from 'react';
import { Configuration } from '@/lib/domain/configuration';
import type { ConfiguratorState } from '../use-configuration';
import { DesignButton } from './design-button';

const load = () => import('@/lib/domain/space/space');

/**
 * Any design of the style, each as likely as every other (specification §4.10): a step like any pick, which Undo takes back.
 * The space of designs loads when it is first asked for.
 */
export function SurpriseButton({ state }: { readonly state: ConfiguratorState }) {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const surprise = async () => {
    const { family, style } = state.configuration;
    try {
      const { configurationSpace, randomDesign } = await load();
      const picks = randomDesign(configurationSpace(family, style), Math.random);
      if (!picks) return latest.current.say('There is no design to suggest.');
      latest.current.become(new Configuration(family, style, picks), 'A design by chance', 'A design by chance');
    } catch {
      latest.current.say('Suggestions are not at hand at present.');
    }
  };
  return <DesignButton icon="surprise" label="Surprise me" onPress={() => void surprise()} />;
}
