import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import type { CartItem } from '@/domain/entities';
import { itemsAdded, quantityChanged } from '@/features/cart/cartSlice';
import { duplicateOrder } from '@/features/checkout/history/duplicateOrder';
import { showWrongTotal } from '@test/support/cartScreen';
import {
  carTicket,
  filmTicket,
  giftCard,
  popcorn,
  storeCart,
  storedCart,
  storedOrders,
  storeOrders,
  storePaidIds,
  storePlacedOrder,
} from '@test/support/carts';
import {
  backToCart,
  fillIn,
  openCheckout,
  orderAndPay,
  orderButton,
  readyToOrder,
  saveOrderCall,
} from '@test/support/checkoutPage';
import { externalNavigations } from '@test/support/externalNavigations';
import { scriptAddress } from '@test/support/hostile';
import { dispatchStorage, restorePage } from '@test/support/otherTab';
import { renderApp } from '@test/support/renderApp';
import { button, focusedHeading, heading, notification, unfitText } from '@test/support/screenQueries';
import { currentDatabase, deferResponses, disturb, requestsTo, startOfTests } from '@test/support/server';
import { withSettings } from '@test/support/settings';
import { sumLine } from '@test/support/textMatchers';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';
import { areaIn } from '@test/support/areaIn';
import { orderSlice } from '@/features/checkout/orderSlice';

type Fault = Omit<Parameters<typeof disturb>[1], 'times'>;

const statusCall = 'order/paymentStatus';
const orderLink = 'https://pay.example/10001';
const refused = 'Bestellung wurde nicht erstellt';
const unclear = 'Es ist unklar, ob deine Bestellung angekommen ist';
const paidTitle = 'Danke, deine Bestellung ist bezahlt!';
const unpaidTitle = 'Zahlung nicht abgeschlossen';
const emptyCart = 'Der Warenkorb darf nicht leer sein.';
const sameOrder = 'dieselbe Kennung';

const sent = () => requestsTo(saveOrderCall);
const sentKeys = () => sent().map(({ body }) => (body as { orderKey: string }).orderKey);
const problem = () => within(screen.getByRole('main')).findByRole('alert');
const noProblem = () => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
const linkNamed = (name: string) => screen.getByRole('link', { name });
const departures = (count: number) => waitFor(() => expect(externalNavigations).toHaveLength(count));

/** The response to the next order. */
const respondOnce = (fault: Fault) => disturb(saveOrderCall, { ...fault, times: 1 });
const says = (errorMessage: string) => ({ body: { success: false, errorMessage } });
const payAt = (payment_checkoutUrl: unknown) => ({ body: { success: true, payment_checkoutUrl } });

function expectOneOrder() {
  expect(new Set(sentKeys()).size).toBe(1);
  expect(currentDatabase().orders).toHaveLength(1);
}

async function order(user: UserEvent) {
  await fillIn(user);
  await user.click(orderButton());
}

async function changeTickets(user: UserEvent, change: 'erhöhen' | 'verringern') {
  await backToCart(user);
  await user.click(button(`Menge ${change}: Metropolis`));
  await user.click(button('Zur Kasse'));
  await heading('Kassa');
}

/** Submits the form by five clicks and Enter, which count as one order and end with the problem. */
async function expectProblem(name: string, fault: Fault, text: string) {
  const before = sentKeys().length;
  const form = document.querySelector<HTMLFormElement>('form.checkout')!;
  const clicked = form.querySelector<HTMLButtonElement>('[type=submit]')!;
  respondOnce(fault);
  clicked.focus();
  for (let click = 0; click < 5; click += 1) fireEvent.click(clicked);
  fireEvent.submit(form);
  await flushPending();
  const found = screen.getByText(text, { selector: 'main [role=alert] > p:first-child' }).parentElement!;
  expect(found, name).not.toHaveTextContent(/NullPointer|Gateway/);
  expect(found, name).toHaveFocus();
  expect(screen.queryByText('Weiter zur Zahlung'), name).toBeNull();
  expect(Object.keys(storedCart()!), name).toHaveLength(2);
  expect(unfitText(), name).toBeUndefined();
  // There is no automatic retry.
  await passTime(5000);
  expect(sentKeys(), name).toHaveLength(before + 1);
  expect(externalNavigations, name).toEqual([]);
}

