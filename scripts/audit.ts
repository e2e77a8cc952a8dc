import { runMain } from './config/run-main';
import { auditPackages } from './test/audit';

/** `npm run audit`: exits 1 when a package that the shop runs with has a known hole, high or critical. */
runMain(async () => {
  const { failed, skipped, said } = await auditPackages();
  console.log(said?.trimEnd() ?? (skipped ? `skipped: ${skipped}` : 'No package the shop runs with has a known hole.'));
  return failed > 0 ? 1 : 0;
});
