import { guardHistory } from './historyGate';
import { afterOverlays, entryIndex } from './overlayHistory';

type GoOn = () => void;
/** Puts it to the visitor; whoever is to leave all the same is sent on by `goOn`. */
type Ask = (goOn: GoOn) => void;

/**
 * ms after which a step of ours through the history is looked at: it may be lost where the visitor takes one too. A
 * second Back in haste belongs to the first one for so long, and does not close the question that it brought.
 */
const stepTimeoutMs = 250;

/**
 * Holds every way off this page until the visitor was asked: links of the shop, Back and Forward; closing, reloading
 * and other sites by the browser's own question. Returns what ends it. Links within the page, in a new window or with
 * a key held down leave nothing behind and go through. Of several steps in a row the first one is what is asked about.
 */
export function holdLeaving(ask: Ask): () => void {
  const page = pageOf(window.location);
  const home = entryIndex(window.history.state);
  let isFree = false;
  let isReturning = false;
  let nextLook: ReturnType<typeof setTimeout> | undefined;

  function holdUnload(event: BeforeUnloadEvent) {
    if (!isFree) event.preventDefault();
  }

  function holdClick(event: MouseEvent) {
    const link = isFree ? undefined : leavingLink(event, page);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() =>
      afterOverlays(() => {
        isFree = true;
        link.click();
      }),
    );
  }

  /** The browser has gone already: it is sent back before the router hears of it, and then the visitor is asked. */
  function holdHistory(event: PopStateEvent) {
    const place = entryIndex(event.state);
    if (isFree || home === undefined || place === undefined) return;
    if (isReturning) {
      event.stopImmediatePropagation();
    } else if (place !== home && pageOf(window.location) !== page) {
      event.stopImmediatePropagation();
      isReturning = true;
      comeBack(home, place);
    }
  }

  /**
   * A step counts from wherever the visitor's own further steps have led by then, so that one at a time is taken. The
   * question waits for the last of them: its dialog gets an entry of the history, which has to follow this page's.
   */
  function comeBack(to: number, from: number) {
    const steps = stepsTo(to);
    if (steps === 0) {
      isReturning = false;
      ask(() => leaveFor(from));
    } else {
      window.history.go(steps);
      nextLook = setTimeout(() => comeBack(to, from), stepTimeoutMs);
    }
  }

  function leaveFor(place: number) {
    afterOverlays(() => {
      isFree = true;
      window.history.go(stepsTo(place));
    });
  }

  window.addEventListener('beforeunload', holdUnload);
  document.addEventListener('click', holdClick, { capture: true });
  const endGuard = guardHistory(holdHistory);
  return () => {
    window.removeEventListener('beforeunload', holdUnload);
    document.removeEventListener('click', holdClick, { capture: true });
    endGuard();
    clearTimeout(nextLook);
  };
}

export function pageOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** From where the browser is. */
function stepsTo(place: number): number {
  return place - (entryIndex(window.history.state) ?? place);
}

/** The link that a click would follow in this window to another page of the shop. */
export function leavingLink(event: MouseEvent, page: string): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined;
  return link.origin === window.location.origin && pageOf(link) !== page ? link : undefined;
}
