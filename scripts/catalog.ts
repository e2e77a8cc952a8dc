import { CATALOG_COMMANDS, HELP } from './catalog/commands';
import { runMain } from './config/run-main';

const [command = 'help', ...given] = process.argv.slice(2);

/** Runs the command; answers the exit code. */
async function main(): Promise<number> {
  const work = CATALOG_COMMANDS.get(command);
  if (work) return work(given);
  console.log(HELP);
  return command === 'help' ? 0 : 2;
}

runMain(main);
