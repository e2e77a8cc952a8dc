import { remember } from '@epic-web/remember';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { QUEUES } from '../overload/queues';

/** What a request was answered with, for counting. */
export interface Answered {
  readonly kind: RequestKind;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** Few and fixed: nobody who asks for odd addresses makes more time series of them. */
export type RequestKind = 'page' | 'price' | 'call' | 'picture' | 'file';

/** In seconds: a warm answer takes milliseconds, a cold picture up to a few seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 3, 10];

/** One a process: the server and Next's bundles are loaded apart. */
const metrics = () =>
  remember('metrics', () => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const registers = [registry];
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From a request to the end of its answer',
      labelNames: ['kind', 'method', 'status'] as const,
      buckets: BUCKETS,
      registers,
    });
    const gone = new Counter({
      name: 'http_requests_abandoned_total',
      help: 'Requests whose caller had gone before the answer was out',
      labelNames: ['kind'] as const,
      registers,
    });
    new Gauge({
      name: 'shop_queue_length',
      help: 'What waits for its turn (docs/decisions/021)',
      labelNames: ['queue'] as const,
      registers,
      collect() {
        for (const [queue, waiting] of Object.entries(QUEUES)) this.set({ queue }, waiting().length);
      },
    });
    return { registry, duration, gone };
  });

/** Counts an answer that is out. */
export function countAnswer({ kind, method, status, seconds }: Answered): void {
  metrics().duration.observe({ kind, method, status }, seconds);
}

/** Counts one that nobody waited for. */
export const countGone = (kind: RequestKind): void => metrics().gone.inc({ kind });

/** All figures in Prometheus' own text, and what that text is called. */
export async function metricsText(): Promise<{ readonly type: string; readonly text: string }> {
  const { registry } = metrics();
  return { type: registry.contentType, text: await registry.metrics() };
}
