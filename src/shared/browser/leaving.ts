import { guardHistory } from './historyGate';
import { afterOverlays, entryIndex } from './overlayHistory';

type Proceed = () => void;
type Ask = (proceed: Proceed) => void;

/** ms after which a step is checked: one of the visitor may cancel it. Also the time of a double Back. */
const stepTimeoutMs = 250;

/**
 * Prevents leaving the page by links, Back and Forward until the visitor has answered `ask`; the browser itself asks
 * before closing, reloading and other sites. Returns a function that ends it.
 */
export function guardLeaving(ask: Ask): () => void {
  const page = pageOf(window.location);
  const ownIndex = entryIndex(window.history.state);
  let isFree = false;
  let isReturning = false;
  let stepTimer: ReturnType<typeof setTimeout> | undefined;

  function handleUnload(event: BeforeUnloadEvent) {
    if (!isFree) event.preventDefault();
  }

  function handleClick(event: MouseEvent) {
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

  /** The browser has already left: it is sent back before the router reacts, and then the visitor is asked. */
  function handleHistory(event: PopStateEvent) {
    const index = entryIndex(event.state);
    if (isFree || ownIndex === undefined || index === undefined) return;
    if (isReturning) {
      event.stopImmediatePropagation();
    } else if (index !== ownIndex && pageOf(window.location) !== page) {
      event.stopImmediatePropagation();
      isReturning = true;
      returnTo(ownIndex, index);
    }
  }

  /** Computed after each step, since the visitor may step as well. The dialog's entry must follow this page's. */
  function returnTo(to: number, from: number) {
    const steps = stepsTo(to);
    if (steps === 0) {
      isReturning = false;
      ask(() => leaveTo(from));
    } else {
      window.history.go(steps);
      stepTimer = setTimeout(() => returnTo(to, from), stepTimeoutMs);
    }
  }

  function leaveTo(index: number) {
    afterOverlays(() => {
      isFree = true;
      window.history.go(stepsTo(index));
    });
  }

  window.addEventListener('beforeunload', handleUnload);
  document.addEventListener('click', handleClick, { capture: true });
  const endGuard = guardHistory(handleHistory);
  return () => {
    window.removeEventListener('beforeunload', handleUnload);
    document.removeEventListener('click', handleClick, { capture: true });
    endGuard();
    clearTimeout(stepTimer);
  };
}

export function pageOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

function stepsTo(index: number): number {
  return index - (entryIndex(window.history.state) ?? index);
}

/** The link that a click would follow in this window to another page of the shop. */
export function leavingLink(event: MouseEvent, page: string): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined;
  return link.origin === window.location.origin && pageOf(link) !== page ? link : undefined;
}
