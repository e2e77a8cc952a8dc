/** How Next asks for the scripts of a page: as soon as they come, which is mostly before anything has been painted. */
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;

/** What React writes beside it for the first of them. */
const AHEAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g;

/**
 * Asks for the page's scripts once the first picture has come, so that they do not share a phone's network with it; on a page
 * without one, when its text is there. A picture that is long in coming does not hold them back. By their links `recover.js`
 * knows them.
 */
const ASK =
  "const ask=()=>{for(const link of document.querySelectorAll('link[data-run]'))link.rel='preload'};" +
  "const isFirst=({target})=>target instanceof Element&&target.matches('img[data-whole]');" +
  "for(const end of ['load','error'])document.addEventListener(end,(event)=>isFirst(event)&&ask(),true);" +
  "addEventListener('DOMContentLoaded',()=>{const first=document.querySelector('img[data-whole]');" +
  'if(!first||first.complete)ask();else setTimeout(ask,1000)});';

/**
 * Gives the page's scripts over to run. A second call finds none that wait. React looks for the attribute `async`, and would
 * load a script again that it does not find. That one of them did not come is heard by `recover.js` alone, on its way down to
 * the script: the bundle's loader, which listens later, would fail what waits for it, and React put an error in the place of
 * a page that can be read.
 */
const RUN =
  'const run=()=>{ask();' +
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
  "list.getEntries().some(({element})=>element?.matches('img[data-whole]')))run()}).observe({type,buffered:true});" +
  "for(const hand of['pointerdown','keydown'])addEventListener(hand,run,{capture:true,once:true});" +
  "addEventListener('load',()=>setTimeout(run,tells?1000:0));";

/** Stands in the page's head. */
export const RUN_AFTER_PAINT = `(()=>{${ASK}${RUN}${WHEN_PAINTED}})()`;

/**
 * The page with its scripts loaded once its first picture is there, and run once it has been painted: the picture does not wait for
 * two hundred kilobytes of code to be sent to a phone and read by it. Until then they are links that say nothing of what they are.
 */
export function paintFirst(html: string): string {
  const waiting = html
    .replaceAll(AHEAD, '')
    .replaceAll(SCRIPT, '<link as="script" fetchPriority="low" href="$1" data-run=""/>');
  return waiting === html ? html : waiting.replace('</head>', `<script>${RUN_AFTER_PAINT}</script></head>`);
}
