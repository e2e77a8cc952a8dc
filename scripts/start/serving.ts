import path from 'node:path';
import { addUser, usersOf } from '../db/processes';

/** Who serves from the build that lies in `.next`, noted like the users of a database. */
const FOLDER = path.join('.data', 'serving');

/** Notes that this process serves from the build. Where nothing can be written nothing is built either. */
export async function noteServing(): Promise<void> {
  if (process.env.NODE_ENV === 'production') await addUser(FOLDER).catch(() => undefined);
}

/** @throws Error while a server of this checkout runs: it reads its build as it goes */
export async function assertNobodyServes(): Promise<void> {
  const [pid] = await usersOf(FOLDER);
  if (pid !== undefined) {
    throw new Error(`The sources have changed, and a server runs from the last build (process ${pid}). Stop it first.`);
  }
}
