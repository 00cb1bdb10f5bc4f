import { describe, expect, it, vi, type Mock } from 'vitest';
import { startHistoryGate } from '@/shared/browser/historyGate';
import { guardLeaving } from '@/shared/browser/leaving';
import { addCleanup } from '@test/support/cleanups';
import { pause } from '@test/support/time';

type Ask = Mock<(goOn: () => void) => void>;

/** Addresses that the router would have numbered, each an entry of the history; the browser stands on the one named. */
async function visited(addresses: string[], current: string): Promise<void> {
  addresses.forEach((address, idx) => window.history.pushState({ idx }, '', address));
  const way = addresses.indexOf(current) - addresses.length + 1;
  if (way === 0) return;
  window.history.go(way);
  await at(current);
}

const at = (address: string) => vi.waitFor(() => expect(window.location.pathname).toBe(address));

/** What a router would hear of the history. */
function heard(): string[] {
  const places: string[] = [];
  const listen = () => places.push(window.location.pathname);
  window.addEventListener('popstate', listen);
  addCleanup(() => window.removeEventListener('popstate', listen));
  return places;
}

function hold(): Ask {
  const ask: Ask = vi.fn();
  addCleanup(startHistoryGate());
  addCleanup(guardLeaving(ask));
  return ask;
}

/** Longer than it takes to look whether a step arrived, so that one too many would show. */
const quiet = () => pause(400);

const shop = ['/liste', '/show', '/cart', '/checkout', '/danach', '/zuletzt'];

const steps = (...widths: number[]) => widths.forEach((width) => window.history.go(width));

function stepsBySteps() {
  window.history.back();
  setTimeout(() => window.history.back(), 1);
  setTimeout(() => window.history.back(), 40);
}

describe('several steps off a guarded page', () => {
  it.each([
    ['two', () => steps(-1, -1), '/cart', shop],
    ['two at the end of the history', () => steps(-1, -1), '/cart', shop.slice(0, 4)],
    ['three', () => steps(-1, -1, -1), '/cart', shop],
    ['some a little later', stepsBySteps, '/cart', shop],
    ['there and back', () => steps(-1, 1), '/cart', shop],
    ['one that is two wide', () => steps(-2), '/show', shop],
  ])('lead back to it, and on to where the first one led: %s', async (_, go, wanted, addresses) => {
    await visited(addresses, '/checkout');
    const ask = hold();
    const places = heard();
    go();
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    await at('/checkout');
    await quiet();
    expect(window.location.pathname).toBe('/checkout');
    expect(places).toEqual([]);

    ask.mock.lastCall![0]();
    await vi.waitFor(() => expect(places).toEqual([wanted]));
    expect(window.location.pathname).toBe(wanted);
  });
});

it('a visitor who is quicker than the step back continues from there', async () => {
  await visited(shop, '/checkout');
  const ask = hold();
  const places = heard();
  ask.mockImplementation((goOn) => goOn());
  window.history.back();
  window.history.back();
  await vi.waitFor(() => expect(places).toEqual(['/cart']));
  expect(window.location.pathname).toBe('/cart');
  expect(ask).toHaveBeenCalledOnce();
});
