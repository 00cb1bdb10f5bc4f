import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  orderPaid,
  cartDamaged,
  cartExpired,
  itemRemoved,
  itemsAdded,
  quantityChanged,
  cartSlice,
} from '@/features/cart/cartSlice';
import { cartStorageKey } from '@/shop/constants';
import { paths } from '@/shop/paths';
import type { CartItem } from '@/domain/entities';
import {
  amountOf,
  lineNames,
  openCart,
  openWrongCart,
  replaceCart,
  row,
  total,
  typeAmount,
} from '@test/support/cartScreen';
import {
  carTicket,
  cartOf,
  filmTicket,
  giftCard,
  popcorn,
  redeemedCode,
  stall,
  storeCart,
  storedCart,
} from '@test/support/carts';
import { eventLine } from '@test/support/eventLines';
import { queryOffer, counts, findOffer, acceptButton } from '@test/support/linkedCart';
import { button, focusedHeading, heading, notification } from '@test/support/screenQueries';
import { recordedStore } from '@test/support/recordedStore';
import { dispatchStorage } from '@test/support/otherTab';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, startOfTests } from '@test/support/server';
import { inParts, sumLine } from '@test/support/textMatchers';
import { visit } from '@test/support/visit';
import { areaIn } from '@test/support/areaIn';

const car = 'Autoticket (Stellplatz für ein Auto)';
const more = (name: string) => button(`Menge erhöhen: ${name}`);
const minus = (name: string) => button(`Menge verringern: ${name}`);
const checkout = () => button('Zur Kasse');
const totalBox = () => within(screen.getByRole('region', { name: 'Gesamtsumme' }));
const counter = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Warenkorb/ });

async function backToCart() {
  visit(paths.cart.to());
  await heading('Warenkorb');
}

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

