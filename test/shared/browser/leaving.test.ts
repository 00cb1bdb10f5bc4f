import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { startHistoryGate } from '@/shared/browser/historyGate';
import { guardLeaving } from '@/shared/browser/leaving';
import { addCleanup } from '@test/support/cleanups';
import { passTime, stopTime } from '@test/support/time';

type Ask = Mock<(goOn: () => void) => void>;

/** Writes the addresses into the history with indexes, as the router does, and goes to `current`. */
async function visited(addresses: string[], current: string): Promise<void> {
  addresses.forEach((address, idx) => window.history.pushState({ idx }, '', address));
  const delta = addresses.indexOf(current) - addresses.length + 1;
  if (delta === 0) return;
  window.history.go(delta);
  await passTime(10);
  expect(window.location.pathname).toBe(current);
}

/** Addresses of the `popstate` events that reach the router. */
function heard(): string[] {
  const reached: string[] = [];
  const listen = () => reached.push(window.location.pathname);
  window.addEventListener('popstate', listen);
  addCleanup(() => window.removeEventListener('popstate', listen));
  return reached;
}

function hold(): Ask {
  const ask: Ask = vi.fn();
  addCleanup(startHistoryGate());
  addCleanup(guardLeaving(ask));
  return ask;
}

const shop = ['/liste', '/show', '/cart', '/checkout', '/danach', '/zuletzt'];

const steps = (...widths: number[]) => widths.forEach((width) => window.history.go(width));

function stepsBySteps() {
  window.history.back();
  setTimeout(() => window.history.back(), 1);
  setTimeout(() => window.history.back(), 40);
}

// Steps through the history of jsdom are timers, too.
beforeEach(stopTime);

describe('several steps away from a guarded page', () => {
  it.each([
    ['two', () => steps(-1, -1), '/cart', shop],
    ['two at the end of the history', () => steps(-1, -1), '/cart', shop.slice(0, 4)],
    ['three', () => steps(-1, -1, -1), '/cart', shop],
    ['three with pauses', stepsBySteps, '/cart', shop],
    ['back and forward', () => steps(-1, 1), '/cart', shop],
    ['one over two entries', () => steps(-2), '/show', shop],
  ])(
    'lead back to it, and after a confirmation to the target of the first step: %s',
    async (_, go, wanted, addresses) => {
      await visited(addresses, '/checkout');
      const ask = hold();
      const reached = heard();
      go();
      // The way back takes at most two checks.
      await passTime(600);
      expect(ask).toHaveBeenCalled();
      expect(window.location.pathname).toBe('/checkout');
      // Longer than the check for a step, so that a surplus step would be noticed.
      await passTime(400);
      expect(window.location.pathname).toBe('/checkout');
      expect(reached).toEqual([]);

      ask.mock.lastCall![0]();
      await passTime(10);
      expect(reached).toEqual([wanted]);
      expect(window.location.pathname).toBe(wanted);
    },
  );
});

it('asks once and goes to the target of the first step if the visitor confirms before the step back', async () => {
  await visited(shop, '/checkout');
  const ask = hold();
  const reached = heard();
  ask.mockImplementation((goOn) => goOn());
  window.history.back();
  window.history.back();
  await passTime(600);
  expect(reached).toEqual(['/cart']);
  expect(window.location.pathname).toBe('/cart');
  expect(ask).toHaveBeenCalledOnce();
});
