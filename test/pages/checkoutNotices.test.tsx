import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { carTicket, filmTicket, giftCard, storeCart } from '@test/support/carts';
import { heading } from '@test/support/screenQueries';
import { goOffline } from '@test/support/network';
import { fillIn, openCheckout, orderButton, readyToOrder, saveOrderCall } from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';

const detailCall = 'show/getShowDetailData';

const unchecked = /ließ sich gerade nicht prüfen/;

/** Another tab changes the cart, then this tab becomes visible. */
function changeElsewhere(...lines: Parameters<typeof storeCart>) {
  storeCart(...lines);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

async function offlineUnchecked() {
  disturb(detailCall, { drop: true });
  await openCheckout();
  expect(await screen.findByText(unchecked)).toHaveTextContent('Bestellen kannst du trotzdem.');
  goOffline();
}

async function changedAndUnchecked() {
  currentDatabase().movies.find(({ movieId }) => movieId === 1)!.price = 1350;
  const { store } = await openCheckout();
  await screen.findByText(/jetzt € 13,50/);
  disturb(detailCall, { status: 500 });
  const other = currentDatabase().shows.find(({ showId }) => showId === 308)!;
  changeElsewhere(filmTicket, carTicket, { ...filmTicket, key: `${other.showId}-x`, showId: other.showId });
  await screen.findByText(unchecked);
  await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
}

async function allRemoved() {
  disturb(saveOrderCall, {
    body: { success: false, errorMessage: 'Den Gutschein gibt es nicht.' },
    times: 1,
  });
  const { user } = await readyToOrder(giftCard('karte'));
  await user.click(orderButton());
  await user.click(await screen.findByRole('button', { name: 'Entfernen: Kinogutschein € 20' }));
}

async function emptiedWhileItWaits() {
  storeCart(filmTicket, carTicket);
  const release = deferResponses(detailCall);
  const { user } = renderApp(paths.checkout.to());
  await heading('Kassa');
  await fillIn(user);
  await user.click(orderButton());
  changeElsewhere();
  await screen.findByText('Der Warenkorb darf nicht leer sein.');
  release();
}

describe('the checkout with a blocked order button', () => {
  it.each([
    ['offline', offlineUnchecked, /Bestellen geht erst wieder mit Internet/],
    ['a change that is not confirmed', changedAndUnchecked, /Bitte entscheide zuerst darüber/],
    ['all lines of a rejected order removed', allRemoved, /Gerade gibt es nichts zu bestellen/],
    ['a cart that was emptied in another tab', emptiedWhileItWaits, /Gerade gibt es nichts zu bestellen/],
  ])('does not invite to order: %s', async (_, prepare, reason) => {
    await prepare();
    await waitFor(() => expect(orderButton()).toHaveAttribute('aria-disabled', 'true'));
    expect(orderButton()).toHaveAccessibleDescription(reason);
    const invitation = /Bestellen kannst du|bestell noch einmal|dann bestell/;
    expect(screen.getByRole('main')).not.toHaveTextContent(invitation);
  });

  it('does not submit a waiting order after the connection is lost', async () => {
    storeCart(filmTicket, carTicket);
    const release = deferResponses(detailCall);
    disturb(detailCall, { status: 403 });
    const { user, store } = renderApp(paths.checkout.to());
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    goOffline();
    await waitFor(() => expect(store.getState().connection?.isOffline).toBe(true));
    release();
    await waitFor(() => expect(orderButton()).toHaveAccessibleDescription(/mit Internet/));
    expect(requestsTo(saveOrderCall)).toEqual([]);
  });
});
