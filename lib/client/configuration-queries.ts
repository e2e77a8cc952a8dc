import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Selection } from '@/lib/domain/selection';
import { imageNamesFromWire } from '@/lib/contracts/image-names';
import { pricesFromWire } from '@/lib/contracts/prices';
import { selectionToWire } from '@/lib/contracts/selection';
import { postJson } from './api';
import { pictureOf } from './picture';

/** How long an answer serves again without asking: prices and pictures change only when a catalogue is published. */
const FRESH_MS = 5 * 60_000;

/**
 * Prices of a selection. The key is the selection as sent, so an answer can only ever show for what it was asked for:
 * late ones never overwrite newer (DESIGN §4).
 */
export function pricesQuery(family: FamilyDefinition, selection: Selection) {
  const body = selectionToWire(family, selection);
  const path = `/api/Get${family.operationName}Prices`;
  return queryOptions({
    queryKey: [path, body],
    queryFn: async ({ signal }) => {
      const prices = pricesFromWire(family, await postJson(path, body, signal));
      if (!prices) throw new Error(`${path} answered something else than prices`);
      return prices;
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: 1,
  });
}

/** The layered picture of a selection, keyed like its prices. */
export function pictureQuery(family: FamilyDefinition, selection: Selection) {
  const body = selectionToWire(family, selection);
  const path = `/api/Create${family.operationName}ImageNames`;
  return queryOptions({
    queryKey: [path, body],
    queryFn: async ({ signal }) => {
      const names = imageNamesFromWire(family, await postJson(path, body, signal));
      if (!names) throw new Error(`${path} answered something else than image names`);
      return pictureOf(family, selection, names);
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: 1,
  });
}
