import { withClient } from './catalog/database';
import { COMMANDS } from './dealer/commands';
import { runMain } from './config/run-main';

const HELP = `npm run dealer -- <command>

  create <name> <markup>                         a new dealer; the markup is 1.00 to 9.99
  code <dealer> [--uses <n>] [--days <n>]        a code to register with; without limits it holds for good
  list                                           dealers, their codes and people
  disable <dealer | e-mail>                      shuts them out at once: sessions and reset links end
  enable <dealer | e-mail>                       lets them in again
  markup <dealer> <markup>                       sets a dealer's markup
  role <e-mail> dealer | super-user | catalogue-admin
  demo                                           one account of each kind with a known password; with NODE_ENV=development only

A dealer is a number or a name, as list shows them.`;

const [name, ...given] = process.argv.slice(2);

/** Runs the command; answers the exit code. */
async function main(): Promise<number> {
  const command = COMMANDS.get(name ?? '');
  if (!command) {
    console.log(HELP);
    return name === undefined || name === 'help' ? 0 : 2;
  }
  await withClient(async (db) => console.log(await command(db, given)));
  return 0;
}

runMain(main);
