import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, giftCard, storeCart } from '@test/support/carts';
import { departures } from '@test/support/departures';
import { button, heading } from '@test/support/look';
import { fillIn, orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const detailCall = 'show/getShowDetailData';
const sent = () => requestsTo(saveOrderCall);
const changes = () => within(screen.getByRole('main')).findByRole('alert');
const waiting = () => screen.queryByRole('button', { name: 'Preise werden geprüft …' });

function raisePrice() {
  currentWorld().movies.find(({ movieId }) => movieId === 1)!.price = 1350;
}

/** The checkout with everything typed, while the look at the prices is still under way. */
async function readyBeforeTheAnswer() {
  storeCart(filmTicket, carTicket);
  const app = renderApp(paths.checkout.to());
  await heading('Kassa');
  await fillIn(app.user);
  return app;
}

describe('an order that is pressed while the prices are looked at', () => {
  it('goes out once when nothing changed, however often it was pressed', async () => {
    const letGo = holdBack(detailCall);
    const { user } = await readyBeforeTheAnswer();
    const order = orderButton();
    for (let click = 0; click < 5; click += 1) await user.click(order);
    expect(waiting()).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Vorname'), '{Enter}');
    expect(sent()).toEqual([]);
    letGo();
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  it('does not go out when something changed, which is asked about first', async () => {
    const letGo = holdBack(detailCall);
    raisePrice();
    const { user } = await readyBeforeTheAnswer();
    await user.click(orderButton());
    letGo();
    expect(await changes()).toHaveTextContent('Metropolis: jetzt € 13,50 statt € 12,50');
    await waitFor(async () => expect(await changes()).toHaveFocus());
    expect(waiting()).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('does not go out for another cart than the one that was seen', async () => {
    const letGo = holdBack(detailCall);
    const { user } = await readyBeforeTheAnswer();
    await user.click(orderButton());
    storeCart(filmTicket, carTicket, giftCard('karte'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await screen.findByText('1 × Kinogutschein € 20');
    letGo();
    await waitFor(() => expect(waiting()).toBeNull());
    expect(orderButton()).toBeEnabled();
    expect(sent()).toEqual([]);
    await waitFor(async () => expect(await changes()).toHaveFocus());
    expect(await changes()).toHaveTextContent('Deine Bestellung ist noch nicht abgeschickt.');
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
  });

  it('does not go out behind the question whether to leave', async () => {
    const letGo = holdBack(detailCall);
    const { user, store } = await readyBeforeTheAnswer();
    await user.click(orderButton());
    await user.click(screen.getByRole('link', { name: 'Zurück zum Warenkorb' }));
    await screen.findByRole('dialog');
    stopTime();
    letGo();
    await settle();
    expect(store.getState().order!.look.seen).not.toBeNull();
    expect(sent()).toEqual([]);
    fireEvent.click(button('Hier bleiben'));
    fireEvent.click(orderButton());
    await settle();
    expect(sent()).toHaveLength(1);
  });

  it('does not go out once the visitor left', async () => {
    const letGo = holdBack(detailCall);
    const { close, user, store } = await readyBeforeTheAnswer();
    await user.click(orderButton());
    close();
    letGo();
    renderApp(paths.home.to());
    await heading(/./);
    expect(sent()).toEqual([]);
    expect(store.getState().order!.look.isLoading).toBe(false);
  });

  it('waits five seconds for an answer that never comes, no longer', async () => {
    disturb(detailCall, { never: true });
    await readyBeforeTheAnswer();
    stopTime();
    fireEvent.click(orderButton());
    await settle();
    await passTime(4900);
    expect(sent()).toEqual([]);
    expect(waiting()).not.toBeNull();
    await passTime(200);
    expect(sent()).toHaveLength(1);
    await passTime(60_000);
    expect(sent()).toHaveLength(1);
  });
});

describe('a look at the prices that is long ago', () => {
  it('is repeated before the order goes out', async () => {
    await readyToOrder();
    stopTime();
    raisePrice();
    await passTime(10 * 60_000 + 1000);
    expect(requestsTo(detailCall)).toHaveLength(1);
    fireEvent.click(button('Zahlungspflichtig bestellen'));
    await settle();
    expect(requestsTo(detailCall)).toHaveLength(2);
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('jetzt € 13,50');
    expect(sent()).toEqual([]);
  });

  it('is not, where it is less than ten minutes ago', async () => {
    await readyToOrder();
    stopTime();
    await passTime(9 * 60_000);
    fireEvent.click(button('Zahlungspflichtig bestellen'));
    await settle();
    expect(requestsTo(detailCall)).toHaveLength(1);
    expect(sent()).toHaveLength(1);
  });

  it('lets the order go out where its repeat fails', async () => {
    await readyToOrder();
    stopTime();
    disturb(detailCall, { status: 403 });
    await passTime(11 * 60_000);
    fireEvent.click(button('Zahlungspflichtig bestellen'));
    await settle();
    expect(requestsTo(detailCall)).toHaveLength(2);
    expect(sent()).toHaveLength(1);
  });
});