describe('the cart', () => {
  /** Link targets of a line's picture and name. */
  const targets = (name: string) =>
    [...row(name).querySelectorAll('a')].map((link) => link.getAttribute('href'));

  const picture = (name: string) => row(name).querySelector('img')?.getAttribute('src');

  const group = (name: string) => row(name).closest('tbody')!;

  it('is a table of lines by date, in groups with their add-ons, with links, pictures and sums', async () => {
    const tickets = { ...filmTicket, count: 2 };
    // The code stays unchecked.
    disturb('voucher/validateVoucher', { never: true });
    const { user, close } = await openCart(
      code,
      giftCard('karte', 2),
      table,
      stall,
      popcorn,
      carTicket,
      tickets,
    );
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Beschreibung', 'Preis', 'Anzahl', 'Summe']);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(lineNames()).toEqual([
      'Metropolis',
      car,
      'Popcorn gesalzen',
      'Flohmarkt Wien',
      'Leihtisch',
      'Kinogutschein € 20',
      'Herbstrabatt',
    ]);
    // 2 × 12,50 + 5,00 + 4,90 + 0,00 + 4,90 + 2 × 20,00 − 5,00
    expect(total()).toHaveTextContent('Gesamtsumme: € 74,80 inkl. USt.');

    // The labels are visible on small screens.
    const cells = [...row('Metropolis').children].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
    expect(cells).toEqual([
      'ProduktMetropolisDo., 16.04.2026, 20:30 Uhr',
      'Einzelpreis€ 12,50',
      expect.stringMatching(/^Anzahl/),
      'Positionssumme€ 25,00',
    ]);

    const show = '/show/metropolis-2026-04-16';
    expect(targets('Metropolis')).toEqual([show, show]);
    expect(targets('Popcorn gesalzen')).toEqual([show, show]);
    expect(targets('Flohmarkt Wien')).toEqual(Array(2).fill('/flohmarktprogramm-wien/501'));
    expect(targets('Leihtisch')).toEqual(Array(2).fill('/flohmarktprogramm-wien/501'));
    expect(targets('Kinogutschein')).toEqual(Array(2).fill('/kinogutschein-kaufen'));
    expect(targets('Herbstrabatt')).toEqual([]);
    // One tab stop: the link of the name.
    expect(within(row('Metropolis')).getAllByRole('link', { name: 'Metropolis' })).toHaveLength(1);
    expect(within(row('Metropolis')).getAllByRole('link')).toHaveLength(1);
    const [hidden] = row('Metropolis').querySelectorAll('a');
    expect(hidden).toHaveAttribute('tabindex', '-1');
    expect(hidden).toHaveAttribute('aria-hidden', 'true');
    expect(picture('Leihtisch')).toMatch(/\/bilder\/tisch\.jpg$/);
    expect(picture('Flohmarkt Wien')).toMatch(/\/bilder\/markt\.jpg$/);
    expect(row('Metropolis').querySelector('.picture-missing')).toBeVisible();

    expect(screen.getAllByRole('rowgroup')).toHaveLength(1 + 4);
    expect(within(group('Metropolis')).getAllByRole('row')).toEqual(
      ['Metropolis', 'Autoticket', 'Popcorn gesalzen'].map(row),
    );
    expect(within(group('Flohmarkt Wien')).getAllByRole('row')).toEqual(
      ['Flohmarkt Wien', 'Leihtisch'].map(row),
    );
    // A market has the day theme among groups with the night theme.
    expect(group('Leihtisch')).toHaveAttribute('data-bs-theme', 'light');
    for (const name of ['Metropolis', 'Kinogutschein', 'Herbstrabatt'])
      expect(group(name)).not.toHaveAttribute('data-bs-theme');

    // The header counts lines that are no add-ons.
    expect(counter()).toHaveTextContent(/^Warenkorb4/);
    await user.click(more('Metropolis'));
    expect(counter()).toHaveTextContent(/^Warenkorb4/);
    close();
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    expect(counter()).toHaveTextContent(/^Warenkorb4/);
    expect(lineNames()).toHaveLength(7);
  });

  it('names a known location; picture and name lead to the show, that of show 233 also to one more car', async () => {
    const show = { ...filmTicket.show!, location: 'Große Leinwand' };
    const later = { ...filmTicket, key: '302-2026-04-17', showId: 302 };
    const { user, store } = await openCart({ ...filmTicket, show }, later);
    const dates = screen.getAllByText(/^Do\., 16\.04\.2026/).map(({ textContent }) => textContent);
    expect(dates.toSorted()).toEqual([
      'Do., 16.04.2026, 20:30\u00a0Uhr',
      'Do., 16.04.2026, 20:30\u00a0Uhr · Große Leinwand',
    ]);
    replaceCart(store, filmTicket);
    expect(screen.queryByRole('link', { name: 'Weiteres Auto hinzufügen' })).toBeNull();
    for (const link of ['.cart-name a', 'a[aria-hidden]']) {
      await user.click(row('Metropolis').querySelector(link)!);
      await heading('Metropolis');
      await backToCart();
    }
    replaceCart(store, { ...filmTicket, showId: 233, show: { ...filmTicket.show!, showId: 233 } });
    await user.click(screen.getByRole('link', { name: 'Weiteres Auto hinzufügen' }));
    await heading('Weiteres Auto hinzufügen');
    expect(window.location.pathname).toBe('/chanukka2021');
    expect(screen.getByRole('link', { name: 'Zur Vorstellung' })).toHaveAttribute('href', '/show/233');
  });

  it('that is empty leads to the lists, and blocks the checkout with the reason, by keyboard as well', async () => {
    const { user } = await openCart();
    const reason = 'Der Warenkorb darf nicht leer sein.';
    expect(counter()).toHaveTextContent(/^Warenkorb$/);
    expect(checkout()).toHaveAttribute('aria-disabled', 'true');
    const target = checkout();
    within(screen.getByRole('main')).getByRole('link', { name: 'Zum Flohmarktkalender' }).focus();
    for (let step = 0; step < 10 && document.activeElement !== target; step += 1) await user.tab();
    expect(checkout()).toHaveFocus();
    await user.keyboard('{Enter}');
    await notification(reason);
    expect(checkout()).toHaveFocus();
    await user.keyboard(' ');
    await user.click(checkout());
    expect(totalBox().getByText(reason)).toBeVisible();
    expect(window.location.pathname).toBe('/cart');
    expect(screen.queryByRole('button', { name: 'Warenkorb teilen' })).toBeNull();
    for (const [name, path] of [
      ['Zum Kinoprogramm', paths.program.to()],
      ['Zum Flohmarktkalender', paths.flohmarktProgram.to()],
    ] as const) {
      await user.click(within(screen.getByRole('main')).getByRole('link', { name }));
      await waitFor(() => expect(window.location.pathname).toBe(path));
      await backToCart();
    }
    visit(paths.checkout.to());
    await heading('Kassa');
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(reason);
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
  });
});