/** Nothing is sent again but by the next click, which repeats the same order. */
async function expectPlacedAtLast() {
  const { length } = sentKeys();
  await passTime(120_000);
  expect(sentKeys()).toHaveLength(length);
  fireEvent.click(orderButton());
  await flushPending();
  expect(externalNavigations).toHaveLength(1);
  expectOneOrder();
}

describe('an order that fails', () => {
  it('by a rejection was not placed, says why, and keeps its key when sent again', async () => {
    const rejections: [string, Fault, string?][] = [
      ['a reason', says('Leider voll.'), 'Leider voll.'],
      ['no reason', { body: { success: false } }],
      ['an unreadable reason', { body: { success: 'false', errorMessage: { a: 1 } } }],
      ['403', { status: 403, raw: 'Forbidden' }],
      ['409', { status: 409, body: { errorMessage: 'Schon verbraucht.' } }, 'Schon verbraucht.'],
      ['an unsafe address', payAt(scriptAddress)],
    ];
    await readyToOrder();
    stopTime();
    for (const [name, fault, reason] of rejections) {
      await expectProblem(name, fault, reason ? `${refused}: ${reason}` : refused);
    }
    respondOnce(says(`<img src=x onerror=alert(1)>\u202E${'x'.repeat(100_000)}`));
    fireEvent.click(orderButton());
    await flushPending();
    const found = within(screen.getByRole('main')).getByRole('alert');
    expect(found.textContent.length).toBeLessThan(600);
    expect(found).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(found.textContent).not.toContain('\u202E');
    await expectPlacedAtLast();
  });

  it('by too much traffic was turned away: it says when to try again, has nothing to correct, and keeps its key', async () => {
    const wait = (seconds: string) => ({ 'Retry-After': seconds });
    await readyToOrder();
    stopTime();
    for (const [name, fault, when] of [
      ['429', { status: 429 }, 'gleich'],
      ['429 with a time', { status: 429, headers: wait('20') }, 'in 20 Sekunden'],
      ['maintenance', { status: 503, raw: '<html>Wartung</html>', headers: wait('120') }, 'in 2 Minuten'],
    ] as const) {
      const text = `${refused}: Gerade ist viel los. Probier es ${when} noch einmal.`;
      await expectProblem(name, fault, text);
      const found = within(screen.getByRole('main')).getByRole('alert');
      const texts = [...found.children].map(({ textContent }) => textContent.replace('\u00a0', ' '));
      expect(texts, name).toEqual([text, 'Dein Warenkorb ist unverändert.']);
    }
    await expectPlacedAtLast();
  });

  it('by a meaningless or late response is unclear, and keeps its key when sent again (R2)', async () => {
    const lostResponses: [string, Fault][] = [
      ['500', { status: 500, body: { errorMessage: 'NullPointerException' } }],
      ['504', { status: 504, raw: '<html>Gateway Time-out</html>' }],
      ['HTML with 200', { raw: '<!doctype html><title>Wartung</title>' }],
      ['success without anything else', { body: { success: true } }],
      ['success and already paid', { body: { success: true, already_payed: true } }],
      ['already paid, but no success', { body: { success: false, already_payed: true } }],
      ['a broken connection', { drop: true }],
    ];
    const { store } = await readyToOrder();
    stopTime();
    for (const [name, fault] of lostResponses) {
      await expectProblem(name, { ...fault, afterHandling: true }, unclear);
    }
    respondOnce({ delay: 20_000 });
    fireEvent.click(orderButton());
    await passTime(10_100);
    fireEvent.click(button('Nicht länger warten'));
    await passTime(60_000);
    expect(screen.getByText(unclear)).toBeVisible();
    expect(externalNavigations).toEqual([]);
    expect(store.getState().loadingBar.active).toEqual({});
    await expectPlacedAtLast();
  });

  it('by a rejection is corrected at the lines that the message names', async () => {
    const corrections = async () =>
      within(await problem())
        .getAllByRole('listitem')
        .map((item) => within(item).getByRole('group').getAttribute('aria-label'));
    const few = 'Von „Popcorn gesalzen“ gibt es nur noch zwei.';
    const { user, store } = await readyToOrder(filmTicket, carTicket, {
      ...popcorn,
      count: 3,
      amount: 3,
      totalPrice: 1470,
    });
    async function reject(errorMessage: string) {
      respondOnce(says(errorMessage));
      await user.click(orderButton());
      await waitFor(async () => expect(await problem()).toHaveTextContent(`${refused}: ${errorMessage}`));
      await waitFor(async () => expect(await problem()).toHaveFocus());
    }
    await reject(few);
    await notification(`${refused}: ${few}`);
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    expect(await corrections()).toEqual(['Anzahl: Popcorn gesalzen']);
    const field = screen.getByRole('textbox', { name: 'Menge: Popcorn gesalzen' });
    await user.clear(field);
    await user.type(field, '1{Enter}');
    expect(screen.getByText('1 × Popcorn gesalzen')).toBeVisible();
    expect(sentKeys()).toHaveLength(1);

    await user.click(button('Menge erhöhen: Popcorn gesalzen'));
    await user.click(button('Menge erhöhen: Popcorn gesalzen'));
    await reject(few);
    const [first, unchanged] = sentKeys();
    expect(unchanged).toBe(first);
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    expect(button('Menge verringern: Popcorn gesalzen')).toHaveFocus();
    expect(await problem()).toHaveTextContent('Wenn es jetzt passt, bestell noch einmal.');
    expect(screen.getByText('2 × Popcorn gesalzen')).toBeVisible();
    await reject('„Metropolis“ ist fast voll.');
    expect(sentKeys()[2]).not.toBe(first);
    expect(await corrections()).toEqual(['Anzahl: Metropolis']);

    // A message that names no line leads to all of them, a mandatory one without a button that removes it.
    await reject('So viele Plätze sind nicht mehr frei.');
    expect(await corrections()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Entfernen: Autoticket/ })).toBeNull();
    const fewerCars = button('Menge verringern: Autoticket (Stellplatz für ein Auto)');
    expect(fewerCars).toHaveAttribute('aria-disabled', 'true');
    expect(button('Entfernen: Metropolis')).toBeEnabled();

    // The one that the message names can be removed, as the visitor could not buy the rest otherwise.
    await reject('„Autoticket (Stellplatz für ein Auto)“ ist ausverkauft.');
    const noCar = button('Menge verringern: Autoticket (Stellplatz für ein Auto)');
    expect(noCar).not.toHaveAttribute('aria-disabled');
    await user.click(button(/^Entfernen: Autoticket/));
    await notification('Produkt wurde entfernt');
    expect(screen.getByText('Nichts davon ist noch im Warenkorb.')).toHaveFocus();
    expect(Object.keys(storedCart()!)).toEqual([filmTicket.key, popcorn.key]);
    act(() => void store.dispatch(itemsAdded([carTicket])));

    await reject(few);
    await user.click(button('Entfernen: Popcorn gesalzen'));
    expect(screen.getByText('Nichts davon ist noch im Warenkorb.')).toHaveFocus();
    expect(within(await problem()).queryAllByRole('listitem')).toEqual([]);
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    await user.click(orderButton());
    await departures(1);
    expect(currentDatabase().orders).toMatchObject([{ total: 1250 + 500 }]);
  });

  it('by a total that does not match its lines is reported, and recomputed', async () => {
    const { user, store } = await readyToOrder();
    showWrongTotal(store);
    await user.click(orderButton());
    const text = 'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein.';
    await notification(text);
    expect(await problem()).toHaveTextContent(text);
    expect(sentKeys()).toEqual([]);
    await user.click(button('Summe neu berechnen'));
    await focusedHeading('Kassa');
    await user.click(orderButton());
    await departures(1);
    expect(currentDatabase().orders).toMatchObject([{ total: 1750 }]);
  });
});

