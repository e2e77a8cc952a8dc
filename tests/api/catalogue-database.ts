import { testDatabase } from '@/tests/setup/test-database';

/** Gives the calls of a file a database of their own, with the demo catalogue in it. */
export function catalogueDatabase(): void {
  testDatabase('catalogue');
}
