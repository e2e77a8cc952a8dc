import { SEARCH } from '@/lib/contracts/admin/desk';

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