describe('an order with a lost response that is sent again later (requirements R2)', () => {
  it('has the same key after the page was left during the request, and after a reload', async () => {
    respondOnce({ never: true, afterHandling: true });
    const { user, store, close } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(sentKeys()).toHaveLength(1));
    await user.click(linkNamed('Zurück zum Warenkorb'));
    await heading('Warenkorb');
    expect(store.getState().loadingBar.active).toEqual({});
    expect(areaIn(store, orderSlice).loading).toBe(false);
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    expect(await problem()).toHaveTextContent(unclear);
    expect(orderButton()).toBeEnabled();
    expect(sentKeys()).toHaveLength(1);
    close();
    const reloaded = renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(await problem()).toHaveTextContent(sameOrder);
    await order(reloaded.user);
    await departures(1);
    expectOneOrder();
  });

  it('is another order while the cart is changed, and has its own key when the cart is restored', async () => {
    respondOnce({ drop: true, afterHandling: true });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    expect(await problem()).toHaveTextContent(sameOrder);
    await changeTickets(user, 'erhöhen');
    expect(await problem()).toHaveTextContent(unclear);
    expect(await problem()).toHaveTextContent('Was du jetzt bestellst, ist eine weitere Bestellung.');
    expect(await problem()).not.toHaveTextContent(sameOrder);
    respondOnce(says('So viele Plätze gibt es nicht.'));
    await order(user);
    expect(await screen.findAllByText(/So viele Plätze/)).not.toEqual([]);
    await changeTickets(user, 'verringern');
    await order(user);
    await departures(1);
    const [first, other, again] = sentKeys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(currentDatabase().orders).toHaveLength(1);
  });

  it('is resolved by a rejection of its repeat, which affects no other cart', async () => {
    respondOnce({ drop: true });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    expect(await problem()).toHaveTextContent(unclear);
    respondOnce(says('Ausverkauft.'));
    await user.click(orderButton());
    await waitFor(async () => expect(await problem()).toHaveTextContent(`${refused}: Ausverkauft.`));
    await changeTickets(user, 'erhöhen');
    noProblem();
    await changeTickets(user, 'verringern');
    expect(await problem()).toHaveTextContent('Ausverkauft.');
    close();
    await openCheckout();
    noProblem();
  });
});

