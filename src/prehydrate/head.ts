import { pictureDelay, pictureMargin } from '@/shared/config/constants';
import { isPrerenderedPage } from '@/shared/browser/prerenderedPage';
import { fontsKey } from '@/shared/browser/fontsKey';
import { watchPictures } from '@/shared/browser/nearPictures';
import { holdPresses } from './heldPress';

/**
 * Stands in the head of every built page, everywhere the same, so that one hash in the Content-Security-Policy does. What
 * the page asks for is noted at `<html>`, and at the script itself which files come after that.
 */
holdPresses();

const page = document.documentElement;
const { asks, asksById, headers = '{}', fonts } = page.dataset;
const { scripts, sheets } = document.querySelector<HTMLElement>('script[data-sheets]')?.dataset ?? {};

/** What the app will ask for first; nothing where that is not certain. */
function addressToAsk(): string | undefined {
  if (!isPrerenderedPage(page)) return undefined;
  if (asks?.includes('*') === false) return asks;
  const { query = '' } = page.dataset;
  const { pathname, search } = window.location;
  const name = new URLSearchParams(search).get(query) ?? pathname.split('/').filter(Boolean).pop() ?? '';
  if (/^\d+$/.test(name)) return /^[1-9]\d{0,14}$/.test(name) ? asksById?.replace('*', name) : undefined;
  // Signs that stand for themselves in every address.
  return /^[\w.-]+$/.test(name) ? asks?.replace('*', name) : undefined;
}

const address = addressToAsk();
if (address) {
  const call = new AbortController();
  const answer = fetch(address, {
    signal: call.signal,
    // Its `Date` sets the shop's clock, and must not be that of an answer which the browser has kept.
    cache: 'no-cache',
    credentials: 'include',
    headers: JSON.parse(headers) as Record<string, string>,
  });
  // Whoever takes the answer hears of its failure, too.
  answer.catch(() => undefined);
  globalThis.earlyResponses = { [address]: Object.assign(answer, { end: () => call.abort() }) };
}

watchPictures(pictureMargin, pictureDelay);

function addLink(href: string, attributes: Record<string, string>): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries({ ...attributes, crossorigin: '', href }))
    link.setAttribute(name, value);
  document.head.append(link);
  return link;
}

// Only now: a browser looks through a page for links before it runs any script, and has but six connections to a server
// that speaks HTTP/1.1. As links of the page, these would let the answer wait.
for (const href of scripts?.split(' ') ?? []) addLink(href, { rel: 'modulepreload' });

/**
 * The first sheet has the colours and measures that the others count on: one that comes sooner would take them from what
 * the page says by itself.
 */
function addSheets() {
  const [first, ...others] = (sheets?.split(' ') ?? []).map((href, place) =>
    addLink(href, { rel: 'stylesheet', media: place ? 'not all' : 'all' }),
  );
  if (first) first.onload = first.onerror = () => others.forEach((link) => (link.media = 'all'));
}

/** The faces that an earlier page has kept, where they are those of this build. */
function keptFaces(sheet: string): string | undefined {
  try {
    const [name, faces] = window.localStorage.getItem(fontsKey)?.split('\n') ?? [];
    return name === sheet ? faces : undefined;
  } catch {
    return undefined;
  }
}

/** The letters of the house. In the page itself: it must not wait for a file that the browser may have dropped again. */
const [sheet, ...files] = fonts?.split(' ') ?? [];
const faces = sheet && keptFaces(sheet);
if (faces) {
  for (const href of files) addLink(href, { rel: 'preload', as: 'font' });
  document.head.append(Object.assign(document.createElement('style'), { textContent: faces }));
}

// After the frame that paints what the page holds. A page that is made anew needs its sheets before that can be shown.
if (isPrerenderedPage(page)) requestAnimationFrame(() => setTimeout(addSheets));
else addSheets();
