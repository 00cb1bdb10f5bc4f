import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { orderPaid } from '@/features/cart/orderEvents';
import { cartStorageKey } from '@/shared/config/constants';
import { paths } from '@/shared/config/paths';
import type { CartItem } from '@/domain/entities';
import { cartExpired, itemRemoved, itemsAdded, quantityChanged } from '@/features/cart/cartSlice';
import {
  amountOf,
  lineNames,
  openCart,
  openWrongCart,
  row,
  total,
  typeAmount,
} from '@test/support/cartScreen';
import { cartIn } from '@test/support/cartState';
import {
  carTicket,
  cartOf,
  filmTicket,
  giftCard,
  popcorn,
  redeemedCode,
  storeCart,
  storedCart,
} from '@test/support/carts';
import { eventLine } from '@test/support/eventLines';
import { button, focusedHeading, heading, notification } from '@test/support/screenQueries';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';
import { inParts, sumLine } from '@test/support/textMatchers';

describe('the cart', () => {
  it('is a table of lines with date, unit price, quantity and total', async () => {
    await openCart(filmTicket, { ...carTicket, count: 2 }, popcorn);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Beschreibung', 'Preis', 'Anzahl', 'Summe']);
    expect(row('Metropolis')).toHaveTextContent('Do., 16.04.2026, 20:30 Uhr');
    expect(row('Autoticket')).toHaveTextContent(/€ 5,00.*€ 10,00$/);
    expect(within(row('Metropolis')).getByRole('link', { name: 'Metropolis' })).toHaveAttribute(
      'href',
      '/show/metropolis-2026-04-16',
    );
    expect(total()).toHaveTextContent('Gesamtsumme: € 27,40 inkl. USt.');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('increases and decreases quantities', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.click(button('Menge erhöhen: Metropolis'));
    expect(amountOf('Metropolis')).toHaveValue('2');
    expect(total()).toHaveTextContent('€ 30,00');
    expect(row('Metropolis')).toHaveTextContent(/€ 25,00$/);
    await user.click(button('Menge verringern: Metropolis'));
    expect(total()).toHaveTextContent('€ 17,50');
    expect(button('Menge verringern: Autoticket (Stellplatz für ein Auto)')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('removes an add-on alone by minus at 1', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    await notification('Produkt wurde entfernt');
    expect(screen.queryByText('Popcorn gesalzen')).toBeNull();
    expect(total()).toHaveTextContent('€ 17,50');
    await focusedHeading('Warenkorb');
  });

  it('removes all add-ons with their show', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn, giftCard('abcde'));
    await user.click(button('Menge verringern: Metropolis'));
    await notification('Produkt wurde entfernt');
    expect(Object.keys(storedCart()!)).toEqual(['abcde']);
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(total()).toHaveTextContent('€ 20,00');
  });

  it('offers one more car for show 233', async () => {
    await openCart({ ...filmTicket, showId: 233, show: { ...filmTicket.show!, showId: 233 } });
    expect(screen.getByRole('link', { name: 'Weiteres Auto hinzufügen' })).toHaveAttribute(
      'href',
      '/chanukka2021',
    );
  });

  it('does not offer one more car for other shows', async () => {
    await openCart(filmTicket, carTicket);
    expect(screen.queryByRole('link', { name: 'Weiteres Auto hinzufügen' })).toBeNull();
  });
});

describe('opening the checkout', () => {
  it('succeeds by its button', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
  });

  it('is blocked by an empty cart, with the reason', async () => {
    const { user } = await openCart();
    expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Zur Kasse'));
    await notification('Der Warenkorb darf nicht leer sein.');
    const total = screen.getByRole('region', { name: 'Gesamtsumme' });
    expect(within(total).getByText('Der Warenkorb darf nicht leer sein.')).toBeVisible();
    expect(window.location.pathname).toBe('/cart');
  });

  it('is also blocked by an empty cart at its own address', async () => {
    renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(screen.getByRole('alert')).toHaveTextContent('Der Warenkorb darf nicht leer sein.');
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
  });
});

