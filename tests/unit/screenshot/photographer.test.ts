import sharp from 'sharp';
import { html, openSites, photographer, READY, shown, site, withBrowser } from './sites';

openSites();

/** Colour of a spot of the picture. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
}

withBrowser('A screenshot', () => {
  it('is the whole page as JPEG, once its preview says that it is ready', async () => {
    const late = `<div style="height:1500px;background:red"></div><figure aria-busy="true"></figure>
      <script>setTimeout(() => {
        document.querySelector('div').style.background = 'blue';
        document.querySelector('figure').setAttribute('aria-busy', 'false');
      }, 700)</script>`;
    const bytes = await photographer(await site((_, response) => response.end(html(late)))).photograph(shown());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1440, height: 1500 });
    const [red = 255, , blue = 0] = await colourAt(bytes, 700, 1400);
    expect(red).toBeLessThan(20);
    expect(blue).toBeGreaterThan(230);
  });

  it('leaves out every price when it is told to, and nothing else', async () => {
    const page = `${READY}<p style="margin:0;height:40px;background:red">$2,700</p>
      <p style="margin:0;height:40px;background:blue">Included</p>`;
    const origin = await site((_, response) => response.end(html(page)));
    const subject = photographer(origin);
    const [with$, without] = [
      await subject.photograph(shown()),
      await subject.photograph({ path: '/tables', hidesPrices: true }),
    ];
    expect((await colourAt(with$, 1000, 20))[1]).toBeLessThan(20);
    expect((await colourAt(without, 1000, 20))[1]).toBeGreaterThan(230);
    expect((await colourAt(without, 1000, 60))[1]).toBeLessThan(20);
  });

  it('without prices has no column of prices either', async () => {
    const cell = (text: string, colour: string) =>
      `<td style="width:720px;height:40px;background:${colour}">${text}</td>`;
    const row = (price: string) => `<tr>${cell('Cherry', 'blue')}${cell(price, 'red')}</tr>`;
    const page = `${READY}<table style="border-spacing:0"><tbody>${row('$432')}${row('Included')}</tbody></table>`;
    const subject = photographer(await site((_, response) => response.end(html(page))));
    const bytes = await subject.photograph({ path: '/tables', hidesPrices: true });
    for (const y of [20, 60]) {
      expect((await colourAt(bytes, 300, y))[1]).toBeLessThan(20);
      expect((await colourAt(bytes, 1100, y))[1]).toBeGreaterThan(230);
    }
  });

  it('opens this site only: no other origin is asked for anything, by address, redirect, picture or call', async () => {
    const strangers: string[] = [];
    const stranger = await site((request, response) => {
      strangers.push(request.url ?? '');
      response.end(html(READY));
    });
    const page = `${READY}<img src="${stranger}/picture.png"><script src="${stranger}/script.js"></script>
      <iframe src="${stranger}/frame"></iframe><img src="/away">
      <script>fetch('${stranger}/call', { mode: 'no-cors' }).catch(() => {})</script>`;
    const origin = await site((request, response) => {
      if (request.url === '/tables') return response.end(html(page));
      return response.writeHead(302, { location: `${stranger}/redirected` }).end();
    });
    const subject = photographer(origin);
    await subject.photograph(shown());
    await expect(subject.photograph(shown(`${stranger}/whole`))).rejects.toThrow('ERR_BLOCKED_BY_CLIENT');
    await expect(subject.photograph(shown('/away'))).rejects.toThrow('ERR_BLOCKED_BY_CLIENT');
    expect(strangers).toEqual([]);
  });

  it('takes its time and no more, and the next one is none the worse', async () => {
    let isSlow = true;
    const origin = await site((_, response) => {
      response.end(html(isSlow ? '<figure aria-busy="true"></figure>' : READY));
    });
    const subject = photographer(origin, { limitMs: 10_000 });
    await expect(subject.photograph(shown())).rejects.toThrow('no picture within 10000 ms');
    isSlow = false;
    await expect(subject.photograph(shown())).resolves.toBeInstanceOf(Uint8Array);
  });

  it('of a page that is not there is none', async () => {
    const origin = await site((_, response) => response.writeHead(404).end(html(READY)));
    await expect(photographer(origin).photograph(shown())).rejects.toThrow('the page answered 404');
  });

  it('is taken of two pages at once, the others wait', async () => {
    const asked = 5;
    let seen = 0;
    let most = 0;
    const open: (() => void)[] = [];
    const origin = await site((request, response) => {
      if (request.url === '/favicon.ico') return response.writeHead(404).end();
      seen += 1;
      open.push(() => response.end(html(READY)));
      most = Math.max(most, open.length);
      // Answered in twos, however slow the machine is; a little later, so that a third would be noticed.
      if (open.length === 2 || seen === asked) setTimeout(() => open.splice(0).forEach((answer) => answer()), 200);
      return response;
    });
    const subject = photographer(origin);
    const pictures = await Promise.all(Array.from({ length: asked }, () => subject.photograph(shown())));
    expect(pictures).toHaveLength(asked);
    expect(most).toBe(2);
  });

  it('shows whole what scrolls within the height of the screen', async () => {
    const steps = `<div style="position:sticky;top:0;max-height:100vh;overflow:auto">
      <div style="height:1800px;background:red"></div></div><div style="height:600px;background:blue"></div>`;
    const list = `<div style="display:grid;grid-template-columns:1fr 1fr">${steps}</div><div style="height:900px"></div>`;
    const origin = await site((_, response) => response.end(html(READY + list)));
    const bytes = await photographer(origin).photograph(shown());
    expect((await colourAt(bytes, 300, 1700))[0]).toBeGreaterThan(230);
    expect((await colourAt(bytes, 300, 1700))[1]).toBeLessThan(20);
  });

  it('carries nothing over into the next', async () => {
    const cookies: (string | undefined)[] = [];
    const origin = await site((request, response) => {
      if (request.url === '/tables') cookies.push(request.headers.cookie);
      response.setHeader('set-cookie', 'seen=1').end(html(READY));
    });
    const subject = photographer(origin);
    await subject.photograph(shown());
    await subject.photograph(shown());
    expect(cookies).toEqual([undefined, undefined]);
  });
});

it('Without a browser there is none, and it says why', async () => {
  const nowhere = photographer('http://127.0.0.1:1', { executablePath: '/nonexistent/chromium' });
  await expect(nowhere.photograph(shown())).rejects.toThrow('/nonexistent/chromium');
});
