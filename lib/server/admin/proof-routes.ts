import 'server-only';
import { z } from 'zod';
import { exclusionQuery, proofQuery, type RehearsalStep } from '@/lib/contracts/admin/proofs';
import { MIN_MARKUP } from '@/lib/domain/markup-code';
import { shareInWords } from '@/lib/domain/report/numbers';
import { requireCatalogueAdmin } from '../auth/caller';
import { rowsNamed } from '../catalogue/drafts/rows-named';
import { proven } from '../catalogue/prover/prover';
import { findingsToWire } from '../catalogue/report/findings';
import { rehearse } from '../catalogue/report/rehearse';
import type { StyleReport } from '../catalogue/report/report';
import { reportCsv } from '../catalogue/report/report-csv';
import { liveVersion, rowsOfVersion } from '../catalogue/versions/version';
import { publicMarkup } from '../configurator/caller-markup';
import { patiently, patientDatabase } from '../db';
import type { Prisma } from '../generated/client';
import { parseWith } from '../http/body';
import { handle } from '../http/handle';
import { Problem } from '../http/problem';
import { layerEngine } from '../layers/layers';
import { log } from '../log';
import { csvAnswer } from '../http/csv';
import { reading } from './catalogue-routes';

const querySchema = z.object(proofQuery);
const askedOf = ({ url }: Request) => parseWith(querySchema, Object.fromEntries(new URL(url).searchParams));

/** Where the public sees no prices, wholesale is what an admin knows. */
const markupOf = (): number => publicMarkup() ?? MIN_MARKUP;

/** GET GetCatalogueFindings?of=…: what lint finds in a version or draft, defects first. */
export const findingsRoute = reading(proofQuery, async (db, { of }) => {
  const rows = await rowsNamed(db, of);
  const found = await proven('findings', { then: rows }, { passes: layerEngine().passNames() });
  const findings = found.flatMap((each) => each.findings);
  return { Findings: findingsToWire(rows, findings) };
});

const reportOf = async (db: Prisma.TransactionClient, of: string): Promise<readonly StyleReport[]> =>
  proven('report', { then: await rowsNamed(db, of) }, { markup: markupOf() });

/** GET GetCatalogueReport?of=…, and GetCatalogueReportCsv?of=…: the same as a file. */
export const reportRoute = reading(proofQuery, async (db, { of }) => ({ Styles: await reportOf(db, of) }));
export const reportCsvRoute = handle(async (request) => {
  await requireCatalogueAdmin(request);
  const { of } = askedOf(request);
  return csvAnswer(`report-${of}`, reportCsv(await patiently((db) => reportOf(db, of))));
});

/** GET GetExclusion?of=…&style=…&parts=…: the share of designs that a restriction excludes, there or not. */
export const exclusionRoute = reading(exclusionQuery, async (db, { of, style, parts }) => {
  const rows = await rowsNamed(db, of);
  const ids = parts.split(',').map((part) => rows.parts.find((row) => row.key === part)?.id);
  const partIds = ids.filter((id) => id !== undefined);
  const isKnown = partIds.length === ids.length;
  const [found] = isKnown ? await proven('exclusion', { then: rows }, { style, partIds }) : [];
  if (!found) throw new Problem(404, 'There is no such style or part.');
  const { excluded, left } = found;
  return { Excluded: String(excluded), Left: String(left), Share: shareInWords(excluded, excluded + left) };
});

/**
 * GET RehearseCatalogue?of=…: what it would be like if a version or draft were live, a line of JSON a step as soon as it is
 * known.
 */
export const rehearsalRoute = handle(async (request) => {
  await requireCatalogueAdmin(request);
  const { of } = askedOf(request);
  const db = patientDatabase();
  const steps = rowsNamed(db, of).then(async (then) =>
    rehearse(db, await rowsOfVersion(db, await liveVersion(db)), then, markupOf()),
  );
  // What cannot be found is a problem's answer, before any line is written.
  const ready = await steps.catch(async (error: unknown) => {
    await db.$disconnect();
    throw error;
  });
  const lines = linesOf(ready, () => db.$disconnect());
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'private, no-store' },
  });
});

/** Ends what it needs whether all is read or the reader has gone. */
async function* linesOf(
  steps: AsyncIterable<RehearsalStep>,
  end: () => Promise<void>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined, undefined> {
  const encoder = new TextEncoder();
  try {
    for await (const step of steps) yield encoder.encode(`${JSON.stringify(step)}\n`);
  } catch (error) {
    log.error({ err: error }, 'a rehearsal has ended early');
    throw error;
  } finally {
    await end();
  }
}