describe('the quantity of a line', () => {
  const hint = (name: string) =>
    within(screen.getByRole('group', { name: `Anzahl: ${name}` })).getByRole('status').textContent;

  it('changes by buttons, typing and arrow keys, is committed by Enter or blur, and says what it refused', async () => {
    const { user, store } = await openCart(filmTicket, carTicket, popcorn);
    const tickets = () => amountOf('Metropolis');
    async function enter(name: string, typed: string) {
      await user.clear(amountOf(name));
      await user.type(amountOf(name), typed);
    }
    await user.click(more('Metropolis'));
    expect(tickets()).toHaveValue('2');
    expect(total()).toHaveTextContent('€ 34,90');
    expect(row('Metropolis')).toHaveTextContent(/€ 25,00$/);
    await user.click(minus('Metropolis'));
    expect(total()).toHaveTextContent('€ 22,40');
    expect(minus(car)).toHaveAttribute('aria-disabled', 'true');

    const refused = 'Diese Menge geht nicht. Es bleibt bei 1.';
    const limited = 'Die Menge wurde auf 600 gesetzt.';
    for (const [typed, result, said] of [
      ['601', '600', limited],
      ['viele', '1', refused],
    ] as const) {
      await enter('Metropolis', '1{Enter}');
      await enter('Metropolis', `${typed}{Enter}`);
      expect(tickets(), typed).toHaveValue(result);
      expect(hint('Metropolis'), typed).toBe(said);
    }
    await enter(car, '0{Enter}');
    expect(amountOf(car)).toHaveValue('1');
    expect(hint(car)).toBe(refused);

    // Nothing changes before the commit; a blank field is restored.
    await enter('Metropolis', '12');
    expect(total()).toHaveTextContent('€ 22,40');
    expect(storedCart()?.[filmTicket.key]?.count).toBe(1);
    await user.tab();
    expect(total()).toHaveTextContent('€ 159,90');
    expect(storedCart()?.[filmTicket.key]?.count).toBe(12);
    await user.clear(tickets());
    await user.tab();
    expect(tickets()).toHaveValue('12');

    // Buttons and arrow keys start from the typed value.
    await enter('Metropolis', '5');
    await user.click(more('Metropolis'));
    expect(tickets()).toHaveValue('6');
    await enter('Metropolis', '0{ArrowDown}');
    expect(tickets()).toHaveValue('1');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(tickets()).toHaveValue('3');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(tickets()).toHaveValue('1');
    expect(tickets()).toHaveFocus();
    await enter('Metropolis', '598{ArrowUp}');
    expect(tickets()).toHaveValue('599');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(tickets()).toHaveValue('600');
    expect(lineNames()).toEqual(['Metropolis', car, 'Popcorn gesalzen']);

    await enter('Metropolis', '2{Enter}');
    await user.type(tickets(), '7{Escape}');
    expect(tickets()).toHaveValue('2');
    expect(tickets()).toHaveFocus();
    await user.tab();
    expect(tickets()).toHaveValue('2');
    expect(total()).toHaveTextContent('€ 34,90');

    // The message is cleared while typing, so that it is announced again, and by the next change.
    typeAmount('Metropolis', '700');
    fireEvent.blur(tickets());
    expect(hint('Metropolis')).toBe(limited);
    expect(tickets()).toHaveAccessibleDescription(limited);
    expect(more('Metropolis')).toHaveAttribute('aria-disabled', 'true');
    typeAmount('Metropolis', '800');
    expect(hint('Metropolis')).toBe('');
    fireEvent.blur(tickets());
    expect(hint('Metropolis')).toBe(limited);
    await user.click(minus('Metropolis'));
    expect(hint('Metropolis')).toBe('');
    expect(tickets()).toHaveValue('599');

    await enter('Popcorn gesalzen', '0{Enter}');
    await waitFor(() => expect(lineNames()).toEqual(['Metropolis', car]));
    // Once: the removal moves the focus, and so leaves the field that Enter has committed.
    expect(await notification('Produkt wurde entfernt')).toBeVisible();
    replaceCart(store, filmTicket, carTicket, popcorn);
    await enter('Popcorn gesalzen', '0');
    expect(lineNames()).toHaveLength(3);
    await user.tab();
    await waitFor(() => expect(lineNames()).toEqual(['Metropolis', car]));
  });
});

