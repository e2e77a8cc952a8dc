import { browserFigures } from './bench/browser';
import { clientBytes } from './bench/client-bytes';
import { coldLayer } from './bench/cold-layer';
import { throughputRatio } from './bench/throughput';
import { optionPricesFigures } from './bench/option-prices';
import { onlyPaste, scaleFigures } from './bench/scale/figures';
import { startServer } from './bench/server';
import { slowPhoneFigures } from './bench/slow-phone';
import { someSelection, warmLayer } from './bench/subjects';
import { runMain } from './config/run-main';

/**
 * Prints the figures of the product as one JSON object. Every throughput is a ratio to a yardstick of the same server,
 * taken in turns in the same run, so that a slow or busy machine moves both. `npm run bench -- scale` compares the demo
 * with a catalogue of a hundred times its size, `npm run bench -- phone` measures a slow phone alone, `npm run bench -- paste`
 * a paste into the desk's table of prices.
 */
async function main(): Promise<void> {
  if (process.argv[2] === 'scale') {
    process.stdout.write(`${JSON.stringify(await scaleFigures(), null, 2)}\n`);
    return;
  }
  if (process.argv[2] === 'paste') {
    process.stdout.write(`${JSON.stringify(await onlyPaste(), null, 2)}\n`);
    return;
  }
  const server = await startServer();
  try {
    const { url } = server;
    if (process.argv[2] === 'phone') {
      process.stdout.write(`${JSON.stringify(await slowPhoneFigures(url), null, 2)}\n`);
      return;
    }
    const body = JSON.stringify(await someSelection(url));
    const { layer, staticFile } = await warmLayer(url);
    const figures = {
      categoryPageToStaticFile: await throughputRatio({ url: `${url}/tables` }, { url: staticFile }),
      pricesToHealth: await throughputRatio(
        { url: `${url}/api/GetTablePrices`, method: 'POST', body, headers: { 'content-type': 'application/json' } },
        { url: `${url}/api/health` },
      ),
      warmLayerToStaticFile: await throughputRatio({ url: layer }, { url: staticFile }),
      optionPrices: optionPricesFigures(),
      coldLayer: await coldLayer(),
      pickToPainted: await browserFigures(url),
      slowPhone: await slowPhoneFigures(url),
      clientJavaScript: await clientBytes(`${url}/tables`),
    };
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    await server.stop();
  }
}

runMain(main);
