import { performance } from 'node:perf_hooks';
import { runMain } from './config/run-main';
import { startServer } from './bench/server';
import { timed } from './bench/scale/probes';
import { median, round2 } from './bench/throughput';
import { loadWith } from './load/run';
import { mixOf } from './load/mix';

const HELP = `npm run load [-- seconds]

Starts the shop and asks it for pages (60 %), prices (25 %) and pictures (15 %): with 200 connections for a minute, or
for as many seconds as are given, then with 1,000. Prints latencies, and what one request alone takes, as JSON. Exits 1
when a request failed.`;

const CONNECTIONS = [200, 1_000];
const SECONDS = 60;
/** Rounds by which one request alone is timed. */
const ROUNDS = 50;

runMain(async () => {
  if (process.argv[2] === 'help') return console.log(HELP);
  const seconds = Number(process.argv[2] ?? SECONDS);
  const server = await startServer();
  try {
    const mix = await mixOf(server.url);
    const alone: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) alone.push((await timed(server.url + mix.page)).ms);
    const aloneMs = round2(median(alone));
    let failed = 0;
    for (const connections of CONNECTIONS) {
      const since = performance.now();
      const result = await loadWith(server.url, mix.requests, connections, seconds);
      failed += result.errors + result.timeouts + result.non2xx;
      const took = Math.round((performance.now() - since) / 1000);
      console.log(JSON.stringify({ ...result, took, aloneMs, p99ToAlone: round2(result.p99Ms / aloneMs) }));
    }
    return failed === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
});
