import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import type { CartItem } from '@/domain/entities';
import { lineNames, openCart, row, total } from '@test/support/cartScreen';
import { carTicket, filmTicket, giftCard, popcorn } from '@test/support/carts';
import { button, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

const stall: CartItem = {
  ...filmTicket,
  key: '501-2026-04-19',
  productType: 'event',
  price: 0,
  order: '202604190600',
  showId: 501,
  show: { showId: 501, date: '19.04.2026', time: '06:00', dateEndISO: '2026-04-19T14:00:00+02:00' },
  movie: undefined,
  event: {
    eventId: 12,
    eventName: 'Flohmarkt Wien',
    eventType: 'flohmarkt',
    thumbImage: '/bilder/markt.jpg',
  },
};
const table: CartItem = {
  ...popcorn,
  key: `${stall.key}|201`,
  productType: 'eventProduct',
  order: stall.order,
  showId: 501,
  product: { ...popcorn.product!, productName: 'Leihtisch', productImagePath: '/bilder/tisch.jpg' },
};
const code: CartItem = {
  ...giftCard('abcde'),
  productType: 'voucheritem',
  price: -500,
  voucherCode: 'HERBST',
  product: { ...giftCard('abcde').product!, productName: 'Herbstrabatt' },
};
const all = [code, giftCard('karte', 2), table, stall, popcorn, carTicket, filmTicket];

/** Where a line leads, by picture and by name. */
const targets = (name: string) =>
  [...row(name).querySelectorAll('a')].map((link) => link.getAttribute('href'));
const picture = (name: string) => row(name).querySelector('img')?.getAttribute('src');

describe('a line', () => {
  it('leads by picture and name to its show, event or gift vouchers, a code nowhere', async () => {
    await openCart(...all);
    const show = '/show/metropolis-2026-04-16';
    expect(targets('Metropolis')).toEqual([show, show]);
    expect(targets('Popcorn gesalzen')).toEqual([show, show]);
    expect(targets('Flohmarkt Wien')).toEqual(Array(2).fill('/flohmarktprogramm-wien/501'));
    expect(targets('Leihtisch')).toEqual(Array(2).fill('/flohmarktprogramm-wien/501'));
    expect(targets('Kinogutschein')).toEqual(Array(2).fill('/kinogutschein-kaufen'));
    expect(targets('Herbstrabatt')).toEqual([]);
  });

  it('has the picture of its product or event, and a drawn one where there is none', async () => {
    await openCart(...all);
    expect(picture('Leihtisch')).toMatch(/\/bilder\/tisch\.jpg$/);
    expect(picture('Flohmarkt Wien')).toMatch(/\/bilder\/markt\.jpg$/);
    expect(row('Metropolis').querySelector('.picture-missing')).toBeVisible();
  });

  it('is reached by keyboard once, by its name', async () => {
    await openCart(filmTicket, carTicket);
    expect(within(row('Metropolis')).getAllByRole('link')).toHaveLength(1);
    const [hidden] = row('Metropolis').querySelectorAll('a');
    expect(hidden).toHaveAttribute('tabindex', '-1');
    expect(hidden).toHaveAttribute('aria-hidden', 'true');
  });

  it('says its date, unit price, count and total with the labels of small screens', async () => {
    await openCart({ ...filmTicket, count: 2 }, carTicket);
    const cells = [...row('Metropolis').children].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
    expect(cells[0]).toBe('ProduktMetropolisDo., 16.04.2026, 20:30 Uhr');
    expect(cells[1]).toBe('Einzelpreis€ 12,50');
    expect(cells[2]).toMatch(/^Anzahl/);
    expect(cells[3]).toBe('Positionssumme€ 25,00');
  });

  it('stands by date, its add-ons below it, gift vouchers and codes last', async () => {
    await openCart(...all);
    expect(lineNames()).toEqual([
      'Metropolis',
      'Autoticket (Stellplatz für ein Auto)',
      'Popcorn gesalzen',
      'Flohmarkt Wien',
      'Leihtisch',
      'Kinogutschein € 20',
      'Herbstrabatt',
    ]);
    // 12,50 + 5,00 + 4,90 + 0,00 + 4,90 + 40,00 − 5,00
    expect(total()).toHaveTextContent('€ 62,30');
  });
});

describe('a ticket', () => {
  const ticket = (name: string) => row(name).closest('tbody')!;

  it('holds a line with what was added to it, and nothing else', async () => {
    await openCart(...all);
    expect(screen.getAllByRole('rowgroup')).toHaveLength(1 + 4);
    expect(within(ticket('Metropolis')).getAllByRole('row')).toEqual(
      ['Metropolis', 'Autoticket', 'Popcorn gesalzen'].map(row),
    );
    expect(within(ticket('Flohmarkt Wien')).getAllByRole('row')).toEqual(
      ['Flohmarkt Wien', 'Leihtisch'].map(row),
    );
  });

  it('of the market is of paper among those of the night', async () => {
    await openCart(...all);
    expect(ticket('Leihtisch')).toHaveAttribute('data-bs-theme', 'light');
    for (const name of ['Metropolis', 'Kinogutschein', 'Herbstrabatt']) {
      expect(ticket(name)).not.toHaveAttribute('data-bs-theme');
    }
  });
});

describe('the counter in the header', () => {
  const counter = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Warenkorb/ });

  it('counts what is no add-on, and is there again after a reload', async () => {
    const { user, close } = await openCart(...all);
    expect(counter()).toHaveTextContent(/^Warenkorb4/);
    await user.click(button('Menge erhöhen: Metropolis'));
    expect(counter()).toHaveTextContent(/^Warenkorb4/);
    close();
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    expect(counter()).toHaveTextContent(/^Warenkorb4/);
    expect(lineNames()).toHaveLength(7);
  });

  it('is not there while the cart is empty', async () => {
    await openCart();
    expect(counter()).toHaveTextContent(/^Warenkorb$/);
  });
});

describe('by keyboard alone', () => {
  it('the blocked way to checkout is reached and says why', async () => {
    const { user } = await openCart();
    for (let step = 0; step < 40 && document.activeElement !== button('Zur Kasse'); step += 1)
      await user.tab();
    expect(button('Zur Kasse')).toHaveFocus();
    await user.keyboard('{Enter}');
    await notification('Der Warenkorb darf nicht leer sein.');
    expect(button('Zur Kasse')).toHaveFocus();
    await user.keyboard(' ');
    const box = within(screen.getByRole('region', { name: 'Gesamtsumme' }));
    expect(box.getByRole('alert')).toHaveTextContent('Der Warenkorb darf nicht leer sein.');
    expect(window.location.pathname).toBe('/cart');
  });
});

it('one more car for show 233 leads to its page and on to the show', async () => {
  const { user } = await openCart({
    ...filmTicket,
    showId: 233,
    show: { ...filmTicket.show!, showId: 233 },
  });
  await user.click(screen.getByRole('link', { name: 'Weiteres Auto hinzufügen' }));
  await heading('Weiteres Auto hinzufügen');
  expect(window.location.pathname).toBe('/chanukka2021');
  expect(screen.getByRole('link', { name: 'Zur Vorstellung' })).toHaveAttribute('href', '/show/233');
});