describe("the cart's lines", () => {
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

  /** Link targets of a line's picture and name. */
  const targets = (name: string) =>
    [...row(name).querySelectorAll('a')].map((link) => link.getAttribute('href'));

  const picture = (name: string) => row(name).querySelector('img')?.getAttribute('src');

  describe('a line', () => {
    it('links by picture and name to its show, event or gift cards; a code has no link', async () => {
      await openCart(...all);
      const show = '/show/metropolis-2026-04-16';
      expect(targets('Metropolis')).toEqual([show, show]);
      expect(targets('Popcorn gesalzen')).toEqual([show, show]);
      expect(targets('Flohmarkt Wien')).toEqual(Array(2).fill('/flohmarktprogramm-wien/501'));
      expect(targets('Leihtisch')).toEqual(Array(2).fill('/flohmarktprogramm-wien/501'));
      expect(targets('Kinogutschein')).toEqual(Array(2).fill('/kinogutschein-kaufen'));
      expect(targets('Herbstrabatt')).toEqual([]);
    });

    it('shows the location beside date and time when it is known', async () => {
      const show = { ...filmTicket.show!, location: 'Große Leinwand' };
      const later = { ...filmTicket, key: '302-2026-04-17', showId: 302 };
      await openCart({ ...filmTicket, show }, later);
      const whens = screen.getAllByText(/^Do\., 16\.04\.2026/).map(({ textContent }) => textContent);
      expect(whens.toSorted()).toEqual([
        'Do., 16.04.2026, 20:30\u00a0Uhr',
        'Do., 16.04.2026, 20:30\u00a0Uhr · Große Leinwand',
      ]);
    });

    it('has the picture of its product or event, or a drawn one', async () => {
      await openCart(...all);
      expect(picture('Leihtisch')).toMatch(/\/bilder\/tisch\.jpg$/);
      expect(picture('Flohmarkt Wien')).toMatch(/\/bilder\/markt\.jpg$/);
      expect(row('Metropolis').querySelector('.picture-missing')).toBeVisible();
    });

    it('has one tab stop, the link of its name', async () => {
      await openCart(filmTicket, carTicket);
      expect(within(row('Metropolis')).getAllByRole('link')).toHaveLength(1);
      const [hidden] = row('Metropolis').querySelectorAll('a');
      expect(hidden).toHaveAttribute('tabindex', '-1');
      expect(hidden).toHaveAttribute('aria-hidden', 'true');
    });

    it('labels date, unit price, count and total on small screens', async () => {
      await openCart({ ...filmTicket, count: 2 }, carTicket);
      const cells = [...row('Metropolis').children].map(({ textContent }) =>
        textContent?.replaceAll('\u00a0', ' '),
      );
      expect(cells[0]).toBe('ProduktMetropolisDo., 16.04.2026, 20:30 Uhr');
      expect(cells[1]).toBe('Einzelpreis€ 12,50');
      expect(cells[2]).toMatch(/^Anzahl/);
      expect(cells[3]).toBe('Positionssumme€ 25,00');
    });

    it('is sorted by date with its add-ons below it, gift cards and codes last', async () => {
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

  describe('a group of lines', () => {
    const group = (name: string) => row(name).closest('tbody')!;

    it('consists of a line and its add-ons', async () => {
      await openCart(...all);
      expect(screen.getAllByRole('rowgroup')).toHaveLength(1 + 4);
      expect(within(group('Metropolis')).getAllByRole('row')).toEqual(
        ['Metropolis', 'Autoticket', 'Popcorn gesalzen'].map(row),
      );
      expect(within(group('Flohmarkt Wien')).getAllByRole('row')).toEqual(
        ['Flohmarkt Wien', 'Leihtisch'].map(row),
      );
    });

    it('of a market has the day theme among groups with the night theme', async () => {
      await openCart(...all);
      expect(group('Leihtisch')).toHaveAttribute('data-bs-theme', 'light');
      for (const name of ['Metropolis', 'Kinogutschein', 'Herbstrabatt']) {
        expect(group(name)).not.toHaveAttribute('data-bs-theme');
      }
    });
  });

  describe('the counter in the header', () => {
    const counter = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Warenkorb/ });

    it('counts lines that are no add-ons, also after a reload', async () => {
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

    it('is hidden while the cart is empty', async () => {
      await openCart();
      expect(counter()).toHaveTextContent(/^Warenkorb$/);
    });
  });

  describe('by the keyboard alone', () => {
    it('the blocked checkout button is focusable and shows its reason', async () => {
      const { user } = await openCart();
      for (let step = 0; step < 40 && document.activeElement !== button('Zur Kasse'); step += 1)
        await user.tab();
      expect(button('Zur Kasse')).toHaveFocus();
      await user.keyboard('{Enter}');
      await notification('Der Warenkorb darf nicht leer sein.');
      expect(button('Zur Kasse')).toHaveFocus();
      await user.keyboard(' ');
      const box = within(screen.getByRole('region', { name: 'Gesamtsumme' }));
      expect(box.getByText('Der Warenkorb darf nicht leer sein.')).toBeVisible();
      expect(window.location.pathname).toBe('/cart');
    });
  });

  it('the link to one more car for show 233 leads to its page and to the show', async () => {
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

  it.each(['.cart-name a', 'a[aria-hidden]'])('the link „%s“ of a line opens its show', async (link) => {
    const { user } = await openCart(filmTicket);
    await user.click(row('Metropolis').querySelector(link)!);
    await heading('Metropolis');
  });

  it.each([
    ['Zum Kinoprogramm', paths.program.to()],
    ['Zum Flohmarktkalender', paths.flohmarktProgram.to()],
  ])('the link „%s“ of the empty cart opens the list', async (name, path) => {
    const { user } = await openCart();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name }));
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });
});

describe('the quantity of a line', () => {
  const car = 'Autoticket (Stellplatz für ein Auto)';

  const hint = (name: string) =>
    within(screen.getByRole('group', { name: `Anzahl: ${name}` })).getByRole('status').textContent;

  describe('the quantity field', () => {
    it.each([
      ['3', '3', ''],
      [' 4 ', '4', ''],
      ['601', '600', 'Die Menge wurde auf 600 gesetzt.'],
      ['-3', '1', 'Diese Menge geht nicht. Es bleibt bei 1.'],
      ['0.5', '1', 'Diese Menge geht nicht. Es bleibt bei 1.'],
      ['1e309', '1', 'Diese Menge geht nicht. Es bleibt bei 1.'],
      ['viele', '1', 'Diese Menge geht nicht. Es bleibt bei 1.'],
    ])('turns „%s“ into %s', async (typed, result, said) => {
      const { user } = await openCart(filmTicket, carTicket);
      await user.clear(amountOf('Metropolis'));
      await user.type(amountOf('Metropolis'), `${typed}{Enter}`);
      expect(amountOf('Metropolis')).toHaveValue(result);
      expect(hint('Metropolis')).toBe(said);
    });

    it('commits on blur, not before', async () => {
      const { user } = await openCart(filmTicket, carTicket);
      await user.clear(amountOf('Metropolis'));
      await user.type(amountOf('Metropolis'), '12');
      expect(total()).toHaveTextContent('€ 17,50');
      await user.tab();
      expect(total()).toHaveTextContent('€ 155,00');
    });

    it('restores the quantity when it was left blank', async () => {
      const { user } = await openCart(filmTicket, carTicket);
      await user.clear(amountOf('Metropolis'));
      await user.tab();
      expect(amountOf('Metropolis')).toHaveValue('1');
      expect(total()).toHaveTextContent('€ 17,50');
    });

    it('removes the line at 0, but not a mandatory one', async () => {
      const { user } = await openCart(filmTicket, carTicket, popcorn);
      await user.clear(amountOf(car));
      await user.type(amountOf(car), '0{Enter}');
      expect(amountOf(car)).toHaveValue('1');
      expect(hint(car)).toBe('Diese Menge geht nicht. Es bleibt bei 1.');
      await user.clear(amountOf('Popcorn gesalzen'));
      await user.type(amountOf('Popcorn gesalzen'), '0{Enter}');
      await waitFor(() => expect(screen.queryByText('Popcorn gesalzen')).toBeNull());
      expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    });

    it('removes the line when 0 is committed by Tab', async () => {
      const { user } = await openCart(filmTicket, carTicket, popcorn);
      await user.clear(amountOf('Popcorn gesalzen'));
      await user.type(amountOf('Popcorn gesalzen'), '0');
      expect(lineNames()).toHaveLength(3);
      await user.tab();
      await waitFor(() => expect(lineNames()).toEqual(['Metropolis', car]));
    });

    it('changes by 1 with the arrow keys, and never removes the line', async () => {
      const { user } = await openCart(filmTicket, carTicket);
      amountOf('Metropolis').focus();
      await user.keyboard('{ArrowUp}{ArrowUp}');
      expect(amountOf('Metropolis')).toHaveValue('3');
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
      expect(amountOf('Metropolis')).toHaveValue('1');
      expect(amountOf('Metropolis')).toHaveFocus();
      expect(lineNames()).toEqual(['Metropolis', car]);
    });

    it('does not remove the line by an arrow key after typing 0', async () => {
      const { user } = await openCart({ ...filmTicket, count: 3 }, carTicket);
      await user.clear(amountOf('Metropolis'));
      await user.type(amountOf('Metropolis'), '0{ArrowDown}');
      expect(amountOf('Metropolis')).toHaveValue('1');
      expect(lineNames()).toEqual(['Metropolis', car]);
    });

    it('changes from the typed value with an arrow key, up to 600', async () => {
      const { user } = await openCart(filmTicket, carTicket);
      await user.clear(amountOf('Metropolis'));
      await user.type(amountOf('Metropolis'), '598{ArrowUp}');
      expect(amountOf('Metropolis')).toHaveValue('599');
      await user.keyboard('{ArrowUp}{ArrowUp}');
      expect(amountOf('Metropolis')).toHaveValue('600');
    });

    it('cancels the input by Escape', async () => {
      const { user } = await openCart({ ...filmTicket, count: 2 }, carTicket);
      await user.type(amountOf('Metropolis'), '7{Escape}');
      expect(amountOf('Metropolis')).toHaveValue('2');
      expect(amountOf('Metropolis')).toHaveFocus();
      await user.tab();
      expect(amountOf('Metropolis')).toHaveValue('2');
      expect(total()).toHaveTextContent('€ 30,00');
    });

    it('stores nothing before the commit', async () => {
      await openCart(filmTicket, carTicket);
      typeAmount('Metropolis', '12');
      expect(storedCart()?.[filmTicket.key]?.count).toBe(1);
      fireEvent.blur(amountOf('Metropolis'));
      expect(storedCart()?.[filmTicket.key]?.count).toBe(12);
    });

    it('commits the typed value before plus adds to it', async () => {
      const { user } = await openCart(filmTicket, carTicket);
      await user.clear(amountOf('Metropolis'));
      await user.type(amountOf('Metropolis'), '5');
      await user.click(button('Menge erhöhen: Metropolis'));
      expect(amountOf('Metropolis')).toHaveValue('6');
    });
  });

  describe('the message about a typed quantity', () => {
    const limited = 'Die Menge wurde auf 600 gesetzt.';

    it('disappears with the next change', async () => {
      const { user } = await openCart(filmTicket, carTicket);
      typeAmount('Metropolis', '700');
      fireEvent.blur(amountOf('Metropolis'));
      expect(hint('Metropolis')).toBe(limited);
      expect(amountOf('Metropolis')).toHaveAccessibleDescription(limited);
      expect(button('Menge erhöhen: Metropolis')).toHaveAttribute('aria-disabled', 'true');
      await user.click(button('Menge verringern: Metropolis'));
      expect(hint('Metropolis')).toBe('');
      expect(amountOf('Metropolis')).toHaveValue('599');
    });

    it('is cleared while typing, so that it is announced again', async () => {
      await openCart(filmTicket, carTicket);
      typeAmount('Metropolis', '700');
      fireEvent.blur(amountOf('Metropolis'));
      typeAmount('Metropolis', '800');
      expect(hint('Metropolis')).toBe('');
      fireEvent.blur(amountOf('Metropolis'));
      expect(hint('Metropolis')).toBe(limited);
    });
  });
});

describe('a total that does not match its lines', () => {
  const text =
    'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein. Bitte überprüfen Sie die eingegebenen Mengen!';

  const box = () => within(screen.getByRole('region', { name: 'Gesamtsumme' }));

  it('is reported and blocks the checkout', async () => {
    const { user } = await openWrongCart();
    expect(total()).toHaveTextContent('€ 0,01');
    expect(box().getByRole('alert')).toHaveTextContent(text);
    expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Zur Kasse'));
    await notification(text);
    expect(window.location.pathname).toBe('/cart');
  });

  it('can be recomputed, which unblocks the checkout', async () => {
    const { user } = await openWrongCart();
    localStorage.clear();
    await user.click(button('Summe neu berechnen'));
    expect(Object.keys(storedCart() ?? {})).toHaveLength(2);
    expect(total()).toHaveTextContent('€ 17,50');
    await notification('Alles im grünen Bereich, Aktion erfolgreich!');
    expect(box().queryByRole('alert')).toBeNull();
    await focusedHeading('Warenkorb');
    expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'false');
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
  });
});

const atRate = (item: CartItem, taxrate: number): CartItem => ({
  ...item,
  product: { ...item.product!, taxrate },
});

const redeemed = (price: number): CartItem => ({
  ...atRate(giftCard('abcde'), 0),
  productType: 'voucheritem',
  price,
  voucherCode: 'CODE',
});

/** Rows below the total, by VAT rate. */
function vat() {
  const list = screen.queryByText('Darin enthaltene USt.')?.nextElementSibling;
  if (!list) return undefined;
  return within(list as HTMLElement)
    .getAllByRole('term')
    .map((term) => {
      const row = term.parentElement!;
      return [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    });
}

describe('the VAT in the cart', () => {
  it('is listed by rate under the total, without lines that have no rate', async () => {
    await openCart(filmTicket, atRate(carTicket, 13), atRate({ ...popcorn, count: 2 }, 10));
    expect(total()).toHaveTextContent('€ 27,30 inkl. USt.');
    expect(vat()).toEqual([
      ['13 %', '€ 5,00', 'USt. € 0,58'],
      ['10 %', '€ 9,80', 'USt. € 0,89'],
    ]);
    expect(screen.getByText('Die USt. der übrigen Positionen steht auf der Rechnung.')).toBeInTheDocument();
  });

  it('names the invoice if no rate is known', async () => {
    await openCart(filmTicket);
    expect(screen.getByText('Die enthaltene USt. steht auf der Rechnung.')).toBeVisible();
    expect(vat()).toBeUndefined();
  });

  it.each([
    ['folded on a phone', false],
    ['open on a wider screen', true],
  ])('is %s', async (_, isOpen) => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: isOpen && media === '(min-width: 48rem)' }),
    );
    await openCart(filmTicket, atRate(carTicket, 13));
    const group = screen.getByText('Darin enthaltene USt.').closest('details')!;
    expect(group.open).toBe(isOpen);
  });

  it('formats a rate in German, with at most three digits', async () => {
    await openCart(filmTicket, atRate(carTicket, 13.5), atRate(popcorn, 100 / 3));
    expect(vat()?.map(([rate]) => rate)).toEqual(['33,333 %', '13,5 %']);
  });

  it('follows the quantities', async () => {
    await openCart(filmTicket, atRate(carTicket, 13));
    typeAmount('Autoticket (Stellplatz für ein Auto)', '3');
    fireEvent.blur(amountOf('Autoticket (Stellplatz für ein Auto)'));
    expect(vat()?.[0]).toEqual(['13 %', '€ 15,00', 'USt. € 1,73']);
  });

  it('includes a redeemed code', async () => {
    await openCart(filmTicket, atRate(carTicket, 13), redeemed(-1000));
    expect(total()).toHaveTextContent('€ 7,50');
    expect(vat()).toEqual([
      ['13 %', '€ 5,00', 'USt. € 0,58'],
      ['0 %', '−€ 10,00', 'USt. € 0,00'],
    ]);
  });

  it.each([
    ['a code pays everything', [filmTicket, atRate(carTicket, 13), redeemed(-2500)]],
    ['the cart is empty', []],
  ])('is omitted when %s', async (_, lines) => {
    await openCart(...lines);
    expect(total()).toHaveTextContent('€ 0,00');
    expect(vat()).toBeUndefined();
  });
});

