import { DESIGN_TODAY_CALL } from '@/lib/contracts/calls';
import { designTodaySchema, picksToWire, type DesignToday } from '@/lib/contracts/design-today';
import type { Picks } from '@/lib/domain/picks';
import { ApiError, postJson } from './api';
import { LIFE, type ConfigurationQuery } from './configuration-queries';

/** What picks of another day are in the catalogue of today: the same for everybody. */
export function designTodayQuery(styleId: number, picks: Picks): ConfigurationQuery<DesignToday> {
  const body = picksToWire(styleId, picks);
  return {
    queryKey: [DESIGN_TODAY_CALL, JSON.stringify(body), ''],
    queryFn: async ({ signal }) => {
      const read = designTodaySchema.safeParse(await postJson(DESIGN_TODAY_CALL, body, { signal }));
      if (!read.success) throw new ApiError(200, `${DESIGN_TODAY_CALL} answered in another form than agreed`);
      return read.data;
    },
    ...LIFE,
  };
}
