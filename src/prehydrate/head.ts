import { fastResponseMs, fontTimeoutMs, pictureDelay, pictureMargin } from '@/shared/config/constants';
import { connection } from '@/shared/browser/connection';
import { isPrerenderedPage } from '@/shared/browser/prerenderedPage';
import { deviceNow } from '@/shared/browser/serverClock';
import { hasTicketAt, ticketRoom } from '@/shop/ticketTimes';
import { watchPictures } from '@/shared/browser/nearPictures';
import { replayClicks } from './replayClicks';

/** Inlined in every head with the same text, so that one hash in the Content-Security-Policy allows it. */
replayClicks();

const page = document.documentElement;
const { request, requestById, headers = '{}', fonts } = page.dataset;
const { scripts, stylesheets } =
  document.querySelector<HTMLElement>('script[data-stylesheets]')?.dataset ?? {};

function firstRequest(): string | undefined {
  if (!isPrerenderedPage(page)) return undefined;
  if (request?.includes('*') === false) return request;
  const { query = '' } = page.dataset;
  const { pathname, search } = window.location;
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
    headers: JSON.parse(headers) as Record<string, string>,
  });
  // Avoids an unhandled rejection; the app handles the error when it takes the response.
  response.catch(() => undefined);
  globalThis.earlyResponses = { [address]: Object.assign(response, { end: () => controller.abort() }) };
}

watchPictures(pictureMargin, pictureDelay);

// The room of „Heute Abend“ on the home page, so that nothing moves when the app fills it.
if (hasTicketAt(deviceNow())) page.style.setProperty(ticketRoom, '1');

function addLink(href: string, attributes: Record<string, string>): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries({ ...attributes, crossorigin: '', href }))
    link.setAttribute(name, value);
  document.head.append(link);
  return link;
}

// Added after the request: links in the HTML would occupy the six connections of HTTP/1.1 first.
for (const href of scripts?.split(' ') ?? []) addLink(href, { rel: 'modulepreload' });

let isAdded = false;

/** The others apply after the first one, which defines the custom properties that they use. */
function addStylesheets() {
  if (isAdded) return;
  isAdded = true;
  const [first, ...others] = (stylesheets?.split(' ') ?? []).map((href, index) =>
    addLink(href, { rel: 'stylesheet', media: index ? 'not all' : 'all' }),
  );
  if (first) first.onload = first.onerror = () => others.forEach((link) => (link.media = 'all'));
}

function isFastLine(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { saveData, effectiveType = '4g' } = connection();
  if (!navigation || saveData || effectiveType !== '4g') return false;
  return navigation.responseStart - navigation.requestStart < fastResponseMs;
}

// The first paint waits for the fonts, because a later change moves lines; but not on a slow line, and not for long.
if (fonts && isFastLine()) {
  const script = document.createElement('script');
  const attributes = { type: 'module', blocking: 'render', fetchpriority: 'high', src: fonts };
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  const timeout = setTimeout(() => {
    // Then the script adds no fonts when it runs.
    page.dataset['fonts'] = '';
    script.remove();
  }, fontTimeoutMs);
  script.onload = () => clearTimeout(timeout);
  document.head.append(script);
}

// A prerendered page is painted with its critical CSS first, unless the app starts before that.
globalThis.addStylesheets = addStylesheets;
if (isPrerenderedPage(page)) requestAnimationFrame(() => setTimeout(addStylesheets));
else addStylesheets();
