import type { BrowserContext, Page } from '@playwright/test';
import { vienna, viennaTime } from '@test/sandbox/clock';

const thursday = 4;

/**
 * Last Thursday at noon (epoch ms), because the sandbox's programme depends on weekday and hour. In the past, because a
 * cookie that is deleted with a date of “yesterday” would otherwise stay.
 */
function lastThursdayNoon(now: number): number {
  const noons = [0, 1, 2, 3, 4, 5, 6, 7].map((days) => viennaTime(now, -days, '12:00'));
  return noons.find((noon) => noon < now && vienna(noon).getDay() === thursday)!;
}

/** Offset in ms from the machine's clock to the tests'. Workers inherit the first process's value. */
export const clockShift = Number(
  (process.env['TESTS_CLOCK_SHIFT'] ??= String(lastThursdayNoon(Date.now()) - Date.now())),
);

/** Current time (epoch ms) of browser and sandbox. */
export const shopNow = () => Date.now() + clockShift;

/** Runs in a page: moves its clock, which keeps running. */
export function moveClock(shift: number): void {
  const machine = Date;
  const now = () => machine.now() + shift;
  globalThis.Date = new Proxy(machine, {
    construct: (_, values, wanted) =>
      Reflect.construct(machine, values.length === 0 ? [now()] : values, wanted) as Date,
    get: (_, name) => (name === 'now' ? now : (Reflect.get(machine, name) as unknown)),
  });
}

/** Moves the clock of a context's pages. */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(moveClock, clockShift);
}

/** Puts the timers of pages that load from now on under control: `passTime` makes them run. */
export async function takeTimers(context: BrowserContext): Promise<void> {
  type Kept = { machinePerformance: Performance };
  await context.addInitScript(() => Object.assign(globalThis, { machinePerformance: performance }));
  await context.clock.install({ time: shopNow() });
  // Playwright's replacement knows neither kinds of navigation nor resources.
  await context.addInitScript(() => {
    const { machinePerformance } = globalThis as unknown as Kept;
    Object.defineProperty(globalThis, 'performance', { value: machinePerformance });
  });
}

/** A request of the test has its response afterwards, so that every request that the page made before is known. */
export async function seeRequests(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/robots.txt', { cache: 'no-store' })));
}

/**
 * Makes time pass for the page in an instant: its timers and idle callbacks run, also those that end requests that take
 * too long (`AbortSignal.timeout`). Twice, because responses set timers, too.
 */
export async function passTime(page: Page, ms = 10_000): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await page.clock.runFor(ms / 2);
    await seeRequests(page);
  }
}