describe('hints about unusual counts', () => {
  const metropolis = 'Metropolis, Do., 16.04.2026, 20:30 Uhr';

  const hint = () => screen.queryByText(/Stimmt das so\?/)?.textContent.replaceAll('\u00a0', ' ');

  it('ask about two cars and one ticket while the cart has them', async () => {
    storeCart(filmTicket, carTicket, popcorn);
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    expect(hint()).toBeUndefined();
    await user.click(button('Menge erhöhen: Autoticket (Stellplatz für ein Auto)'));
    expect(hint()).toBe(
      `${metropolis}: 2 × Autoticket (Stellplatz für ein Auto), aber nur 1 × Ticket. Stimmt das so?`,
    );
    expect(screen.getByText(/Stimmt das so/).closest('[role=status]')).not.toBeNull();
    await user.click(button('Menge erhöhen: Metropolis'));
    expect(hint()).toBeUndefined();
  });

  it('do not block the checkout, and are repeated there', async () => {
    storeCart({ ...filmTicket, count: 12, amount: 12 }, carTicket);
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    const expected = `${metropolis}: 12 × Ticket, aber nur 1 × Autoticket (Stellplatz für ein Auto). Stimmt das so?`;
    expect(hint()).toBe(expected);
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    expect(hint()).toBe(expected);
    expect(button('Zahlungspflichtig bestellen')).toBeEnabled();
  });

  it('ask about a market that was booked twice', async () => {
    storeCart(eventLine({ price: 0, count: 2 }));
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    expect(hint()).toBe('Flohmarkt, So., 19.04.2026, 5:30 Uhr: 2-mal gebucht. Stimmt das so?');
  });
});

