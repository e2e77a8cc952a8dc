import 'server-only';
import { CATALOGUE_VERSION } from '@/lib/contracts/catalogue-version';
import { designToday, designTodayRequest, NOT_MADE, picksFromWire } from '@/lib/contracts/design-today';
import { allSurvive, survivingPicks } from '@/lib/domain/surviving';
import { configurationOf } from '@/lib/families/registry';
import { catalogueOf } from '../catalogue/drafts/preview';
import { readFields } from '../http/body';
import { handle, privateJson } from '../http/handle';

/**
 * POST GetDesignToday: what the picks of another day are today, for designs that a browser keeps and pages that were open when
 * a catalogue was published. What is not offered any more is replaced by what the style starts with.
 */
export const designTodayRoute = handle(async (request) => {
  const asked = await readFields(request, designTodayRequest);
  const { snapshot } = (await catalogueOf(request)).catalogue;
  const style = snapshot.stylesById.get(asked.StyleId);
  const picks = picksFromWire(asked);
  const today = style
    ? designToday(configurationOf(style, survivingPicks(style, picks)), allSurvive(style, picks))
    : NOT_MADE;
  return privateJson(today, { [CATALOGUE_VERSION]: String(snapshot.version) });
});
