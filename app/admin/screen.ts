import { PAGE, SEARCH } from '@/lib/contracts/admin/desk';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What Next.js gives a screen that reads its query. */
export interface ScreenProps {
  readonly searchParams: Promise<Query>;
}

/** One parameter of a query; '' when it is absent or there are several. */
export const parameter = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? value : '';
};

export const searchOf = (query: Query): string => parameter(query, SEARCH);

/** The page that is asked for, from 0. */
export function pageOf(query: Query): number {
  const given = parameter(query, PAGE);
  return /^\d{1,5}$/.test(given) ? Number(given) : 0;
}