const undo = () => button('Rückgängig machen');

const noUndo = () => screen.queryByRole('button', { name: 'Rückgängig machen' });

const minus = (name: string) => button(`Menge verringern: ${name}`);

const notice = (text: string) =>
  within(screen.getByRole('main')).findByText(text, { selector: '[role=status]' });

describe('a removed line', () => {
  it('is named in a notice, and is restored unchanged', async () => {
    const { user } = await openCart(filmTicket, carTicket, { ...popcorn, count: 3 });
    const before = storedCart();
    typeAmount('Popcorn gesalzen', '0');
    await user.type(amountOf('Popcorn gesalzen'), '{Enter}');
    await notice('„Popcorn gesalzen“ wurde entfernt.');
    await focusedHeading('Warenkorb');
    await user.click(undo());
    await notification('Wieder im Warenkorb');
    await focusedHeading('Warenkorb');
    expect(amountOf('Popcorn gesalzen')).toHaveValue('3');
    expect(total()).toHaveTextContent('€ 32,20');
    expect(storedCart()).toEqual(before);
    expect(noUndo()).toBeNull();
  });

  it('is removed and restored with its add-ons', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn, giftCard('karte'));
    await user.click(minus('Metropolis'));
    await notice('„Metropolis, Do., 16.04.2026, 20:30 Uhr“ wurde mit 2 Zusätzen entfernt.');
    expect(lineNames()).toEqual(['Kinogutschein € 20']);
    await user.click(undo());
    await waitFor(() => expect(lineNames()).toHaveLength(4));
    expect(storedCart()).toEqual(cartOf(filmTicket, carTicket, popcorn, giftCard('karte')));
  });

  it('is announced in the singular with one add-on', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.click(minus('Metropolis'));
    await notice('„Metropolis, Do., 16.04.2026, 20:30 Uhr“ wurde mit einem Zusatz entfernt.');
  });

  it('is restored into an empty cart', async () => {
    const { user } = await openCart(giftCard('karte', 2));
    typeAmount('Kinogutschein € 20', '0');
    fireEvent.blur(amountOf('Kinogutschein € 20'));
    expect(await screen.findByText('Dein Warenkorb ist leer.')).toBeVisible();
    await user.click(undo());
    await waitFor(() => expect(amountOf('Kinogutschein € 20')).toHaveValue('2'));
    expect(total()).toHaveTextContent('€ 40,00');
  });

  it('is not restored by a repeating Enter', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    minus('Popcorn gesalzen').focus();
    await user.keyboard('{Enter>5/}');
    await notice('„Popcorn gesalzen“ wurde entfernt.');
    expect(lineNames()).toHaveLength(2);
  });
});

