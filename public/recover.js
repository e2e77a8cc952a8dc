/**
 * For when files of the page itself did not come: then nothing of the bundle runs, and this is not part of it. The page can
 * be read all the same; it says what is wrong, and loads again by itself once its files are to be had (specification §20.5).
 */
(() => {
  const STORED = 'syo.mended';
  /** A page that is still broken after so many reloads in this time waits for a person. */
  const MOST_RELOADS = 3;
  const SPAN_MS = 300_000;
  const LONGEST_PAUSE_MS = 30_000;

  /** Scripts and style sheets that the page asked for and did not get. */
  function lostFiles() {
    const scripts = [...document.scripts].filter(({ src, noModule }) => src.includes('/_next/') && !noModule);
    const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')];
    return [...scripts.map(({ src }) => src), ...sheets.map(({ href }) => href)].filter(didNotCome);
  }

  function didNotCome(src) {
    const entry = performance.getEntriesByName(src).at(-1);
    if (!entry) return false;
    return entry.responseStatus ? entry.responseStatus >= 400 : entry.decodedBodySize === 0;
  }

  /** Also when it is gone for good, as after a deployment: the page names other files then. */
  async function isToBeHad(src) {
    const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    return answer !== null && (answer.ok || answer.status === 404);
  }

  function mayReload() {
    try {
      const times = JSON.parse(sessionStorage.getItem(STORED) ?? '[]').filter((time) => Date.now() - time < SPAN_MS);
      if (times.length >= MOST_RELOADS) return false;
      sessionStorage.setItem(STORED, JSON.stringify([...times, Date.now()]));
      return true;
    } catch {
      return false;
    }
  }

  function say() {
    const note = document.createElement('div');
    note.setAttribute('role', 'alert');
    // The style sheet may be what is missing.
    note.style.cssText =
      'position:fixed;inset:auto 1rem 6rem;z-index:50;margin:auto;max-width:28rem;padding:.75rem 1.25rem;' +
      'border-radius:.5rem;background:#fbfaf6;color:#211d17;box-shadow:0 2px 30px rgb(33 29 23/.3)';
    note.textContent = 'Part of this page could not be loaded. You can read it; choices wait for the network. ';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Reload';
    button.style.cssText = 'min-height:2.75rem;text-decoration:underline;font-weight:600';
    button.addEventListener('click', () => location.reload());
    note.append(button);
    document.body.append(note);
  }

  function untilNextAttempt(failures) {
    return new Promise((resolve) => {
      setTimeout(resolve, Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS));
      window.addEventListener('online', resolve, { once: true });
    });
  }

  let isMending = false;

  async function mend(lost) {
    if (isMending || lost.length === 0) return;
    isMending = true;
    say();
    for (let failures = 0; !(await Promise.all(lost.map(isToBeHad))).every(Boolean); failures += 1) {
      await untilNextAttempt(failures);
    }
    if (mayReload()) location.reload();
  }

  /** Whether the page came with this script, which may run after its load. Others are missed by who asked for them. */
  const isOwn = (script) =>
    document.querySelector(`link[rel="preload"][as="script"][href="${new URL(script.src).pathname}"]`) !== null;

  const hear = ({ target }) => target instanceof HTMLScriptElement && isOwn(target) && void mend([target.src]);
  window.addEventListener('error', hear, true);
  if (document.readyState === 'complete') void mend(lostFiles());
  else window.addEventListener('load', () => void mend(lostFiles()));
})();