it('a total that does not match its lines is reported and blocks the checkout until it is recomputed', async () => {
  const text =
    'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein. Bitte überprüfen Sie die eingegebenen Mengen!';
  const { user } = await openWrongCart();
  expect(total()).toHaveTextContent('€ 0,01');
  expect(totalBox().getByRole('alert')).toHaveTextContent(text);
  expect(checkout()).toHaveAttribute('aria-disabled', 'true');
  await user.click(checkout());
  await notification(text);
  expect(window.location.pathname).toBe('/cart');
  localStorage.clear();
  await user.click(button('Summe neu berechnen'));
  expect(Object.keys(storedCart() ?? {})).toHaveLength(2);
  expect(total()).toHaveTextContent('€ 17,50');
  await notification('Alles im grünen Bereich, Aktion erfolgreich!');
  expect(totalBox().queryByRole('alert')).toBeNull();
  await focusedHeading('Warenkorb');
  expect(checkout()).toHaveAttribute('aria-disabled', 'false');
  await user.click(checkout());
  await heading('Kassa');
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
    .map((term) =>
      [...term.parentElement!.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    );
}

it('the VAT in the cart is listed by rate, folded on a phone, and follows the cart', async () => {
  const { store } = await openCart(filmTicket, atRate(carTicket, 13), atRate({ ...popcorn, count: 2 }, 10));
  const fold = () => screen.getByText('Darin enthaltene USt.').closest('details')!;
  expect(fold().open).toBe(false);
  expect(total()).toHaveTextContent('€ 27,30 inkl. USt.');
  expect(vat()).toEqual([
    ['13 %', '€ 5,00', 'USt. € 0,58'],
    ['10 %', '€ 9,80', 'USt. € 0,89'],
  ]);
  expect(screen.getByText('Die USt. der übrigen Positionen steht auf der Rechnung.')).toBeInTheDocument();
  typeAmount(car, '3');
  fireEvent.blur(amountOf(car));
  expect(vat()?.[0]).toEqual(['13 %', '€ 15,00', 'USt. € 1,73']);

  replaceCart(store, filmTicket, atRate(carTicket, 13), redeemed(-1000));
  expect(total()).toHaveTextContent('€ 7,50');
  expect(vat()).toEqual([
    ['13 %', '€ 5,00', 'USt. € 0,58'],
    ['0 %', '−€ 10,00', 'USt. € 0,00'],
  ]);
  // No rate is known.
  replaceCart(store, filmTicket);
  expect(screen.getByText('Die enthaltene USt. steht auf der Rechnung.')).toBeVisible();
  expect(vat()).toBeUndefined();
  for (const lines of [[filmTicket, atRate(carTicket, 13), redeemed(-2500)], []]) {
    replaceCart(store, ...lines);
    expect(total()).toHaveTextContent('€ 0,00');
    expect(vat()).toBeUndefined();
  }
  // Open on a wider screen.
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media === '(min-width: 48rem)' }),
  );
  replaceCart(store, filmTicket, atRate(carTicket, 13.5), atRate(popcorn, 100 / 3));
  expect(fold().open).toBe(true);
  expect(vat()?.map(([rate]) => rate)).toEqual(['33,333 %', '13,5 %']);
});

it('hints ask about unusual counts while the cart has them, do not block the checkout, and are repeated there', async () => {
  const metropolis = 'Metropolis, Do., 16.04.2026, 20:30 Uhr';
  const hint = () => screen.queryByText(/Stimmt das so\?/)?.textContent.replaceAll('\u00a0', ' ');
  const { user, store } = await openCart(filmTicket, carTicket, popcorn);
  expect(hint()).toBeUndefined();
  await user.click(more(car));
  expect(hint()).toBe(`${metropolis}: 2 × ${car}, aber nur 1 × Ticket. Stimmt das so?`);
  expect(screen.getByText(/Stimmt das so/).closest('[role=status]')).not.toBeNull();
  await user.click(more('Metropolis'));
  expect(hint()).toBeUndefined();
  replaceCart(store, eventLine({ price: 0, count: 2 }));
  expect(hint()).toBe('Flohmarkt, So., 19.04.2026, 5:30 Uhr: 2-mal gebucht. Stimmt das so?');
  replaceCart(store, { ...filmTicket, count: 12 }, carTicket);
  const fewCars = `${metropolis}: 12 × Ticket, aber nur 1 × ${car}. Stimmt das so?`;
  expect(hint()).toBe(fewCars);
  await user.click(checkout());
  await heading('Kassa');
  expect(hint()).toBe(fewCars);
  expect(button('Zahlungspflichtig bestellen')).toBeEnabled();
});

const undo = () => button('Rückgängig machen');
const noUndo = () => expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull();

const notice = (text: string) =>
  within(screen.getByRole('main')).findByText(text, { selector: '[role=status]' });

function removeByTyping(name: string): void {
  typeAmount(name, '0');
  fireEvent.blur(amountOf(name));
}

