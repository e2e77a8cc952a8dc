import autocannon from 'autocannon';

/** What a load has come to; latencies in ms. */
export interface LoadResult {
  readonly connections: number;
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly errors: number;
  readonly timeouts: number;
  readonly non2xx: number;
}

/** Longest wait for one answer, in seconds: whoever waits longer has gone. */
const TIMEOUT = 30;

/** Asks a server for a list of requests over and over, each connection from another place in it. */
export async function loadWith(
  url: string,
  requests: readonly autocannon.Request[],
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  let started = 0;
  const {
    latency,
    requests: counted,
    errors,
    timeouts,
    non2xx,
  } = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: TIMEOUT,
    // every connection would otherwise ask for the same thing at the same moment
    setupClient: (client) => {
      const from = (started++ * 7) % requests.length;
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  });
  return {
    connections,
    requests: counted.total,
    perSecond: Math.round(counted.average),
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    maxMs: latency.max,
    errors: errors - timeouts,
    timeouts,
    non2xx,
  };
}