describe('the notice of a removal', () => {
  it('is replaced by the next one', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn, giftCard('karte'));
    await user.click(minus('Popcorn gesalzen'));
    await notice('„Popcorn gesalzen“ wurde entfernt.');
    await user.click(minus('Kinogutschein € 20'));
    await notice('„Kinogutschein € 20“ wurde entfernt.');
    await user.click(undo());
    await waitFor(() => expect(lineNames()).toContain('Kinogutschein € 20'));
    expect(lineNames()).not.toContain('Popcorn gesalzen');
    expect(noUndo()).toBeNull();
  });

  it('stays when quantities change', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    await user.click(minus('Popcorn gesalzen'));
    await user.click(button('Menge erhöhen: Metropolis'));
    await user.click(undo());
    await waitFor(() => expect(total()).toHaveTextContent('€ 34,90'));
  });

  it('disappears when the cart is left', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    await user.click(minus('Popcorn gesalzen'));
    expect(undo()).toBeVisible();
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await user.click(screen.getByRole('link', { name: 'Zurück zum Warenkorb' }));
    await heading('Warenkorb');
    expect(noUndo()).toBeNull();
    expect(lineNames()).toEqual(['Metropolis', 'Autoticket (Stellplatz für ein Auto)']);
  });

  it('disappears when something is added', async () => {
    const { user, store } = await openCart(giftCard('karte'), filmTicket, carTicket);
    await user.click(minus('Kinogutschein € 20'));
    expect(undo()).toBeVisible();
    act(() => void store.dispatch(itemsAdded([giftCard('neue')])));
    await waitFor(() => expect(lineNames()).toContain('Kinogutschein € 20'));
    expect(noUndo()).toBeNull();
  });

  it('is not shown for a mandatory line, which stays', async () => {
    const { store } = await openCart(filmTicket, carTicket);
    act(() => void store.dispatch(itemRemoved({ key: carTicket.key })));
    expect(noUndo()).toBeNull();
    expect(lineNames()).toHaveLength(2);
  });
});