describe('the payment page', () => {
  it('left without a payment leads back to the order, which exists once (requirements R3)', async () => {
    const { user, store, close } = await readyToOrder();
    await user.click(orderButton());
    await departures(1);
    restorePage();
    await heading(unpaidTitle);
    expect(screen.getByText(/Deine Bestellung 10001 ist angelegt/)).toBeVisible();
    await user.click(button('Weiter zur Zahlung'));
    await departures(2);
    expect(externalNavigations[1]).toBe(externalNavigations[0]);
    expect(linkNamed('Zahlung prüfen')).toHaveAttribute('href', '/bezahlung/10001');
    expect(store.getState().loadingBar.active).toEqual({});
    expect(sentKeys()).toHaveLength(1);
    close();

    const reloaded = renderApp(paths.checkout.to());
    await heading(unpaidTitle);
    await reloaded.user.click(button('Neu bestellen'));
    await heading('Kassa');
    expect(sentKeys()).toHaveLength(1);
    await order(reloaded.user);
    await departures(3);
    expectOneOrder();

    // A page that the browser has kept repeats the order as well.
    restorePage();
    await reloaded.user.click(await screen.findByRole('button', { name: 'Neu bestellen' }));
    await heading('Kassa');
    expect(sentKeys()).toHaveLength(2);
    await order(reloaded.user);
    await departures(4);
    expectOneOrder();

    storeCart(giftCard('karte'));
    restorePage();
    await reloaded.user.click(await screen.findByRole('button', { name: 'Neu bestellen' }));
    expect(await screen.findByText('1 × Kinogutschein € 20')).toBeVisible();
  });

  it('must have a configured host, or that of the shop, also when it was stored', async () => {
    withSettings({ VITE_PAYMENT_HOSTS: ['pay.example'] });
    const foreign = 'https://evil.example/7';
    storePlacedOrder({ orderId: '7', orderLink: foreign });
    const { user } = await readyToOrder();
    expect(document.querySelector(`[href="${foreign}"]`)).toBeNull();
    for (const address of ['https://pay.example.evil.example/7', foreign, 'https://pay.example:444/7']) {
      respondOnce(payAt(address));
      await user.click(orderButton());
      await waitFor(async () => expect(await problem()).toHaveTextContent(refused));
      await waitFor(() => expect(orderButton()).toBeEnabled());
      expect(externalNavigations, address).toEqual([]);
    }
    const followed = ['https://pay.example/7', 'http://localhost:3000/sandbox/bezahlen/7'];
    respondOnce(payAt(followed[0]));
    await user.click(orderButton());
    await departures(1);
    respondOnce(payAt(followed[1]));
    restorePage();
    await user.click(await screen.findByRole('button', { name: 'Neu bestellen' }));
    await order(user);
    await waitFor(() => expect(externalNavigations).toEqual(followed));
  });

  it('is missing for an order without a payment, which leads to its page and is not waited for', async () => {
    const { user } = await openCheckout();
    disturb(statusCall, { body: { paymentStatus: 'open' } });
    for (const address of ['', ['https://pay.example/']]) {
      const name = JSON.stringify(address);
      respondOnce({ body: { ...payAt(address).body, orderId: '7' } });
      await order(user);
      await heading('Deine Zahlung ist noch offen');
      expect(screen.getByText('Bestellnummer 7'), name).toBeVisible();
      expect(Object.keys(storedCart()!), name).toHaveLength(2);
      expect(externalNavigations, name).toEqual([]);
      visit(paths.checkout.to());
      await heading('Kassa');
      await waitFor(() => expect(orderButton(), name).toBeEnabled());
    }
  });

  it('is not needed for an order that was already paid, which leads to its page', async () => {
    disturb(saveOrderCall, { body: { success: true, already_payed: 1, orderId: 7 } });
    disturb(statusCall, { body: { paymentStatus: 'paid', amount: '17.50', currency: 'EUR' } });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await heading(paidTitle);
    expect(window.location.pathname).toBe('/bezahlung/7');
    await waitFor(() => expect(storedCart()).toEqual({}));
    expect(storedOrders()).toMatchObject([{ orderId: '7', state: 'paid', total: 1750 }]);
    expect(externalNavigations).toEqual([]);
  });
});