describe('a removed line', () => {
  it('is named in a notice, and is restored unchanged, with its add-ons', async () => {
    const lines = [filmTicket, carTicket, { ...popcorn, count: 3 }, giftCard('karte', 2)];
    const { user } = await openCart(...lines);
    const before = storedCart();
    await user.click(minus('Metropolis'));
    await notice('„Metropolis, Do., 16.04.2026, 20:30 Uhr“ wurde mit 2 Zusätzen entfernt.');
    await notification('Produkt wurde entfernt');
    expect(lineNames()).toEqual(['Kinogutschein € 20']);
    expect(Object.keys(storedCart()!)).toEqual(['karte']);
    expect(total()).toHaveTextContent('€ 40,00');
    await user.click(undo());
    await notification('Wieder im Warenkorb');
    await waitFor(() => expect(lineNames()).toHaveLength(4));
    expect(storedCart()).toEqual(cartOf(...lines));

    typeAmount('Popcorn gesalzen', '0');
    await user.type(amountOf('Popcorn gesalzen'), '{Enter}');
    await notice('„Popcorn gesalzen“ wurde entfernt.');
    await focusedHeading('Warenkorb');
    expect(lineNames()).not.toContain('Popcorn gesalzen');
    expect(total()).toHaveTextContent('€ 57,50');
    await user.click(undo());
    await focusedHeading('Warenkorb');
    expect(amountOf('Popcorn gesalzen')).toHaveValue('3');
    expect(total()).toHaveTextContent('€ 72,20');
    expect(storedCart()).toEqual(before);
    noUndo();

    await user.click(minus('Metropolis'));
    removeByTyping('Kinogutschein € 20');
    expect(await screen.findByText('Dein Warenkorb ist leer.')).toBeVisible();
    await user.click(undo());
    await waitFor(() => expect(amountOf('Kinogutschein € 20')).toHaveValue('2'));
    expect(total()).toHaveTextContent('€ 40,00');
  });

  it('is offered until the next removal, an addition or leaving, not for a mandatory line', async () => {
    const { user, store } = await openCart(filmTicket, carTicket, popcorn, giftCard('karte'));
    act(() => void store.dispatch(itemRemoved({ key: carTicket.key })));
    noUndo();
    expect(lineNames()).toHaveLength(4);
    await user.click(minus('Popcorn gesalzen'));
    await user.click(more('Metropolis'));
    await user.click(undo());
    await waitFor(() => expect(total()).toHaveTextContent('€ 54,90'));

    await user.click(minus('Popcorn gesalzen'));
    await notice('„Popcorn gesalzen“ wurde entfernt.');
    await user.click(minus('Kinogutschein € 20'));
    await notice('„Kinogutschein € 20“ wurde entfernt.');
    await user.click(undo());
    await waitFor(() => expect(lineNames()).toContain('Kinogutschein € 20'));
    expect(lineNames()).not.toContain('Popcorn gesalzen');
    noUndo();

    // A repeating Enter does not restore it.
    replaceCart(store, filmTicket, carTicket, popcorn);
    minus('Popcorn gesalzen').focus();
    await user.keyboard('{Enter>5/}');
    await notice('„Popcorn gesalzen“ wurde entfernt.');
    expect(lineNames()).toEqual(['Metropolis', car]);

    await user.click(minus('Metropolis'));
    await notice('„Metropolis, Do., 16.04.2026, 20:30 Uhr“ wurde mit einem Zusatz entfernt.');
    act(() => void store.dispatch(itemsAdded([giftCard('neue'), filmTicket, carTicket])));
    await waitFor(() => expect(lineNames()).toContain('Kinogutschein € 20'));
    noUndo();
    await user.click(minus('Kinogutschein € 20'));
    expect(undo()).toBeVisible();
    await user.click(checkout());
    await heading('Kassa');
    await user.click(screen.getByRole('link', { name: 'Zurück zum Warenkorb' }));
    await heading('Warenkorb');
    noUndo();
    expect(lineNames()).toEqual(['Metropolis', car]);
  });

  it('is restored in two tabs, once, and no longer when the other tab has added it', async () => {
    const lines = [filmTicket, carTicket, popcorn, giftCard('karte')];
    const { user, store } = await openCart(...lines);
    const other = recordedStore().store;
    const otherCart = () => areaIn(other, cartSlice).cart;
    await user.click(minus('Popcorn gesalzen'));
    await waitFor(() => expect(otherCart()).not.toHaveProperty([popcorn.key]));
    await user.dblClick(undo());
    await waitFor(() => expect(otherCart()[popcorn.key]?.count).toBe(1));
    expect(areaIn(store, cartSlice).cart).toEqual(cartOf(...lines));
    expect(storedCart()).toEqual(cartOf(...lines));

    // The other tab adds the line itself.
    await user.click(minus('Popcorn gesalzen'));
    await waitFor(() => expect(otherCart()).not.toHaveProperty([popcorn.key]));
    expect(undo()).toBeVisible();
    act(() => void other.dispatch(itemsAdded([{ ...popcorn, count: 4 }])));
    await waitFor(() => expect(amountOf('Popcorn gesalzen')).toHaveValue('4'));
    noUndo();
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
    ['is far too long', JSON.stringify({ ...good, x: 'x'.repeat(1_000_001) }), 0],
    ['holds a line that is none', JSON.stringify({ ...good, karte: null }), 2],
    ['holds an inherited name', `{"__proto__":{"count":1},${JSON.stringify(good).slice(1)}`, 2],
  ])('is reported when it %s, and only once', (_, text, kept) => {
    store(text);
    const { store: shop, actions } = recordedStore();
    expect(announced(actions)).toEqual([damaged]);
    expect(areaIn(shop, cartSlice).restoration).toBe('damaged');
    expect(Object.keys(areaIn(shop, cartSlice).cart)).toHaveLength(kept);
    expect(Object.keys(storedCart()!)).toHaveLength(kept);
    expect(announced()).toEqual([]);
  });

  it('is reported on any page, also when only the cookie contains it, and once', async () => {
    Cookies.set(cartStorageKey, '{"a":');
    const { close } = renderApp(paths.giftCards.to());
    await notification(damaged);
    await backToCart();
    expect(inCart(damaged)).toBeVisible();
    expect(storedCart()).toEqual({});
    close();
    await open();
    expect(inCart(damaged)).toBeNull();
    expect(lineNames()).toEqual([]);
  });

  it('is reported in the cart until the next change, here or in another tab', async () => {
    store(JSON.stringify({ ...good, rest: null }));
    const { store: shop } = await open();
    dispatchStorage(cartStorageKey);
    expect(inCart(damaged)).toBeVisible();
    expect(lineNames()).toHaveLength(2);
    storeCart(filmTicket, carTicket, popcorn);
    dispatchStorage(cartStorageKey);
    await waitFor(() => expect(lineNames()).toHaveLength(3));
    expect(inCart(damaged)).toBeNull();
    // A code that is checked again is no such change.
    replaceCart(shop, filmTicket, carTicket, redeemedCode('AB30', -500, 904));
    act(() => void shop.dispatch(cartDamaged()));
    expect(await screen.findByText(inParts(/AB30 gilt nicht mehr/))).toBeVisible();
    expect(inCart(damaged)).toBeVisible();
    for (const [name, change] of [
      ['something new', itemsAdded([giftCard('karte')])],
      ['another count', quantityChanged({ key: 'karte', count: 3 })],
      ['a removal', itemRemoved({ key: 'karte' })],
      ['a payment', orderPaid({ orderId: '7' })],
    ] as const) {
      act(() => void shop.dispatch(cartDamaged()));
      expect(inCart(damaged), name).toBeVisible();
      act(() => void shop.dispatch(change));
      expect(inCart(damaged), name).toBeNull();
    }
  });
});

