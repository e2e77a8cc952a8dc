import { Configuration } from './configuration';
import { differences } from './differences';

/** Slots in which a design differs from what its style starts with: what somebody has chosen. */
export function chosenSlots(configuration: Configuration): ReadonlySet<string> {
  const usual = new Configuration(configuration.family, configuration.style);
  return new Set(differences(usual, configuration).flatMap(({ slot, to }) => (to ? [slot] : [])));
}
