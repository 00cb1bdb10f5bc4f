import { describe, expect, it, vi, type Mock } from 'vitest';
import { startHistoryGate } from '@/shared/browser/historyGate';
import { guardLeaving } from '@/shared/browser/leaving';
import { addCleanup } from '@test/support/cleanups';
import { pause } from '@test/support/time';

type Ask = Mock<(goOn: () => void) => void>;

/** Writes the addresses into the history with indexes, as the router does, and goes to `current`. */
async function visited(addresses: string[], current: string): Promise<void> {
  addresses.forEach((address, idx) => window.history.pushState({ idx }, '', address));
  const delta = addresses.indexOf(current) - addresses.length + 1;
  if (delta === 0) return;
  window.history.go(delta);
  await at(current);
}

const at = (address: string) => vi.waitFor(() => expect(window.location.pathname).toBe(address));

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

/** Longer than the check for a step, so that a surplus step would be noticed. */
const quiet = () => pause(400);

const shop = ['/liste', '/show', '/cart', '/checkout', '/danach', '/zuletzt'];

const steps = (...widths: number[]) => widths.forEach((width) => window.history.go(width));

function stepsBySteps() {
  window.history.back();
  setTimeout(() => window.history.back(), 1);
  setTimeout(() => window.history.back(), 40);
}

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
      await vi.waitFor(() => expect(ask).toHaveBeenCalled());
      await at('/checkout');
      await quiet();
      expect(window.location.pathname).toBe('/checkout');
      expect(reached).toEqual([]);

      ask.mock.lastCall![0]();
      await vi.waitFor(() => expect(reached).toEqual([wanted]));
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
  await vi.waitFor(() => expect(reached).toEqual(['/cart']));
  expect(window.location.pathname).toBe('/cart');
  expect(ask).toHaveBeenCalledOnce();
});
