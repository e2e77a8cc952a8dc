import { IN_CATEGORY } from '@/lib/contracts/addresses';
import { STYLES_CALL } from '@/lib/contracts/calls';
import { styleCardsFromWire, type StyleCard } from '@/lib/contracts/style-cards';
import { ApiError, getJson } from './api';
import { LIFE, type AskingDealer, type ConfigurationQuery } from './configuration-queries';

/** Styles with what each costs at least, as a dealer sees them, or the public. @param category null for all */
export function stylesQuery(
  category: string | null,
  dealer: AskingDealer | null,
): ConfigurationQuery<readonly StyleCard[]> {
  const query = new URLSearchParams({
    ...(category !== null && { [IN_CATEGORY]: category }),
    ...(dealer?.markup != null && { markup: String(dealer.markup) }),
  });
  const token = dealer?.token ?? null;
  return {
    queryKey: [STYLES_CALL, String(query), token ?? ''],
    queryFn: async ({ signal }) => {
      const styles = styleCardsFromWire(await getJson(`${STYLES_CALL}?${query}`, { signal, token }));
      if (styles === null) throw new ApiError(200, `${STYLES_CALL} answered in another form than agreed`);
      return styles;
    },
    ...LIFE,
  };
}