describe('a stored cart that lost nothing', () => {
  it.each([
    ['a complete one', JSON.stringify(good)],
    ['one with wrong totals', JSON.stringify({ ...good, [filmTicket.key]: { ...filmTicket, amount: 9 } })],
    ['one with unknown fields', JSON.stringify({ [filmTicket.key]: { ...filmTicket, extra: 1 } })],
    ['an empty one', '{}'],
    ['none', undefined],
  ])('is not reported: %s', (_, text) => {
    if (text !== undefined) store(text);
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
    expect(total()).toHaveTextContent('€ 0,00');
    expect(storedCart()).toEqual({});
    storeCart(giftCard('karte'));
    dispatchStorage(cartStorageKey);
    await waitFor(() => expect(lineNames()).toHaveLength(1));
    storeCart();
    dispatchStorage(cartStorageKey);
    expect(await screen.findByText('Dein Warenkorb ist leer.')).toBeVisible();
    expect(inCart(expired)).toBeNull();
    close();
    expect(announced()).toEqual([]);
  });

  it('keeps gift cards, which have no date', () => {
    storeCart(giftCard('karte', 3));
    vi.setSystemTime(new Date('2026-12-28T12:00:00+01:00'));
    const { store: shop, actions } = recordedStore();
    expect(Object.keys(areaIn(shop, cartSlice).cart)).toEqual(['karte']);
    expect(announced(actions)).toEqual([]);
  });

  it('is notified of the past show, not of unreadable lines', async () => {
    store(JSON.stringify({ ...good, karte: 1 }));
    vi.setSystemTime(new Date('2026-05-28T12:00:00+02:00'));
    const { actions, seen } = recordedStore();
    await seen(cartExpired.match);
    expect(announced(actions)).toEqual([expired]);
  });
});

