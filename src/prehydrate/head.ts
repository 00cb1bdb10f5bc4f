import { appDelayMs, fastResponseMs, fontTimeoutMs, scriptLoadTimeoutMs } from '@/shared/config/constants';
import { connection } from '@/shared/browser/connection';
import { isPrerenderedPage } from '@/shared/browser/prerenderedPage';
import { deviceNow } from '@/shared/browser/serverClock';
import { filmRoom, ticketAt, ticketRoom } from '@/shop/ticketTimes';
import { watchPictures } from '@/shared/browser/nearPictures';
import { whenIdle } from '@/shared/browser/whenIdle';
import { replayClicks } from './replayClicks';

/** The last resort, if not even the script that explains the failure can be loaded. */
const startFailed = 'Bitte lade diese Seite neu.';

// Inlined in every head with the same text, so that one hash in the Content-Security-Policy allows it.

replayClicks();

const page = document.documentElement;
const { request, requestById, headers = '{}', fonts } = page.dataset;
const { app, stylesheets } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
const scripts = app?.split(' ') ?? [];
// The HTML names no other scripts, and these before this one.
const isPrehydrated = document.querySelector('script[src]') !== null;

// The app needs the whole page. On a slow line it would delay what prehydration needs. Before everything else, so that the
// app starts even if something here fails.
document.addEventListener('DOMContentLoaded', () => {
  setTimeout(addApp, isPrehydrated && !isFastLine() ? appDelayMs : 0);
  setTimeout(reportFailure, scriptLoadTimeoutMs);
});

// The only addresses that the policy lets a script or a worker have: on the own host, from a slash. `null` refuses others.
// Throws where a browser extension was faster, whose policy then counts.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (/^\/\w/.test(address) ? address : null) as string,
});

let pending = scripts.length;

/** Without the app the page would claim to load for ever. */
function reportFailure() {
  if (page.dataset['start'] !== undefined) return;
  page.dataset['start'] = 'failed';
  // Past any cache that has the other files of this page wrong.
  add('script', { src: `/without-app.js?${deviceNow()}` }).onerror = () => {
    if (!pending) document.body.prepend(startFailed);
  };
}

function firstRequest(): string | undefined {
  if (!isPrerenderedPage(page)) return undefined;
  if (request?.includes('*') === false) return request;
  const { query = '' } = page.dataset;
  const { pathname, search } = location;
  const name = new URLSearchParams(search).get(query) ?? pathname.split('/').filter(Boolean).pop() ?? '';
  if (/^\d+$/.test(name)) return /^[1-9]\d{0,14}$/.test(name) ? requestById?.replace('*', name) : undefined;
  // Only characters that are not escaped in an address.
  return /^[\w.-]+$/.test(name) ? request?.replace('*', name) : undefined;
}

const address = firstRequest();
if (address) {
  const controller = new AbortController();
  const response = fetch(address, {
    signal: controller.signal,
    // As the client sends it (backend, "Client").
    cache: 'no-store',
    credentials: 'include',
    window: null,
    headers: JSON.parse(headers) as Record<string, string>,
  });
  // Avoids an unhandled rejection; the app handles the error when it takes the response.
  response.catch(() => undefined);
  window.earlyResponses = { [address]: Object.assign(response, { end: () => controller.abort() }) };
}

watchPictures();

// The room of „Heute Abend“ on the home page, so that nothing moves when the app fills it.
const ticket = ticketAt(deviceNow());
if (ticket) page.style.setProperty(ticketRoom, ticket[2] ?? filmRoom);

function add<Tag extends 'link' | 'script'>(tag: Tag, attributes: Record<string, string>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ crossorigin: '', ...attributes }))
    element.setAttribute(name, value);
  return document.head.appendChild(element);
}

function isFastLine(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { saveData, effectiveType = '4g' } = connection();
  if (!navigation || saveData || effectiveType !== '4g') return false;
  return navigation.responseStart - navigation.requestStart < fastResponseMs;
}

// The first paint waits for the fonts, because a later change moves lines; but not on a slow line, and not for long.
if (fonts && isFastLine()) {
  const script = add('script', { type: 'module', blocking: 'render', fetchpriority: 'high', src: fonts });
  function endWait() {
    if (performance.getEntriesByName(script.src).length > 0) return;
    script.remove();
    // From the first frame on, the script adds no fonts when it runs.
    requestAnimationFrame(() => (page.dataset['fonts'] = ''));
  }
  // A busy browser may not yet have noticed that the script has arrived.
  setTimeout(() => whenIdle(endWait), fontTimeoutMs);
}

// While the page is parsed, a slow line would be idle. On a fast one the fonts come first.
if (!isPrehydrated && !isFastLine()) scripts.forEach((href) => add('link', { rel: 'modulepreload', href }));

/** Adds the app and the files of the screen, each script evaluated when it is loaded, in a task of its own. */
function addApp() {
  for (const src of scripts) {
    const script = add('script', { type: 'module', src });
    // Also after an error in a script. The app starts in a task of its own, and then handles the failures of others.
    script.onload = script.onerror = () => --pending || setTimeout(reportFailure);
  }
  // The other stylesheets apply after the first one, which defines the custom properties that they use.
  const [first, ...others] = (stylesheets?.split(' ') ?? []).map((href, index) =>
    add('link', { rel: 'stylesheet', media: index ? 'not all' : 'all', href }),
  );
  if (first) first.onload = first.onerror = () => others.forEach((link) => (link.media = 'all'));
}