describe('with two tabs, undoing', () => {
  it('restores the line in both, once', async () => {
    const { user, store } = await openCart(filmTicket, carTicket, popcorn);
    const other = recordedStore().store;
    await user.click(minus('Popcorn gesalzen'));
    await waitFor(() => expect(cartIn(other).cart).not.toHaveProperty([popcorn.key]));
    await user.dblClick(undo());
    await waitFor(() => expect(cartIn(other).cart[popcorn.key]?.count).toBe(1));
    expect(cartIn(store).cart).toEqual(cartOf(filmTicket, carTicket, popcorn));
    expect(storedCart()).toEqual(cartOf(filmTicket, carTicket, popcorn));
  });

  it('does not add to a line that the other tab has added, and is no longer offered', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    const other = recordedStore().store;
    await user.click(minus('Popcorn gesalzen'));
    await waitFor(() => expect(cartIn(other).cart).not.toHaveProperty([popcorn.key]));
    expect(undo()).toBeVisible();
    act(() => void other.dispatch(itemsAdded([{ ...popcorn, count: 4 }])));
    await waitFor(() => expect(amountOf('Popcorn gesalzen')).toHaveValue('4'));
    expect(noUndo()).toBeNull();
  });

  it('is no longer offered for an add-on whose show the other tab removed', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn, giftCard('karte'));
    const other = recordedStore().store;
    await user.click(minus('Popcorn gesalzen'));
    await waitFor(() => expect(cartIn(other).cart).not.toHaveProperty([popcorn.key]));
    act(() => void other.dispatch(itemRemoved({ key: filmTicket.key })));
    await waitFor(() => expect(lineNames()).toEqual(['Kinogutschein € 20']));
    expect(noUndo()).toBeNull();
  });

  it('is not offered for a show that was added again without its add-ons', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn, giftCard('karte'));
    const other = recordedStore().store;
    await user.click(minus('Metropolis'));
    await waitFor(() => expect(Object.keys(cartIn(other).cart)).toEqual(['karte']));
    expect(undo()).toBeVisible();
    act(() => void other.dispatch(itemsAdded([filmTicket, carTicket])));
    await waitFor(() => expect(lineNames()).toHaveLength(3));
    expect(noUndo()).toBeNull();
    act(() => void other.dispatch(itemRemoved({ key: filmTicket.key })));
    await waitFor(() => expect(lineNames()).toHaveLength(1));
    expect(noUndo()).toBeNull();
  });
});