const cart = paths.cart.to();
const detailCall = 'show/getShowDetailData';

/** Two tickets for tonight's „Metropolis“ with one car and two popcorns, and three gift cards of € 20. */
const link = `${cart}#korb=s301x2p101p102x2g401x3z`;

const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('a cart link', () => {
  it('asks with current prices until it is answered, also after a reload, and not again after it was merged', async () => {
    const first = renderApp(link);
    await acceptButton();
    const section = within(await findOffer());
    expect(textsOf(section.getAllByRole('list')[0]!)).toEqual([
      '2 × Metropolis, Do., 16.04.2026, 20:30 Uhr€ 25,00',
      `1 × ${car}€ 5,00`,
      '2 × Popcorn gesalzen€ 9,80',
      '1 × Snack-Rabatt−€ 2,00',
      '3 × Kinogutschein € 20€ 60,00',
    ]);
    expect(section.getByText(sumLine('Summe'))).toHaveTextContent('Summe: € 97,80 inkl. USt.');
    expect(window.location.hash).toBe('');
    expect(storedCart() ?? {}).toEqual({});
    expect(screen.getByText('Dein Warenkorb ist leer.')).toBeVisible();
    first.close();
    const { user, close } = renderApp();
    expect(await acceptButton()).toBeVisible();
    expect(window.location.hash).toBe('');
    await user.click(await acceptButton());
    await user.click(checkout());
    await heading('Kassa');
    act(() => window.history.back());
    await heading('Warenkorb');
    expect(queryOffer()).toBeNull();
    close();
    renderApp();
    await heading('Warenkorb');
    await screen.findByText(sumLine('Gesamtsumme'));
    expect(queryOffer()).toBeNull();
    expect(counts()).toContainEqual(['Metropolis', 2]);
  });

  it('can be declined, and is merged once on any number of clicks, up to 600 of a line', async () => {
    const { user } = await openCart(filmTicket, carTicket, giftCard('karte'));
    const before = storedCart();
    visit(link);
    await user.click(await screen.findByRole('button', { name: 'Nicht übernehmen' }));
    expect(await screen.findByText('Der Warenkorb aus dem Link wurde nicht übernommen.')).toHaveFocus();
    expect(queryOffer()).toBeNull();
    expect(storedCart()).toEqual(before);

    visit(link);
    expect(await screen.findByText(/^Einiges davon liegt schon/)).toBeVisible();
    const take = await acceptButton();
    take.focus();
    act(() => {
      take.click();
      take.click();
    });
    expect(await screen.findByText('Erledigt: Es liegt in deinem Warenkorb.')).toHaveFocus();
    await waitFor(() => expect(counts()).toHaveLength(5));
    expect(counts()).toEqual(
      expect.arrayContaining([
        ['Metropolis', 3],
        [car, 2],
        ['Popcorn gesalzen', 2],
        ['Snack-Rabatt', 1],
        ['Kinogutschein € 20', 4],
      ]),
    );
    expect(queryOffer()).toBeNull();
    await notification('dem Warenkorb hinzugefügt');

    visit(`${cart}#korb=s301x599p101z`);
    expect(await screen.findByText(/Mehr als 600 Stück gehen nicht/)).toBeVisible();
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 600]));
  });

  it('is offered beside the code of a voucher link, adds the current mandatory products, and may follow another', async () => {
    const { user } = renderApp(`${cart}?gutschein=WILLKOMMEN10#korb=s301z`);
    expect(await acceptButton()).toBeVisible();
    expect(screen.getByText(/WILLKOMMEN10/)).toBeVisible();
    await waitFor(() => expect(window.location.href).toMatch(/\/cart$/));
    expect((window.history.state as { usr: unknown }).usr).toEqual({ cartLink: '#korb=s301z' });
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 1]));
    expect(counts()).toContainEqual([car, 1]);
    visit(`${cart}#korb=s301z`);
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 2]));
  });

  it('reports what is not available and omits it, and reports an incomplete link without a request', async () => {
    const { shows, stock } = currentDatabase();
    const past = shows.find(({ end }) => end < Date.now())!;
    stock['502|201'] = 0;
    const { user } = renderApp(`${cart}#korb=s301p101p9999s999999s${past.showId}s307s502p201p205g401g9999z`);
    await acceptButton();
    const [, lacking] = within(await findOffer()).getAllByRole('list');
    expect(textsOf(lacking!)).toEqual([
      'Metropolis, Do., 16.04.2026, 20:30 Uhr: Ein Produkt gibt es nicht mehr.',
      expect.stringMatching(/: Dieser Termin ist schon vorbei\.$/),
      expect.stringMatching(/: Ausverkauft$/),
      expect.stringMatching(
        /^Flohmarkt Wien, So\., 26\.04\.2026.*: Den gewählten Platz gibt es nicht mehr\.$/,
      ),
      'Einen Termin gibt es nicht mehr.',
      'Einen Gutschein gibt es nicht mehr zu kaufen.',
    ]);
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toHaveLength(3));

    async function closeOffer() {
      await user.click(button('Schließen'));
      await waitFor(() => expect(queryOffer()).toBeNull());
    }
    visit(`${cart}#korb=s999999z`);
    expect(await screen.findByText('Von diesem Warenkorb ist nichts mehr zu haben.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb legen' })).toBeNull();
    await closeOffer();
    const requests = requestsTo(detailCall).length;
    for (const text of ['s301x2p10', '<img src=x onerror=alert(1)>', 's301x601z', '__proto__']) {
      visit(`${cart}#korb=${text}`);
      expect(await screen.findByText(/^Dieser Link ist nicht vollständig/)).toBeVisible();
      await closeOffer();
      expect(window.location.hash).toBe('');
    }
    expect(requestsTo(detailCall)).toHaveLength(requests);
  });

  it('does not add a show that has ended since it was read', async () => {
    const { user } = renderApp(`${cart}#korb=s301s501p201z`);
    await acceptButton();
    vi.setSystemTime(startOfTests + 24 * 3_600_000);
    await user.click(await acceptButton());
    expect(await screen.findByText(/Dieser Termin ist schon vorbei/)).toBeVisible();
    expect(counts()).toEqual([]);
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Standplatz PKW', 1]));
    expect(counts()).not.toContainEqual(['Metropolis', 1]);
  });

  it('says that it is loading while the cart stays usable, and can be retried after a failure', async () => {
    const release = deferResponses(detailCall);
    const { user } = await openCart(filmTicket, carTicket);
    visit(`${cart}#korb=s301p101z`);
    expect(await screen.findByText('Termine und Preise werden gelesen …')).toBeVisible();
    expect(checkout()).toBeEnabled();
    release();
    await acceptButton();
    expect(screen.queryByText('Termine und Preise werden gelesen …')).toBeNull();

    disturb(detailCall, { status: 500, times: 3 });
    visit(`${cart}#korb=s305z`);
    const title = await screen.findByText('Der Warenkorb aus dem Link ist gerade nicht zu lesen');
    const alert = title.closest<HTMLElement>('[role=alert]')!;
    expect(button('Nicht übernehmen')).toBeVisible();
    await user.click(within(alert).getByRole('button'));
    expect(await acceptButton()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ein Warenkorb für dich' })).toHaveFocus();
    expect(alert).not.toBeInTheDocument();

    disturb('product/getDiscountProduct', { status: 500, times: 1 });
    visit(`${cart}#korb=s301p101p102x2z`);
    expect(await screen.findByText(/^Ob es dafür einen Rabatt gibt/)).toBeVisible();
    expect(requestsTo('product/getDiscountProduct')).toHaveLength(1);
    await user.click(button('Erneut prüfen'));
    expect(await screen.findByText(/Snack-Rabatt/)).toBeVisible();
  });
});

