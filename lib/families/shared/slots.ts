import type { SlotDefinition } from '@/lib/domain/family';

/** Section that fills a slot unless said otherwise: 'DoorHardware' is filled by 'door-hardware'. */
const sectionOf = (key: string): string => key.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/**
 * A component: its price is part of the base (specification §15.1). Sections and price field
 * follow the key unless said.
 */
export const component = (
  key: string,
  sections: readonly string[] = [sectionOf(key)],
  priceField = `${key}Price`,
): SlotDefinition => ({ key, kind: 'one', sections, priceRole: 'component', priceField });

export const components = (...keys: readonly string[]): readonly SlotDefinition[] => keys.map((key) => component(key));

/** What a piece stands on: legs, or a base in their place. */
export const LEG = component('Leg', ['leg', 'base'], 'LegOrBasePrice');

/** Any number of options, each with a price of its own (specification §3.8). */
export const options = (key: string, sections: readonly string[] = [sectionOf(key)]): SlotDefinition => ({
  key,
  kind: 'many',
  sections,
  priceRole: 'option',
  priceField: `${key}Prices`,
});

/** A choice that costs nothing. */
export const free = (key: string, sections: readonly string[] = [sectionOf(key)]): SlotDefinition => ({
  key,
  kind: 'one',
  sections,
});
