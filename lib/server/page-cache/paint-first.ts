/** How Next asks for the scripts of a page: as soon as they come, which is mostly before anything has been painted. */
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;

/**
 * Gives the page's scripts over to run. A second call finds none that wait. React looks for the attribute `async`, and would
 * load a script again that it does not find. That one of them did not come is heard by `recover.js` alone, on its way down to
 * the script: the bundle's loader, which listens later, would fail what waits for it, and React put an error in the place of
 * a page that can be read.
 */
const RUN =
  'const run=()=>{' +
  "for(const link of document.querySelectorAll('link[data-run]')){" +
  "const script=document.createElement('script');script.async=true;script.src=link.getAttribute('href');" +
  "script.addEventListener('error',(event)=>event.stopImmediatePropagation());" +
  "link.removeAttribute('data-run');document.head.append(script)}};";

/**
 * Runs what waits when the first picture is to be seen, or whatever comes first on a page without one. A page that nobody looks
 * at paints nothing, and a picture may fail: then its load has to do. So it does in browsers that do not tell. A hand that comes
 * before a slow picture does not wait for it.
 */
const WHEN_PAINTED =
  "const type='largest-contentful-paint';" +
  'const tells=PerformanceObserver.supportedEntryTypes.includes(type);' +
  "if(tells)new PerformanceObserver((list)=>{if(!document.querySelector('img[data-whole]')||" +
  'list.getEntries().some(({url})=>url))run()}).observe({type,buffered:true});' +
  "for(const hand of['pointerdown','keydown'])addEventListener(hand,run,{capture:true,once:true});" +
  "addEventListener('load',()=>setTimeout(run,tells?1000:0));";

/** Stands in the page's head. */
export const RUN_AFTER_PAINT = `(()=>{${RUN}${WHEN_PAINTED}})()`;

/**
 * The page with its scripts loaded as before, and run once it has been painted: the first picture does not wait for a phone
 * to read two hundred kilobytes of code.
 */
export function paintFirst(html: string): string {
  const waiting = html.replace(SCRIPT, '<link rel="preload" as="script" fetchPriority="low" href="$1" data-run=""/>');
  return waiting === html ? html : waiting.replace('</head>', `<script>${RUN_AFTER_PAINT}</script></head>`);
}