it('sharing the cart copies a link with ids and quantities, without codes, which another browser turns into the same cart', async () => {
  const texts: string[] = [];
  const clipboard = { writeText: async (text: string) => void texts.push(text) };
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  storeCart(
    { ...filmTicket, count: 2 },
    carTicket,
    { ...popcorn, count: 3 },
    giftCard('karte', 2),
    redeemedCode('WILLKOMMEN10', -1000, 901),
  );
  const { user, close } = renderApp(cart);
  await heading('Warenkorb');
  expect(await screen.findByText(/^Gutscheincodes und Rabatte sind im Link nicht dabei/)).toBeVisible();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await user.click(await screen.findByRole('button', { name: 'Warenkorb teilen' }));
  expect(await screen.findByText('Link kopiert.')).toHaveAttribute('role', 'status');
  expect(texts).toEqual(['http://localhost:3000/cart#korb=s301x2p101p102x3g401x2z']);
  close();
  localStorage.clear();
  document.cookie = 'cart=; path=/; max-age=0';
  const other = renderApp(texts[0]!.replace('http://localhost:3000', ''));
  await other.user.click(await acceptButton());
  await waitFor(() =>
    expect(counts()).toEqual(
      expect.arrayContaining([
        ['Metropolis', 2],
        ['Popcorn gesalzen', 3],
        ['Kinogutschein € 20', 2],
      ]),
    ),
  );
});