const damaged = 'Dein gespeicherter Warenkorb war nicht ganz lesbar. Bitte schau nach, ob etwas fehlt.';

const expired = 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.';

const good = cartOf(filmTicket, carTicket);

const store = (text: string) => localStorage.setItem(cartStorageKey, text);

async function open() {
  const app = renderApp(paths.cart.to());
  await heading('Warenkorb');
  return app;
}

const otherTabAnnounced = () =>
  void window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));

const inCart = (text: string) => within(screen.getByRole('main')).queryByText(text);

/** Notifications of a new tab. */
function announced(actions = recordedStore().actions): string[] {
  return actions.flatMap((action) =>
    action.type === 'notifications/asked'
      ? [(action as unknown as { payload: { text: string } }).payload.text]
      : [],
  );
}

describe('a stored cart that is partly unreadable', () => {
  it.each<[string, string, number]>([
    ['is cut off', JSON.stringify(good).slice(0, -5), 0],
    ['is not JSON', 'cart', 0],
    ['is a list of lines', JSON.stringify([filmTicket]), 0],
    ['is far too long', JSON.stringify({ ...good, x: 'x'.repeat(1_000_001) }), 0],
    [
      'holds a line of the wrong shape',
      JSON.stringify({ ...good, karte: { ...giftCard('karte'), count: '2' } }),
      2,
    ],
    [
      'holds an add-on without its show',
      JSON.stringify({ [popcorn.key]: popcorn, karte: giftCard('karte') }),
      1,
    ],
    ['holds an inherited name', `{"__proto__":{"count":1},${JSON.stringify(good).slice(1)}`, 2],
  ])('is reported when it %s', async (_, text, kept) => {
    store(text);
    await open();
    await notification(damaged);
    expect(inCart(damaged)).toBeVisible();
    expect(lineNames()).toHaveLength(kept);
    expect(Object.keys(storedCart()!)).toHaveLength(kept);
  });

  it('is reported once: a reload finds the readable rest', async () => {
    store(JSON.stringify({ ...good, karte: null }));
    const { close } = await open();
    expect(inCart(damaged)).toBeVisible();
    close();
    await open();
    expect(inCart(damaged)).toBeNull();
    expect(lineNames()).toHaveLength(2);
    expect(announced()).toEqual([]);
  });

  it('is reported on any page', async () => {
    store('{');
    renderApp(paths.giftCards.to());
    await notification(damaged);
  });

  it('is also reported when only the cookie contains it', async () => {
    Cookies.set(cartStorageKey, '{"a":');
    await open();
    expect(inCart(damaged)).toBeVisible();
    expect(storedCart()).toEqual({});
  });

  it.each([
    ['something new goes into the cart', itemsAdded([giftCard('neu')])],
    ['a count changes', quantityChanged({ key: 'karte', count: 3 })],
    ['a line is removed', itemRemoved({ key: 'karte' })],
    ['the cart is paid', orderPaid({ orderId: '7' })],
  ])('is no longer reported after %s', async (_, change) => {
    store(JSON.stringify({ ...cartOf(giftCard('karte')), rest: null }));
    const { store: shop } = await open();
    expect(inCart(damaged)).toBeVisible();
    act(() => void shop.dispatch(change));
    expect(inCart(damaged)).toBeNull();
  });

  it('is no longer reported after another tab stores its cart', async () => {
    store(JSON.stringify({ ...good, rest: null }));
    await open();
    act(otherTabAnnounced);
    expect(inCart(damaged)).toBeVisible();
    storeCart(filmTicket, carTicket, popcorn);
    act(otherTabAnnounced);
    await waitFor(() => expect(lineNames()).toHaveLength(3));
    expect(inCart(damaged)).toBeNull();
  });

  it('is still reported after one of its codes was checked again', async () => {
    const gone = redeemedCode('AB30', -500, 904);
    store(JSON.stringify({ ...cartOf(filmTicket, carTicket, gone), rest: null }));
    await open();
    expect(await screen.findByText(inParts(/AB30 gilt nicht mehr/))).toBeVisible();
    expect(inCart(damaged)).toBeVisible();
  });
});

