import 'server-only';
import { database } from '../db';
import { log } from '../log';

const STATUSES = ['Pending', 'PartlySent', 'Failed'] as const;

/** How many mails are not wholly out, as lines of Prometheus' text; none while the database is away. */
export async function mailMetrics(): Promise<string> {
  try {
    const counted = await database().email.groupBy({ by: ['status'], _count: true });
    const lines = STATUSES.map((status) => {
      const count = counted.find((row) => row.status === status)?._count ?? 0;
      return `shop_mails{status="${status}"} ${count}`;
    });
    return ['# HELP shop_mails Mails that are not wholly out', '# TYPE shop_mails gauge', ...lines, ''].join('\n');
  } catch (error) {
    log.warn({ err: error }, 'mails cannot be counted');
    return '';
  }
}
