import type { BrowserContext } from '@playwright/test';
import { vienna, viennaTime } from '@test/sandbox/clock';

const thursday = 4;

/**
 * The last Thursday at noon (ms): what the sandbox plays tonight and on which days depends on hour and weekday. Not the
 * next one, for what is dated yesterday to delete a cookie would keep it.
 */
function lastThursdayNoon(now: number): number {
  const noons = [0, 1, 2, 3, 4, 5, 6, 7].map((days) => viennaTime(now, -days, '12:00'));
  return noons.find((noon) => noon < now && vienna(noon).getDay() === thursday)!;
}

/** What turns the machine's clock into the browser tests' (ms). Every worker inherits what the first process reckoned. */
export const clockShift = Number(
  (process.env['TESTS_CLOCK_SHIFT'] ??= String(lastThursdayNoon(Date.now()) - Date.now())),
);

/** The moment (ms) in which visitors and sandbox are. */
export const shopNow = () => Date.now() + clockShift;

/** Lets the pages of a context live in the tests' time, which goes on as the machine's does. */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((shift) => {
    const machine = Date;
    const now = () => machine.now() + shift;
    globalThis.Date = new Proxy(machine, {
      construct: (_, values, wanted) =>
        Reflect.construct(machine, values.length === 0 ? [now()] : values, wanted) as Date,
      get: (_, name) => (name === 'now' ? now : (Reflect.get(machine, name) as unknown)),
    });
  }, clockShift);
}