describe('an unpaid order at the checkout', () => {
  it('has its own lines, time and total, and leads to its payment, or with a warning to a new order', async () => {
    disturb(statusCall, { body: { paymentStatus: 'open' } });
    storeCart(giftCard('neu'));
    const placedAt = startOfTests - 3 * 60_000;
    storePlacedOrder({ orderId: '10001', orderLink, total: 2240, placedAt }, filmTicket, carTicket, popcorn);
    const { close } = renderApp(paths.checkout.to());
    await heading(unpaidTitle);
    const ordered = within(screen.getByRole('region', { name: 'Das hast du bestellt' }));
    expect(ordered.getByText('Bestellt heute um 11:57 Uhr')).toBeVisible();
    expect(
      ordered.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/g, ' ')),
    ).toEqual([
      '1 × Metropolis, Do., 16.04.2026, 20:30 Uhr€ 12,50',
      '1 × Autoticket (Stellplatz für ein Auto)€ 5,00',
      '1 × Popcorn gesalzen€ 4,90',
    ]);
    expect(ordered.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('€ 22,40 inkl. USt.');
    expect(within(screen.getByRole('main')).queryByText(/Kinogutschein/)).toBeNull();
    expect(button('Weiter zur Zahlung')).toBeVisible();
    expect(linkNamed('Zahlung prüfen')).toHaveAttribute('href', '/bezahlung/10001');

    expect(button('Neu bestellen')).toHaveAccessibleDescription(/trotzdem noch bezahlt werden/);

    close();
    const [stored] = storedOrders();
    storeOrders([{ ...stored, lines: '{"a":{"count":"NaN"}}' }]);
    const { user } = renderApp(paths.checkout.to());
    await heading(unpaidTitle);
    expect(button('Weiter zur Zahlung')).toBeVisible();
    expect(screen.queryByText(/Metropolis/)).toBeNull();
    expect(unfitText()).toBeUndefined();
    await user.click(button('Neu bestellen'));
    await heading('Kassa');
    expect(screen.getByText('1 × Kinogutschein € 20')).toBeVisible();
    expect(sent()).toEqual([]);
    expect(storedOrders()[0]!.state).toBe('dropped');
  });

  it('stays while another order is paid, and ends when this tab or another one sees its payment', async () => {
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await departures(1);
    close();
    const again = renderApp(paths.checkout.to());
    await heading(unpaidTitle);
    disturb(statusCall, { body: { paymentStatus: 'paid' }, times: 1 });
    visit(paths.payment.to({ orderId: '99' }));
    await heading(paidTitle);
    act(() => window.history.back());
    await heading(unpaidTitle);
    expect(button('Weiter zur Zahlung')).toBeVisible();
    expect(storedOrders()).toMatchObject([{ orderId: '10001', state: 'open' }]);

    const history = localStorage.getItem('orderHistory')!;
    localStorage.removeItem('orderHistory');
    dispatchStorage('orderHistory');
    await heading('Kassa');
    localStorage.setItem('orderHistory', history);
    dispatchStorage('orderHistory');
    await heading(unpaidTitle);

    currentDatabase().orders[0]!.status = 'paid';
    storePaidIds('10001');
    await again.user.click(await screen.findByRole('link', { name: 'Zahlung prüfen' }));
    await heading(paidTitle);
    act(() => window.history.back());
    await heading('Kassa');
  });

  it('without a number, or with a lost response, is not settled by an order that was paid long ago', async () => {
    const past = { orderId: '7', orderLink, state: 'paid' };
    disturb(statusCall, { body: { paymentStatus: 'paid', amount: '17.50', currency: 'EUR' } });
    storePlacedOrder(past, filmTicket);
    storePaidIds('7');
    respondOnce({ drop: true });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    expect(await problem()).toHaveTextContent(unclear);
    close();
    const again = renderApp(paths.payment.to({ orderId: '7' }));
    await heading(paidTitle);
    storeCart(filmTicket, carTicket);
    dispatchStorage('cart');
    visit(paths.checkout.to());
    await heading('Kassa');
    expect(await problem()).toHaveTextContent(unclear);
    respondOnce(payAt(orderLink));
    await order(again.user);
    await departures(1);
    const [first, second] = sentKeys();
    expect(second).toBe(first);

    visit(paths.payment.to({ orderId: '7' }));
    await heading(paidTitle);
    visit(paths.checkout.to());
    await heading('Ist deine letzte Bestellung schon bezahlt?');
    expect(screen.queryByText(/noch nicht bezahlt/)).toBeNull();
    await again.user.click(button('Weiter zur Zahlung'));
    expect(externalNavigations).toEqual([orderLink, orderLink]);
  });
});

