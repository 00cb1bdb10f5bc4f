import { expect, it, vi } from 'vitest';

/** What a page that was just loaded says: nothing is left in its memory. */
async function isNewsToFreshPage(orderId: string): Promise<boolean> {
  vi.resetModules();
  const { noteSettledOrder } = await import('@/features/checkoutResult/settledOrders');
  return noteSettledOrder(orderId);
}

it('a payment is news to one page, not to those that are loaded later (R5)', async () => {
  expect(await isNewsToFreshPage('7')).toBe(true);
  for (let reload = 0; reload < 3; reload += 1) expect(await isNewsToFreshPage('7')).toBe(false);
  expect(await isNewsToFreshPage('8')).toBe(true);
});

it('is none to a reloaded page even where local storage is full', async () => {
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  expect(await isNewsToFreshPage('7')).toBe(true);
  expect(await isNewsToFreshPage('7')).toBe(false);
  expect(await isNewsToFreshPage('8')).toBe(true);
  expect(await isNewsToFreshPage('7')).toBe(false);
});
