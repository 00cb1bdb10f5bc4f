import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
import { departures } from '@test/support/departures';
import { button, heading } from '@test/support/look';
import { fillIn, openCheckout, orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const detailCall = 'show/getShowDetailData';
const title = 'Seit du es in den Warenkorb gelegt hast, hat sich etwas geändert';
const changes = () => within(screen.getByRole('main')).findByRole('alert');
const noChanges = () => expect(screen.queryByText(title)).toBeNull();
const sent = () => requestsTo(saveOrderCall);
const total = () =>
  within(screen.getByRole('region', { name: 'Deine Bestellung' })).getByText(/^Gesamtsumme: /);

function setFilmPrice(price: number) {
  currentWorld().movies.find(({ movieId }) => movieId === 1)!.price = price;
}
function setProductPrice(id: number, price: number) {
  currentWorld().products.find(({ purchaseProductId }) => purchaseProductId === id)!.price = price;
}
const metropolis = () => currentWorld().shows.find(({ showId }) => showId === 301)!;

describe('prices that changed since (rulings, "Beyond the specification")', () => {
  it('are said, and asked about before anything changes or goes out', async () => {
    setFilmPrice(1350);
    const { user } = await readyToOrder();
    expect(await changes()).toHaveTextContent(title);
    expect(await changes()).toHaveTextContent('Metropolis: jetzt € 13,50 statt € 12,50');
    expect(total()).toHaveTextContent('€ 17,50');
    expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
    expect(orderButton()).toHaveAccessibleDescription(/Oben steht, was sich geändert hat/);
    await user.click(orderButton());
    expect(await changes()).toHaveFocus();
    expect(sent()).toEqual([]);
    expect(storedCart()![filmTicket.key]!.price).toBe(1250);
  });

  it('are taken over on a click, and ordered', async () => {
    setFilmPrice(1350);
    const { user } = await readyToOrder();
    await user.click(button('Neuen Preis übernehmen'));
    expect(total()).toHaveTextContent('€ 18,50');
    expect(screen.getByText('Übernommen. Gesamtsumme: € 18,50')).toHaveFocus();
    noChanges();
    expect(storedCart()![filmTicket.key]!.price).toBe(1350);
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(currentWorld().orders.map((order) => order.total)).toEqual([1850]);
  });

  it('are taken over together, those of add-ons and gift vouchers too', async () => {
    setProductPrice(102, 450);
    currentWorld().giftCards.find(({ purchaseProductId }) => purchaseProductId === 401)!.price = 2500;
    const { user } = await openCheckout(filmTicket, carTicket, popcorn, giftCard('karte', 2));
    expect(await changes()).toHaveTextContent('Popcorn gesalzen: jetzt € 4,50 statt € 4,90');
    expect(await changes()).toHaveTextContent('Kinogutschein € 20: jetzt € 25,00 statt € 20,00');
    await user.click(button('Neue Preise übernehmen'));
    expect(total()).toHaveTextContent('€ 72,00');
    noChanges();
  });

  it('can be looked at in the cart', async () => {
    setFilmPrice(1350);
    const { user } = await openCheckout();
    await user.click(within(await changes()).getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    expect(storedCart()![filmTicket.key]!.price).toBe(1250);
  });

  it('are found where the backend refused the order because of them', async () => {
    const { user } = await readyToOrder();
    noChanges();
    setFilmPrice(1350);
    await user.click(orderButton());
    expect(await screen.findByText(title)).toBeVisible();
    expect(
      screen.getAllByText(/^Bestellung wurde nicht erstellt: Die Preise haben sich geändert/),
    ).not.toEqual([]);
    await user.click(button('Neuen Preis übernehmen'));
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(currentWorld().orders).toMatchObject([{ total: 1850 }]);
  });
});

describe('what cannot be bought any more', () => {
  it('is named with the reason, and goes on a click with its add-ons', async () => {
    currentWorld().stock['301'] = 0;
    const { user } = await openCheckout(filmTicket, carTicket, giftCard('karte'));
    expect(await changes()).toHaveTextContent('Metropolis: Ausverkauft');
    expect(await changes()).not.toHaveTextContent('Autoticket');
    await user.click(button('Entfernen: Metropolis'));
    noChanges();
    expect(screen.getByText('Metropolis ist nicht mehr im Warenkorb.')).toHaveFocus();
    expect(Object.keys(storedCart()!)).toEqual(['karte']);
    expect(total()).toHaveTextContent('€ 20,00');
    expect(orderButton()).not.toHaveAttribute('aria-disabled');
  });

  it('may stay, for the own unpaid order may be what it is sold out by', async () => {
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    close();
    currentWorld().stock['301'] = 0;
    const again = renderApp(paths.checkout.to());
    await again.user.click(await screen.findByRole('button', { name: 'Neu bestellen' }));
    expect(await changes()).toHaveTextContent('Metropolis: Ausverkauft');
    await again.user.click(button('Im Warenkorb lassen: Metropolis'));
    noChanges();
    await fillIn(again.user);
    await again.user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(2));
    expect(currentWorld().orders).toHaveLength(1);
  });

  it('may be the last thing in the cart', async () => {
    currentWorld().shows = [];
    const { user } = await openCheckout();
    expect(await changes()).toHaveTextContent('Metropolis: Gibt es nicht mehr.');
    await user.click(button('Entfernen: Metropolis'));
    expect(await changes()).toHaveTextContent('Der Warenkorb darf nicht leer sein.');
  });

  it('may be a mandatory product, which nothing holds then', async () => {
    metropolis().productIds = metropolis().productIds.filter((id) => id !== 101);
    const { user } = await openCheckout();
    expect(await changes()).toHaveTextContent('Autoticket (Stellplatz für ein Auto): Gibt es nicht mehr.');
    await user.click(button(/^Entfernen: Autoticket/));
    noChanges();
    expect(Object.keys(storedCart()!)).toEqual([filmTicket.key]);
  });
});

describe('a look at the prices', () => {
  it('asks for each show once, and for nothing where there is nothing to ask', async () => {
    await openCheckout(filmTicket, carTicket, popcorn);
    expect(requestsTo(detailCall).map(({ query }) => query)).toEqual([{ showid: '301' }]);
    expect(requestsTo('voucher/getAvailableVouchers')).toEqual([]);
  });

  it('asks for the shows that another tab puts into the cart', async () => {
    await openCheckout(giftCard('karte'));
    expect(requestsTo(detailCall)).toEqual([]);
    setFilmPrice(1350);
    storeCart(filmTicket, carTicket);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await changes()).toHaveTextContent('jetzt € 13,50');
  });

  it.each([
    ['a failure of the server', { status: 500 }],
    ['a broken connection', { drop: true }],
    ['HTML', { raw: '<html>Wartung</html>' }],
    ['a refusal', { status: 403 }],
  ])('that comes back as %s is said, blocks nothing, and can be repeated', async (_, fault) => {
    setFilmPrice(1350);
    disturb(detailCall, fault);
    const { user } = await openCheckout();
    expect(await screen.findByText(/ließ sich gerade nicht prüfen/)).toBeVisible();
    expect(orderButton()).not.toHaveAttribute('aria-disabled');
    currentWorld().faults = [];
    await user.click(button('Noch einmal prüfen'));
    expect(await changes()).toHaveTextContent('jetzt € 13,50');
    expect(screen.queryByText(/ließ sich gerade nicht prüfen/)).toBeNull();
  });

  it('that failed does not stand in the way of an order', async () => {
    disturb(detailCall, { status: 500 });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});
