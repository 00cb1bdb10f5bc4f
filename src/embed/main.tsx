import { comingShows } from '@/domain/comingShows';
import { embeddedListPath, embeddingIn, heightMessage } from '@/domain/embedding';
import type { Show } from '@/domain/entities';
import { nextBookable } from '@/domain/nextDates';
import { append } from '@/prehydrate/jsxRuntime';
import { deviceNow, shopMinute } from '@/shared/browser/serverClock';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';
import { siteOrigin } from '@/shared/config/siteOrigin';
import { statusTexts } from '@/shared/ui/texts';
import { EmbeddedDates, EmbeddedView } from './EmbeddedView';
import { readShows } from './readShows';
import { embedTexts as texts, listTextsOf } from './texts';

// A page of its own, because a frame on another website has neither cart nor consent: no React, no store, and nothing is
// stored (requirements, "Further features").
const { kind, count, theme } = embeddingIn(window.location.search);
document.documentElement.dataset['theme'] = theme;
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
if (canonical) canonical.href = siteOrigin() + embeddedListPath(kind);

const main = document.querySelector('main');
// With `jsxRuntime.ts`, components return elements.
if (main) append(main, (<EmbeddedView kind={kind} />) as never);
const status = document.querySelector('[role="status"]');
const dates = document.querySelector<HTMLElement>('.dates');

/** What is shown already stays. What was pressed may go: then the focus stays at the dates. */
function show(text: string, content: unknown): void {
  if (status) status.textContent = text;
  const next = dates?.cloneNode();
  if (next) append(next, content as never);
  if (!dates || !next || dates.isEqualNode(next)) return;
  const hadFocus = dates.contains(document.activeElement);
  dates.replaceChildren(...next.childNodes);
  if (hadFocus) dates.focus();
}

function showDates(shows: Show[]): void {
  const now = shopMinute();
  const next = nextBookable(shows, now, count);
  if (next.length > 0) show('', <EmbeddedDates shows={next} now={now} />);
  else show(comingShows(shows, now).length > 0 ? texts.noneOnSale : listTextsOf(kind).none, null);
}

function showFailure(): void {
  show(
    navigator.onLine ? texts.failed : texts.offline,
    <button type="button" className="btn">
      {statusTexts.retry}
    </button>,
  );
  dates?.querySelector('button')?.addEventListener('click', loadAgain);
}

const tickMs = 60_000;
const maxAgeMs = 5 * tickMs;

let known: Show[] | undefined;
let askedAt = 0;
let isLoading = false;

/** Without a response, what is known stays, except for what is over. */
async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  askedAt = deviceNow();
  if (status && !known) status.textContent = texts.loading;
  window.removeEventListener('online', loadAgain);
  try {
    known = await readShows(kind);
  } catch {
    window.addEventListener('online', loadAgain);
  }
  if (known) showDates(known);
  else showFailure();
  isLoading = false;
}

function loadAgain(): void {
  void load();
}

/** A frame may stay open for days. */
function refresh(): void {
  if (document.visibilityState === 'hidden') return;
  if (known) showDates(known);
  if (Math.abs(deviceNow() - askedAt) >= maxAgeMs) loadAgain();
}

/** Tells the page around the height, in px; who embeds the page is unknown, and the height is no secret. */
function tellHeight(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  window.parent.postMessage({ type: heightMessage, height }, '*');
}

if (window.parent !== window) new ResizeObserver(tellHeight).observe(document.body);
void load();
onVisitorReturn(refresh);
setInterval(refresh, tickMs);