describe('the same lines ordered again', () => {
  const warning = /^Genau das hast du/;
  const noWarning = () => expect(screen.queryByText(warning)).toBeNull();

  it('are a new order after the first was paid, with a warning', async () => {
    const first = await readyToOrder();
    noWarning();
    await orderAndPay(first);
    const again = await openCheckout();
    expect(screen.getByText(warning)).toHaveTextContent('(Bestellnummer 10001)');
    await order(again.user);
    await departures(2);
    expect(new Set(sentKeys()).size).toBe(2);
    expect(currentDatabase().orders).toHaveLength(2);
  });

  it('are possible after the payment of an order without a number failed', async () => {
    disturb(saveOrderCall, payAt('https://pay.example/7'));
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await departures(1);
    expect(unfitText()).toBeUndefined();
    close();
    disturb(statusCall, { body: { paymentStatus: 'failed' } });
    const back = renderApp(paths.paymentResult.to({}, { orderid: '7' }));
    await heading('Die Zahlung hat nicht geklappt');
    await back.user.click(button('Noch einmal zur Kassa'));
    await heading('Kassa');
    expect(orderButton()).toBeEnabled();
  });

  it('have a warning with the moment and a link, which follows other tabs and does not block', async () => {
    function orderedBefore(minutes: number) {
      const placedAt = startOfTests - minutes * 60_000;
      storePlacedOrder({ orderId: '10001', orderLink, state: 'paid', placedAt }, filmTicket, carTicket);
    }
    const { user, store } = await openCheckout();
    noWarning();
    orderedBefore(57);
    dispatchStorage('orderHistory');
    const today = 'Genau das hast du heute um 11:03 Uhr schon bestellt (Bestellnummer 10001).';
    const text = await screen.findByText(today);
    expect(text).toBeVisible();
    expect(linkNamed('Zu dieser Bestellung')).toHaveAttribute('href', paths.payment.to({ orderId: '10001' }));
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(text.compareDocumentPosition(orderButton()) & following).toBe(following);
    localStorage.removeItem('orderHistory');
    dispatchStorage('orderHistory');
    await waitFor(noWarning);
    orderedBefore(16 * 60);
    restorePage();
    const yesterday = await screen.findByText(warning);
    expect(yesterday).toHaveTextContent('am Mi., 15.04.2026 um 20:00 Uhr schon bestellt');

    // The history is not read again when the checkout changes.
    const read = vi.spyOn(Storage.prototype, 'getItem');
    const change = (count: number) =>
      act(() => void store.dispatch(quantityChanged({ key: filmTicket.key, count })));
    for (const count of [2, 3, 4]) change(count);
    await screen.findByText(/^4 × Metropolis/);
    noWarning();
    change(1);
    expect(await screen.findByText(warning)).toBeVisible();
    expect(read.mock.calls.filter(([key]) => key === 'orderHistory')).toEqual([]);

    expect(orderButton()).not.toHaveAttribute('aria-disabled');
    await order(user);
    await departures(1);
  });

  it('are none for an empty cart and an order without stored lines', () => {
    const placedAt = startOfTests;
    const empty = { orderId: '1', orderLink, total: 0, placedAt, state: 'paid', lines: {} } as const;
    expect(duplicateOrder({}, [empty], startOfTests)).toBeUndefined();
  });
});

