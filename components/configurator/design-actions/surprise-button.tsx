'use client';

import { useEffect, useRef } from 'react';
import { Configuration } from '@/lib/domain/configuration';
import type { ConfiguratorState } from '../use-configuration';
import { DesignButton } from './design-button';

const load = () => Promise.all([import('@/lib/domain/space/space'), import('@/lib/client/use-space')]);
const NOT_AT_HAND = 'Suggestions are not at hand at present.';

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
      const [{ configurationSpace, randomDesign }, { loadSpace }] = await load();
      if (!(await loadSpace(state.configuration, state.spacePath))) return latest.current.say(NOT_AT_HAND);
      const picks = randomDesign(configurationSpace(family, style), Math.random);
      if (!picks) return latest.current.say('There is no design to suggest.');
      latest.current.become(new Configuration(family, style, picks), 'A design by chance', 'A design by chance');
    } catch {
      latest.current.say(NOT_AT_HAND);
    }
  };
  return <DesignButton icon="surprise" label="Surprise me" onPress={() => void surprise()} />;
}
