import type { Page } from '@playwright/test';

type Visit = { element: Element; faults: string[]; isOut: boolean };
declare global {
  var sweepVisits: Visit[];
  var sweepStops: HTMLElement[];
  var sweepEnd: () => void;
}

/** Records where each Tab leads. The browser has scrolled to the element when the key is released. */
function record(): void {
  window.sweepVisits = [];
  window.addEventListener(
    'keyup',
    ({ key }) => {
      const element = document.activeElement;
      if (key !== 'Tab' || !element || element === document.body) return;
      const { name, isClipped, layerOf } = window.sweep;
      const faults: string[] = [];
      // A transparent field in its label: the label is what is seen.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const seen =
        label?.matches(':focus-within') && getComputedStyle(label).outlineStyle !== 'none' ? label : element;
      const box = seen.getBoundingClientRect();
      const isInvisible =
        !seen.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        box.width * box.height === 0 ||
        isClipped(element);
      if (isInvisible) faults.push(`has the focus and is invisible: ${name(element)}`);
      const spots = [0.5, 0.1, 0.9].flatMap((x) =>
        [0.5, 0.1, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      const inView = spots.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
      const own = layerOf(element);
      // A tall field need not be shown as a whole.
      const spotsInBars = inView.map(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        const bar = top && layerOf(top);
        if (!bar || bar === own || bar.contains(element) || own?.contains(bar)) return undefined;
        // They move away: test/browser/toasts.spec.ts.
        return bar.matches('.Toastify__toast-container') ? undefined : bar;
      });
      const bar = spotsInBars.find((covering) => covering !== undefined);
      const isTall = box.height > innerHeight / 2;
      if (bar && !(isTall && spotsInBars.includes(undefined))) {
        faults.push(`has the focus under ${name(bar)}: ${name(element)}`);
      }
      window.sweepVisits.push({ element, faults, isOut: !isInvisible && inView.length === 0 });
    },
    { capture: true },
  );
}

export const installRecorder = (page: Page) => page.addInitScript(record);

/** Focuses the start of the part, and counts the controls that Tab must reach. */
const begin = (page: Page, part: string): Promise<number> =>
  page.evaluate((part) => {
    window.sweepVisits = [];
    const open = document.querySelector<HTMLElement>('[role=dialog]');
    const start = part === 'html' ? (open ?? document.body) : document.querySelector<HTMLElement>(part)!;
    const hadIndex = start.hasAttribute('tabindex');
    if (!hadIndex) start.tabIndex = -1;
    start.focus({ preventScroll: true });
    window.sweepEnd = () => {
      if (!hadIndex) start.removeAttribute('tabindex');
    };
    // The drawer covers its opener, and has a button of its own.
    const passed = '.menus-button[aria-expanded=true]';
    window.sweepStops = window.sweep.controls(part, true).filter((control) => !control.matches(passed));
    return window.sweepStops.length;
  }, part);

/** Presses Tab without waiting for the response to each press: the browser handles them in their order. */
async function pressTab(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const presses = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ]);
  await Promise.all(presses.flat());
  await session.detach();
}

/** Controls that Tab misses, reaches in another order than they are shown, or leaves invisible or covered. */
export async function keyboardFaults(page: Page, part: string): Promise<string[]> {
  const count = await begin(page, part);
  await pressTab(page, count + 4);
  return page.evaluate(async (part) => {
    const { name, layerOf, rendered } = window.sweep;
    const visits = window.sweepVisits;
    window.sweepEnd();
    const faults = visits.flatMap((visit) => visit.faults);
    // Parts of long lists change their height when they come into view.
    for (const { element } of visits.filter(({ isOut }) => isOut)) {
      if (!(element instanceof HTMLElement) || !element.isConnected) continue;
      element.blur();
      element.focus();
      await rendered();
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!isInView) faults.push(`has the focus out of view: ${name(element)}`);
    }
    const reached = new Set(visits.map(({ element }) => element));
    const isReached = (control: HTMLElement, reached: Set<Element>) => {
      if (reached.has(control) || control.matches(':disabled')) return true;
      const group = control.closest('[role=tablist], [role=grid]');
      if (group) return [...reached].some((element) => group.contains(element));
      if (control instanceof HTMLInputElement && control.type === 'radio') {
        return [...reached].some((other) => other instanceof HTMLInputElement && other.name === control.name);
      }
      return false;
    };
    for (const control of window.sweepStops) {
      if (!isReached(control, reached)) faults.push(`Tab does not reach ${name(control)}`);
    }
    const stops = [...reached];
    for (const [index, next] of stops.entries()) {
      const last = stops[index - 1];
      if (!last?.closest(part) || !next.closest(part)) continue;
      // Behind the last element Tab starts again.
      if (last.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING) {
        const before = new Set<Element>(stops.slice(0, index));
        if (window.sweepStops.every((control) => isReached(control, before))) break;
        faults.push(`Tab goes back to ${name(next)} after ${name(last)}`);
        continue;
      }
      const above = (element: Element) => {
        const ancestors: Element[] = [];
        for (let at: Element | null = element; at; at = at.parentElement) ancestors.unshift(at);
        return ancestors;
      };
      const [path, other] = [above(last), above(next)];
      const fork = path.findIndex((element, at) => element !== other[at]);
      const [one, two] = [path[fork], other[fork]];
      if (!one || !two || layerOf(one) !== layerOf(two)) continue;
      const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
      const isAbove = b.bottom <= a.top + 1 && b.left < a.right && b.right > a.left;
      const isBefore = b.right <= a.left + 1 && b.top < a.bottom - 4 && b.bottom > a.top + 4;
      if (isAbove || isBefore)
        faults.push(`Tab goes ${isAbove ? 'up' : 'left'} from ${name(one)} to ${name(two)}`);
    }
    return faults;
  }, part);
}
