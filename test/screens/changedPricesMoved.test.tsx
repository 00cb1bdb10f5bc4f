import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { carTicket, filmTicket, giftCard, popcorn, storedCart } from '@test/support/carts';
import { cartIn } from '@test/support/cartState';
import { departures } from '@test/support/departures';
import { button } from '@test/support/look';
import { openCheckout, orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const detailCall = 'show/getShowDetailData';
const changes = () => within(screen.getByRole('main')).findByRole('alert');
const noChanges = () => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
const order = () => screen.getByRole('region', { name: 'Deine Bestellung' });
const metropolis = () => currentWorld().shows.find(({ showId }) => showId === 301)!;
const moved = 'Metropolis ist verschoben: von Do., 16.04.2026, 20:30 Uhr auf Sa., 18.04.2026, 21:00 Uhr';
const hour = 60 * 60_000;

function move() {
  const start = Date.UTC(2026, 3, 18, 19);
  Object.assign(metropolis(), { start, end: start + 2 * hour });
}
function raisePrice() {
  currentWorld().movies.find(({ movieId }) => movieId === 1)!.price = 1350;
}

describe('a show that was moved since', () => {
  it('is said with both dates, and asked about before anything changes or goes out', async () => {
    move();
    const { user } = await readyToOrder();
    expect(await changes()).toHaveTextContent(moved);
    expect(order()).toHaveTextContent('1 × Metropolis, Do., 16.04.2026, 20:30 Uhr');
    expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(orderButton());
    expect(await changes()).toHaveFocus();
    expect(requestsTo(saveOrderCall)).toEqual([]);
    expect(storedCart()![filmTicket.key]!.show!.date).toBe('16.04.2026');
  });

  it('is taken over on a click, and ordered at its new date', async () => {
    move();
    const { store, user } = await readyToOrder(filmTicket, carTicket);
    await changes();
    await user.click(button('Neuen Termin übernehmen'));
    noChanges();
    expect(screen.getByText('Übernommen. Gesamtsumme: € 17,50')).toHaveFocus();
    expect(order()).toHaveTextContent('1 × Metropolis, Sa., 18.04.2026, 21:00 Uhr');
    const lines = Object.values(cartIn(store).cart);
    expect(lines.map(({ order: start }) => start)).toEqual(['202604182100', '202604182100']);
    expect(storedCart()![filmTicket.key]!.show).toMatchObject({ date: '18.04.2026', time: '21:00' });
    expect(storedCart()![carTicket.key]!.order).toBe('202604182100');
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(localStorage.getItem('placedOrders')).toContain('18.04.2026');
  });

  it('can go instead, with its add-ons', async () => {
    move();
    const { user } = await openCheckout(filmTicket, carTicket, giftCard('karte'));
    await changes();
    await user.click(button('Entfernen: Metropolis'));
    noChanges();
    expect(screen.getByText('Metropolis ist nicht mehr im Warenkorb.')).toHaveFocus();
    expect(Object.keys(storedCart()!)).toEqual(['karte']);
  });

  it('comes together with new prices, taken over in one go', async () => {
    move();
    raisePrice();
    const { user } = await readyToOrder(filmTicket, carTicket, popcorn);
    expect(await changes()).toHaveTextContent(moved);
    expect(await changes()).toHaveTextContent('Metropolis: jetzt € 13,50 statt € 12,50');
    await user.click(button('Änderungen übernehmen'));
    noChanges();
    expect(screen.getByText('Übernommen. Gesamtsumme: € 23,40')).toHaveFocus();
    expect(storedCart()![filmTicket.key]).toMatchObject({ price: 1350, show: { date: '18.04.2026' } });
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(currentWorld().orders).toMatchObject([{ total: 2340 }]);
  });

  it('is still asked about where it is sold out and stays none the less', async () => {
    move();
    currentWorld().stock['301'] = 0;
    const { user } = await openCheckout();
    expect(await changes()).toHaveTextContent('Metropolis: Ausverkauft');
    expect(await changes()).toHaveTextContent(moved);
    expect(screen.queryByRole('button', { name: 'Neuen Termin übernehmen' })).toBeNull();
    await user.click(button('Im Warenkorb lassen: Metropolis'));
    expect(await changes()).not.toHaveTextContent('Ausverkauft');
    expect(await changes()).toHaveTextContent(moved);
    await user.click(button('Neuen Termin übernehmen'));
    noChanges();
    expect(order()).toHaveTextContent('Sa., 18.04.2026, 21:00 Uhr');
  });

  it('is found where the backend refused the order because of it', async () => {
    const { user } = await readyToOrder();
    move();
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Der Termin ist anders.' }, times: 1 });
    await user.click(orderButton());
    expect(await screen.findByText(moved)).toBeVisible();
    expect(requestsTo(detailCall)).toHaveLength(2);
  });
});

describe('an answer without a date that can be read', () => {
  it.each([
    ['no time', { time: null, dateISO: null }],
    ['a time that is none', { time: '<b>25:99</b>', dateISO: 'bald' }],
    ['a day that no calendar has', { date: '31.02.2026', dateISO: null }],
    ['another title', { showName: 'Metropolis, jetzt mit Musik' }],
  ])('moves nothing: %s', async (_, wire) => {
    metropolis().wire = wire;
    const { user } = await readyToOrder();
    noChanges();
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
  });

  it.each([
    ['no date', null],
    ['text', 'demnächst'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['an object', { day: 18 }],
  ])('blocks nothing and says so: %s', async (_, date) => {
    metropolis().wire = { date };
    await openCheckout();
    expect(await screen.findByText(/ließ sich gerade nicht prüfen/)).toBeVisible();
    expect(orderButton()).not.toHaveAttribute('aria-disabled');
  });

  it('says that a date was taken back, and moves nothing', async () => {
    metropolis().wire = { date: '01.01.2099' };
    await openCheckout();
    expect(await changes()).toHaveTextContent('Metropolis: ');
    expect(await changes()).not.toHaveTextContent('verschoben');
  });
});