describe('a stored cart that lost nothing', () => {
  it.each([
    ['a complete one', JSON.stringify(good)],
    [
      'one with wrong totals',
      JSON.stringify({ [filmTicket.key]: { ...filmTicket, totalPrice: 3, amount: 9 } }),
    ],
    ['one with unknown fields', JSON.stringify({ [filmTicket.key]: { ...filmTicket, extra: 1 } })],
    ['an empty one', '{}'],
    ['an empty list', '[]'],
    ['null', 'null'],
    ['an empty text', ''],
  ])('is not reported: %s', (_, text) => {
    store(text);
    expect(announced()).toEqual([]);
  });

  it('is not reported when there is none', () => {
    expect(announced()).toEqual([]);
  });
});

describe('a visitor who returns after weeks', () => {
  it('gets an empty cart and one notification, and can start again', async () => {
    storeCart(filmTicket, carTicket, giftCard('karte'));
    vi.setSystemTime(new Date('2026-05-28T12:00:00+02:00'));
    const { close } = await open();
    await notification(expired);
    expect(inCart(expired)).toBeVisible();
    expect(screen.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('€ 0,00');
    expect(storedCart()).toEqual({});
    close();
    await open();
    expect(inCart(expired)).toBeNull();
    expect(inCart('Dein Warenkorb ist leer.')).toBeVisible();
  });

  it('gets no further notification after the cart was filled and emptied', async () => {
    storeCart(filmTicket, carTicket);
    vi.setSystemTime(new Date('2026-05-28T12:00:00+02:00'));
    await open();
    expect(inCart(expired)).toBeVisible();
    storeCart(giftCard('karte'));
    act(otherTabAnnounced);
    await waitFor(() => expect(lineNames()).toHaveLength(1));
    storeCart();
    act(otherTabAnnounced);
    expect(await screen.findByText('Dein Warenkorb ist leer.')).toBeVisible();
    expect(inCart(expired)).toBeNull();
  });

  it('keeps gift cards, which have no date', async () => {
    storeCart(giftCard('karte', 3));
    vi.setSystemTime(new Date('2026-12-28T12:00:00+01:00'));
    await open();
    expect(lineNames()).toEqual(['Kinogutschein € 20']);
    expect(announced()).toEqual([]);
  });

  it('is notified of the past show, not of unreadable lines', async () => {
    store(JSON.stringify({ ...good, karte: 1 }));
    vi.setSystemTime(new Date('2026-05-28T12:00:00+02:00'));
    const { actions, seen } = recordedStore();
    await seen(cartExpired.match);
    expect(announced(actions)).toEqual([expired]);
  });
});