describe('changes in another tab', () => {
  const title = 'In einem anderen Tab wurde gerade bestellt';
  const claim = /^Deine Bestellung 10001 ist angelegt, aber noch nicht bezahlt\./;

  const notice = async () => within((await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!);
  const noNotice = () => waitFor(() => expect(screen.queryByText(title)).toBeNull());
  const noticeFocused = () =>
    waitFor(() => expect(screen.getByText(title).closest('[tabindex]')).toHaveFocus());

  function orderElsewhere(orderId = '10001', state = 'open', ...lines: CartItem[]) {
    storePlacedOrder({ orderId, orderLink, state }, ...(lines.length > 0 ? lines : [filmTicket]));
    dispatchStorage('orderHistory');
  }

  const respondWithStatus = (paymentStatus: string) => disturb(statusCall, { body: { paymentStatus } });

  function expectTyped() {
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('ada@example.com');
    expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeChecked();
  }

  async function tryToOrder(user: UserEvent) {
    await user.click(orderButton());
    await user.type(screen.getByLabelText('Nachname'), '{Enter}');
  }

  it('an order keeps the input of this tab, and blocks it until the visitor decides to order anew', async () => {
    respondWithStatus('open');
    const { user } = await readyToOrder();
    screen.getByLabelText('Vorname').focus();
    const release = deferResponses(statusCall);
    orderElsewhere('10001', 'open', filmTicket, carTicket);
    const found = await notice();
    expect(found.queryByText(/noch nicht bezahlt|nicht abgeschlossen/)).toBeNull();
    expect(found.queryByRole('button')).toBeNull();
    expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
    release();
    expect(await found.findByText(claim)).toBeVisible();
    expect(found.getByRole('button', { name: 'Weiter zur Zahlung' })).toBeVisible();
    const check = found.getByRole('link', { name: 'Zahlung prüfen' });
    expect(check).toHaveAttribute('href', '/bezahlung/10001');
    // The notice says it, instead of the warning of a duplicate order.
    expect(screen.queryByText(/^Genau das hast du/)).toBeNull();
    expectTyped();
    expect(screen.getByLabelText('Vorname')).toHaveFocus();
    expect(orderButton()).toHaveAccessibleDescription(/Bitte entscheide zuerst/);
    await tryToOrder(user);
    await noticeFocused();
    expect(sent()).toEqual([]);
    await user.click(check);
    expect(await screen.findByRole('dialog', { name: 'Kassa verlassen?' })).toBeVisible();
    await user.click(button('Hier bleiben'));

    await user.click(await found.findByRole('button', { name: 'Neu bestellen' }));
    await noNotice();
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByText(/^Genau das hast du/)).toBeNull();
    expect(storedOrders()[0]).toMatchObject({ state: 'dropped' });
    expectTyped();
    expect(sent()).toEqual([]);
    expect(orderButton()).not.toHaveAttribute('aria-disabled');
    await user.click(orderButton());
    await departures(1);
    expect(sent()).toHaveLength(1);
    restorePage();
    await heading(unpaidTitle);
    expect(screen.queryByText(title)).toBeNull();
  });

  it('an order that is no longer open, or is paid, unblocks this tab', async () => {
    respondWithStatus('open');
    const { user } = await readyToOrder();
    orderElsewhere();
    await notice();
    orderElsewhere('10001', 'lost');
    await noNotice();
    expect(orderButton()).not.toHaveAttribute('aria-disabled');
    expectTyped();
    orderElsewhere('7');
    await (await notice()).findByRole('button', { name: 'Neu bestellen' });
    currentDatabase().faults = [];
    respondWithStatus('paid');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/^Danke, deine Bestellung 7 ist bezahlt!/)).toBeVisible();
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    expect(sent()).toEqual([]);
    await user.click(button('Schließen'));
  });

  it('an order leaves open price changes: a moved show still needs a confirmation', async () => {
    const show = currentDatabase().shows.find(({ showId }) => showId === 301)!;
    show.start += 2 * 24 * 60 * 60_000;
    show.end += 2 * 24 * 60 * 60_000;
    respondWithStatus('open');
    const { user } = await readyToOrder();
    await screen.findByText(/^Metropolis ist verschoben/);
    orderElsewhere();
    await user.click(await (await notice()).findByRole('button', { name: 'Neu bestellen' }));
    await noNotice();
    expect(screen.getByText(/^Metropolis ist verschoben/)).toBeVisible();
    await tryToOrder(user);
    expect(sent()).toEqual([]);
  });

  it('an order blocks one that waits for the price check', async () => {
    const release = deferResponses('show/getShowDetailData');
    respondWithStatus('open');
    storeCart(filmTicket, carTicket);
    const { user } = renderApp(paths.checkout.to());
    await heading('Kassa');
    await order(user);
    expect(button('Preise werden geprüft …')).toHaveAttribute('aria-disabled', 'true');
    orderElsewhere();
    await notice();
    release();
    await waitFor(() => expect(orderButton()).toHaveAttribute('aria-disabled', 'true'));
    await noticeFocused();
    expectTyped();
    expect(sent()).toEqual([]);
  });

  it('an empty cart or an order replaces a form without input, and keeps one with accepted terms', async () => {
    respondWithStatus('open');
    const { user } = await openCheckout();
    storeCart();
    dispatchStorage('cart');
    expect(await screen.findByText(emptyCart)).toBeVisible();
    expect(orderButton).toThrow();
    storeCart(filmTicket, carTicket);
    dispatchStorage('cart');
    await waitFor(orderButton);
    orderElsewhere();
    await heading(unpaidTitle);
    expect(screen.queryByText(title)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Neu bestellen' }));
    await heading('Kassa');
    await user.click(screen.getByRole('checkbox', { name: /AGB/ }));
    orderElsewhere('7');
    await notice();
    expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeChecked();
  });

  it('an empty cart keeps the input and blocks ordering; an order is not shown while this tab’s own is sent', async () => {
    const { user } = await readyToOrder();
    storeCart();
    dispatchStorage('cart');
    expect(await screen.findByText(emptyCart)).toHaveAttribute('role', 'alert');
    expectTyped();
    expect(orderButton()).toHaveAccessibleDescription(/Dein Warenkorb ist leer\.$/);
    await tryToOrder(user);
    expect(sent()).toEqual([]);
    storeCart(filmTicket, carTicket);
    dispatchStorage('cart');
    await waitFor(() => expect(orderButton()).not.toHaveAttribute('aria-disabled'));
    expectTyped();
    respondWithStatus('open');
    const release = deferResponses(saveOrderCall);
    await user.click(orderButton());
    expect(button('Bestellung wird gesendet …')).toHaveAttribute('aria-disabled', 'true');
    orderElsewhere();
    expect(screen.queryByText(title)).toBeNull();
    release();
    await departures(1);
    expect(sent()).toHaveLength(1);
  });
});
