import { expect, it, vi } from 'vitest';
import { createPageMarket } from '@/screens/page/pageMarket';
import { marketShow } from '@test/domain/examples';

it('a calculator that comes later asks for no market that the table has asked for', () => {
  const market = createPageMarket();
  const follow = vi.fn();
  market.subscribe(follow);
  market.tableReads(7);
  expect(market.choose(marketShow({ showId: 7 }))).toBe(true);
  expect(market.chosen()?.showId).toBe(7);
  expect(follow).toHaveBeenCalledOnce();
  expect(market.choose(marketShow({ showId: 8 }))).toBe(false);
  expect(market.choose(marketShow({ showId: 7 }))).toBe(false);
});
