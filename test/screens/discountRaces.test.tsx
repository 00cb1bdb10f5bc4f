import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fetchDiscountProducts } from '@/api/products';
import { fetchShowDetail } from '@/api/shows';
import { paths } from '@/config/paths';
import { discountsWanted, productCountChanged, showOpened } from '@/features/show/showSlice';
import { seededRandom } from '@test/sandbox/random';
import { asked, discountCall, minus, openTonight, plus, total } from '@test/support/choosing';
import { button, heading } from '@test/support/look';
import { recordedStore } from '@test/support/recordedStore';
import { currentWorld, disturb, requestsTo } from '@test/support/server';
import { passTime, pauseScreen, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const none = 'Kein Rabatt für diese Auswahl.';

it('quick clicks are one question, with the id and everything chosen', async () => {
  await openTonight();
  stopTime();
  for (const name of ['Popcorn gesalzen', 'Popcorn gesalzen', 'Limonade 0,5 l']) {
    fireEvent.click(plus(name));
    await passTime(200);
  }
  expect(requestsTo(discountCall)).toEqual([]);
  await passTime(50);
  expect(screen.getByText('Snack-Rabatt')).toBeVisible();
  expect(requestsTo(discountCall).map(({ body }) => body)).toEqual([
    {
      purchaseProductId: 190,
      purchaseProducts: [
        { purchaseProductId: 101, count: 1 },
        { purchaseProductId: 102, count: 2 },
        { purchaseProductId: 104, count: 1 },
      ],
    },
  ]);
});

describe('a late answer', () => {
  it('to the selection before is never applied (R8)', async () => {
    disturb(discountCall, { delay: 500, times: 1 });
    const { user } = await openTonight();
    // In one turn: the pause for quick changes must not run out between them and make two questions of one.
    fireEvent.click(plus('Popcorn gesalzen'));
    fireEvent.click(plus('Popcorn gesalzen'));
    await asked(1);
    await user.click(minus('Popcorn gesalzen'));
    expect(await screen.findByText(none)).toBeVisible();
    await pauseScreen(600);
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(total()).toHaveTextContent('€ 22,40');
  });

  it('for the show before is never applied', async () => {
    disturb(discountCall, { delay: 500, times: 1 });
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    await asked(1);
    visit(paths.show.to({ idOrIdentifier: 305 }));
    await heading('Goldrausch');
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    await pauseScreen(600);
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(total()).toHaveTextContent('€ 17,50');
  });

  it('to another question changes nothing, whoever tells it', async () => {
    const { store } = recordedStore();
    store.dispatch(showOpened({ showId: 301 }));
    await waitFor(() => expect(store.getState().show!.show).not.toBeNull());
    const { show } = store.getState().show!;
    const popcorn = show!.products.find(({ purchaseProductId }) => purchaseProductId === 102)!;
    store.dispatch(productCountChanged({ product: popcorn, count: 1 }));
    const before = store.getState().show!;
    const question = before.discount.question!;
    const discount = { ...popcorn, purchaseProductId: 190, price: -200, count: 1, earnedBy: [190] };
    for (const other of [
      { ...question, showId: 302 },
      { ...question, purchaseProducts: [{ purchaseProductId: 102, count: 2 }] },
    ]) {
      store.dispatch(fetchDiscountProducts.success([discount], other));
      store.dispatch(fetchDiscountProducts.fail({ kind: 'server' }, other));
      expect(store.getState().show!).toBe(before);
    }
  });

  it('leaves the last selection with its own discount, with random delays', async () => {
    for (let seed = 1; seed <= 15; seed += 1) {
      const random = seededRandom(seed);
      currentWorld().random = random;
      currentWorld().latency = [0, 40];
      const { store, seen } = recordedStore();
      store.dispatch(showOpened({ showId: 301 }));
      const { payload } = await seen(fetchShowDetail.success.match);
      store.dispatch(discountsWanted());
      const popcorn = payload.products.find(({ purchaseProductId }) => purchaseProductId === 102)!;
      let count = 0;
      for (let step = 0; step < 4; step += 1) {
        count = Math.floor(random() * 4);
        store.dispatch(productCountChanged({ product: popcorn, count }));
        if (random() < 0.5) await pauseScreen(240 + random() * 40);
      }
      const expected = count >= 2 ? [190] : [];
      await waitFor(() => expect(store.getState().show!.discount.status).not.toBe('asking'), { interval: 5 });
      await pauseScreen(60);
      const { discount, totPrice } = store.getState().show!;
      expect(
        discount.products.map(({ purchaseProductId }) => purchaseProductId),
        `seed ${seed}`,
      ).toEqual(expected);
      expect(totPrice, `seed ${seed}`).toBe(1750 + count * 490 - expected.length * 200);
    }
  });
});
