import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderPaid } from '@/api/orderEvents';
import { paths } from '@/config/paths';
import { asked, discountCall, openTonight } from '@test/support/choosing';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';
import { pauseScreen } from '@test/support/time';
import { visit } from '@test/support/visit';

/** The show turns out to be sold out; no question for its discount goes out, and no flag is left (R7). */
async function staysUnasked(store: ReturnType<typeof renderApp>['store']) {
  await waitFor(() => expect(store.getState().show!.show?.soldOut).toBe(true));
  await pauseScreen(400);
  expect(requestsTo(discountCall)).toEqual([]);
  visit(paths.cart.to());
  await heading('Warenkorb');
  expect(store.getState().loadingBar.active).toEqual({});
}

describe('choices that nobody sees', () => {
  beforeEach(() => {
    // The mandatory car ticket names a discount, and its question is never answered.
    currentWorld().products.find(
      ({ purchaseProductId }) => purchaseProductId === 101,
    )!.discountPurchaseProductId = 190;
    disturb(discountCall, { never: true });
  });

  it('of a sold-out show raise no question, and leave no flag (R7)', async () => {
    currentWorld().stock['301'] = 0;
    const { store } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Metropolis');
    await staysUnasked(store);
  });

  it('of a date that turned out to be sold out raise none on the film page either', async () => {
    const { store } = renderApp(paths.movie.to({ movieIdentifier: 'metropolis' }));
    const field = await screen.findByRole('combobox', { name: 'Termin' });
    currentWorld().stock['308'] = 0;
    fireEvent.change(field, { target: { value: '308' } });
    await staysUnasked(store);
  });

  it('are asked about where they are seen: on the show’s page and for a date on the film’s page', async () => {
    const { store } = await openTonight();
    await asked(1);
    visit(paths.movie.to({ movieIdentifier: 'metropolis' }));
    const field = await screen.findByRole('combobox', { name: 'Termin' });
    // The page stands on what the list told, while the film's own answer is still awaited.
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    fireEvent.change(field, { target: { value: '308' } });
    await asked(2);
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('are asked about anew where the same show is read again', async () => {
    currentWorld().faults = [];
    const { store } = await openTonight();
    await asked(1);
    act(() => void store.dispatch(orderPaid({ orderId: '7' })));
    visit(paths.cart.to());
    await heading('Warenkorb');
    visit(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Metropolis');
    await screen.findByText('Kein Rabatt für diese Auswahl.');
  });
});

it('a mandatory product of a bundle is forced on nobody', async () => {
  const show = currentWorld().shows.find(({ showId }) => showId === 301)!;
  const drink = { purchaseProductId: 104, productName: 'Limonade', price: '3,90', count: 1, mandatory: true };
  show.productIds = show.productIds.filter((id) => id !== 104);
  show.wire = { ...show.wire, productPackages: [{ packageName: 'Durstpaket', products: [drink] }] };
  const { user, store } = await openTonight();
  expect(store.getState().show!).toMatchObject({ selItems: { 101: 1 }, totPrice: 1750 });
  await user.click(screen.getByRole('button', { name: 'Übernehmen: Durstpaket' }));
  expect(store.getState().show!.totPrice).toBe(2140);
  await user.click(screen.getByRole('button', { name: 'Menge verringern: Limonade' }));
  expect(store.getState().show!.totPrice).toBe(1750);
});
