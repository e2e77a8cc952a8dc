import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '@/scripts/db/processes';
import { until } from '@/tests/api/calls';
import {
  executablePath,
  html,
  openSites,
  photographer,
  READY,
  severalPhotographers,
  shown,
  site,
  withBrowser,
} from './sites';

openSites();

/** A browser that notes which process it is. */
async function notedBrowser() {
  const folder = await mkdtemp(path.join(tmpdir(), 'browser-'));
  const [script, note] = [path.join(folder, 'browser'), path.join(folder, 'pid')];
  await writeFile(script, `#!/bin/sh\necho $$ > '${note}'\nexec '${executablePath}' "$@"\n`, { mode: 0o700 });
  return {
    script,
    running: async () => Number(await readFile(note, 'utf8')),
    remove: () => rm(folder, { recursive: true }),
  };
}

withBrowser('A photographer', () => {
  it('survives a browser that dies, and ends one that hangs when the time is up', async () => {
    const { script, running, remove } = await notedBrowser();
    const subject = photographer(await site((_, response) => response.end(html(READY))), {
      executablePath: script,
      limitMs: 5_000,
    });
    await subject.photograph(shown());
    const first = await running();
    process.kill(first, 'SIGKILL');
    await until(() => !isAlive(first));
    await subject.photograph(shown());
    const second = await running();
    expect(second).not.toBe(first);
    process.kill(second, 'SIGSTOP');
    await expect(subject.photograph(shown())).rejects.toThrow('no picture within 5000 ms');
    await subject.photograph(shown());
    expect(await running()).not.toBe(second);
    await until(() => !isAlive(second));
    await remove();
  });

  it('loses one picture to a browser that hangs, and no other: the next has a browser of its own at once', async () => {
    const { script, running, remove } = await notedBrowser();
    const subject = photographer(await site((_, response) => response.end(html(READY))), {
      executablePath: script,
      limitMs: 5_000,
      // nobody would wait that long
      closeLimitMs: 60 * 60_000,
    });
    await subject.photograph(shown());
    const hanging = await running();
    process.kill(hanging, 'SIGSTOP');
    await expect(subject.photograph(shown())).rejects.toThrow('no picture within 5000 ms');
    await expect(subject.photograph(shown())).resolves.toBeInstanceOf(Uint8Array);
    expect(isAlive(hanging)).toBe(true);
    process.kill(hanging, 'SIGKILL');
    await until(() => !isAlive(hanging));
    await remove();
  });
});

withBrowser('Photographers', () => {
  it('side by side: a browser that hangs with a page open loses that picture, others are taken meanwhile', async () => {
    const { script, running, remove } = await notedBrowser();
    const asked: string[] = [];
    const origin = await site((request, response) => {
      asked.push(request.url ?? '');
      // never ready: its browser is the one that will hang
      response.end(html(request.url === '/hangs' ? '<figure aria-busy="true"></figure>' : READY));
    });
    const subject = severalPhotographers(origin, { executablePath: script, limitMs: 30_000 });
    const lost = subject.photograph(shown('/hangs')).then(
      () => 'taken',
      (error: unknown) => String(error),
    );
    await until(() => asked.includes('/hangs'));
    const hanging = await running();
    process.kill(hanging, 'SIGSTOP');
    for (const path of ['/one', '/two', '/three']) {
      await expect(subject.photograph(shown(path))).resolves.toBeInstanceOf(Uint8Array);
    }
    expect(await running()).not.toBe(hanging);
    expect(await lost).toContain('no picture within 30000 ms');
    await until(() => !isAlive(hanging));
    await remove();
  });
});
