import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import type { CartItem } from '@/domain/entities';
import { openCart, replaceCart } from '@test/support/cartScreen';
import {
  carTicket,
  filmTicket,
  giftCard,
  popcorn,
  storeCart,
  storedCart,
  storedOrders,
} from '@test/support/carts';
import { fillIn, openCheckout, orderButton, readyToOrder, saveOrderCall } from '@test/support/checkoutPage';
import { eventAddOn, eventLine } from '@test/support/eventLines';
import { externalNavigations } from '@test/support/externalNavigations';
import { goOffline } from '@test/support/network';
import { restorePage } from '@test/support/otherTab';
import { renderApp } from '@test/support/renderApp';
import { button, focusedHeading, heading, notification, unfitText } from '@test/support/screenQueries';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { minus, openTonight, plus } from '@test/support/showPage';
import { sumLine } from '@test/support/textMatchers';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { areaIn } from '@test/support/areaIn';
import { connectionSlice } from '@/features/connection/connectionSlice';

const detailCall = 'show/getShowDetailData';
const emptyCart = 'Der Warenkorb darf nicht leer sein.';
const leavingTitle = 'Du wirst zur Zahlung weitergeleitet …';
const storageKey = 'draft:kassa';
const phone = 'Telefonnummer (freiwillig)';

const field = (label: string) => screen.getByLabelText(label);
const email = () => field('E-Mail-Adresse');
const terms = () => screen.getByRole('checkbox', { name: /AGB/ });
const remember = () => screen.getByRole('checkbox', { name: /^Meine Daten merken/ });
const toCart = () => screen.getByRole('link', { name: 'Zurück zum Warenkorb' });
const toTerms = () => screen.getByRole('link', { name: /^AGB\s?\(neues Fenster\)$/ });
const sent = () => requestsTo(saveOrderCall);
const withoutNoBreak = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ');

async function toCheckout(user: UserEvent) {
  await user.click(button('Zur Kasse'));
  await heading('Kassa');
}

/** Whether `beforeunload` is prevented. */
function isUnloadBlocked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('the steps of a purchase lead from the cart to the checkout and back, and none is done without a cart', async () => {
  const steps = () => within(screen.getByRole('navigation', { name: 'Schritte der Bestellung' }));
  const current = () => {
    const items = steps().getAllByRole('listitem');
    return items.filter((item) => item.getAttribute('aria-current') === 'step').map(withoutNoBreak);
  };
  const { user, store } = await openCart(filmTicket, carTicket);
  expect(steps().getAllByRole('listitem')).toHaveLength(3);
  expect(current()).toEqual(['Warenkorb']);
  expect(steps().queryByRole('link')).toBeNull();
  await toCheckout(user);
  expect(current()).toEqual(['Kassa']);
  expect(steps().getByText('Warenkorb').closest('li')).toHaveTextContent('Warenkorb (erledigt)');
  await user.click(steps().getByRole('link', { name: 'Warenkorb' }));
  await heading('Warenkorb');
  expect(current()).toEqual(['Warenkorb']);
  await toCheckout(user);
  replaceCart(store);
  await screen.findByText(emptyCart);
  expect(current()).toEqual(['Kassa']);
  expect(steps().queryByText(/erledigt/)).toBeNull();
});

describe('the checkout form', () => {
  it('helps keyboards and browsers, and lists missing fields in a summary that gets the focus, until each is corrected', async () => {
    const { user } = await openCheckout();
    const labels = ['Vorname', 'Nachname', 'E-Mail-Adresse', phone];
    const tokens = labels.map((label) => field(label).getAttribute('autocomplete'));
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'tel']);
    for (const label of labels) expect(field(label)).toHaveAttribute('enterkeyhint', 'next');
    expect(field(phone)).toHaveAttribute('inputmode', 'tel');
    expect(terms()).toBeRequired();
    const toImprint = screen.getByRole('link', { name: /^Impressum und Datenschutz\s?\(neues Fenster\)$/ });
    for (const link of [toTerms(), toImprint]) expect(link).toHaveAttribute('target', '_blank');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    await user.click(orderButton());
    const summary = () => screen.getByRole('group', { name: 'Bitte prüfe diese Angaben:' });
    expect(summary()).toHaveFocus();
    const problems = within(summary()).getAllByRole('link');
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Bitte gib deinen Vornamen ein.',
      'Bitte gib deinen Nachnamen ein.',
      'Bitte gib eine gültige E-Mail-Adresse ein.',
      'Bitte akzeptiere die AGB.',
    ]);
    await user.click(problems[1]!);
    expect(field('Nachname')).toHaveFocus();
    expect(field('Nachname')).toHaveAccessibleDescription('Bitte gib deinen Nachnamen ein.');
    expect(field('Nachname')).toBeInvalid();
    await user.type(email(), 'ada');
    expect(email()).toBeInvalid();
    await user.type(email(), '@example.com');
    expect(email()).toBeValid();
    await user.clear(email());
    expect(screen.getAllByRole('link', { name: /^Bitte/ })).toHaveLength(4);
    await user.type(field('Nachname'), 'H');
    expect(screen.queryByText('Bitte gib deinen Nachnamen ein.')).toBeNull();
    expect(terms()).toBeInvalid();
    expect(terms()).toHaveAccessibleDescription('Bitte akzeptiere die AGB.');
    await fillIn(user);
    expect(terms()).toBeValid();

    for (const address of ['', '   ', 'ada', 'ada@', '@example.com', 'a da@example.com']) {
      fireEvent.change(email(), { target: { value: address } });
      email().focus();
      await user.click(orderButton());
      expect(summary(), address).toHaveFocus();
    }

    // A program can fill in more than the keyboard.
    const long = { Vorname: 'a', Nachname: 'a', 'E-Mail-Adresse': 'a@', [phone]: '1' };
    for (const [label, text] of Object.entries(long)) {
      const what = label.replace(' (freiwillig)', '');
      const before = screen.getByLabelText<HTMLInputElement>(label).value;
      fireEvent.change(field(label), { target: { value: text.padEnd(201, '1') } });
      await user.click(orderButton());
      expect(field(label), label).toHaveAccessibleDescription(
        new RegExp(`Deine? ${what} ist zu lang\\. Es passen höchstens 200\\sZeichen\\.`),
      );
      fireEvent.change(field(label), { target: { value: before } });
    }
    expect(sent()).toEqual([]);
  });

  it('suggests a correction of a mistyped email address on blur, which one click accepts', async () => {
    const { user } = await openCheckout();
    const hint = () => screen.findByRole('button', { name: 'Meintest du ada@gmail.com?' });
    const noHint = () => expect(screen.queryByRole('button', { name: /^Meintest du/ })).toBeNull();
    await user.type(email(), 'ada@gmial.com');
    noHint();
    await user.tab();
    expect((await hint()).closest('[role=status]')).not.toBeNull();
    expect(field(phone)).toHaveFocus();
    await user.type(email(), 'm');
    noHint();
    await user.type(email(), '{Backspace}');
    await user.tab();
    await user.click(await hint());
    expect(email()).toHaveValue('ada@gmail.com');
    expect(email()).toHaveFocus();
    noHint();

    // A correct address that replaced the mistyped one is not questioned.
    stopTime();
    fireEvent.change(email(), { target: { value: 'ada@gmial.com' } });
    fireEvent.blur(email());
    fireEvent.change(email(), { target: { value: 'ada@gmx.at' } });
    await flushPending();
    noHint();
    fireEvent.blur(email());
    await flushPending();
    noHint();
  });
});

describe('the positions above the order button', () => {
  const noWithdrawal = 'gelten für einen festen Termin. Dafür gibt es kein gesetzliches Rücktrittsrecht.';
  const withdrawal = 'Gutscheine kannst du innerhalb der gesetzlichen Frist zurückgeben.';
  const market = eventLine({ price: 0 });
  const spot = eventAddOn(market, 201, { count: 2 });
  const code: CartItem = {
    ...giftCard('code1'),
    productType: 'voucheritem',
    price: -500,
    voucherCode: 'WILLKOMMEN',
    product: { ...giftCard('code1').product!, productName: 'Willkommen' },
  };

  it('have count, unit price, sum and code, and the right of withdrawal of each kind', async () => {
    // The backend does not know the code and would remove it from the cart.
    deferResponses('voucher/validateVoucher');
    storeCart({ ...filmTicket, count: 2, amount: 2 }, carTicket, giftCard('karte', 3), code);
    const { store } = renderApp(paths.checkout.to());
    await heading('Kassa');
    const positions = within(screen.getByRole('region', { name: 'Deine Bestellung' }));
    const lines = positions.getAllByRole('listitem').map(withoutNoBreak);
    expect(lines.filter((text) => text.includes('×'))).toEqual([
      '2 × Metropolis, Do., 16.04.2026, 20:30 Uhrje € 12,50€ 25,00',
      '1 × Autoticket (Stellplatz für ein Auto)€ 5,00',
      '3 × Kinogutschein € 20je € 20,00€ 60,00',
      '1 × WillkommenCode WILLKOMMEN−€ 5,00',
    ]);
    const total = positions.getByText(sumLine('Gesamtsumme'));
    expect(total).toHaveTextContent('€ 85,00 inkl. USt.');
    const { DOCUMENT_POSITION_FOLLOWING: isAfter } = Node;
    expect(total.compareDocumentPosition(orderButton()) & isAfter).toBeTruthy();

    replaceCart(store, filmTicket, carTicket, popcorn, code);
    expect(positions.getByText(`Kinotickets ${noWithdrawal}`)).toBeVisible();
    expect(positions.queryByText(withdrawal)).toBeNull();
    replaceCart(store, giftCard('karte'));
    expect(positions.getByText(withdrawal)).toBeVisible();
    expect(positions.queryByText(/kein gesetzliches Rücktrittsrecht/)).toBeNull();
    const cars = eventLine({ price: 1500, eventType: 'automarkt', name: 'Automarkt' });
    replaceCart(store, market, spot, cars, filmTicket);
    expect(positions.getByText(`Kinotickets, Verkaufsplätze und Standplätze ${noWithdrawal}`)).toBeVisible();

    replaceCart(store, filmTicket, carTicket, market, spot, giftCard('karte'));
    const namesAfter = (sentence: string) => {
      const list = positions.getByText(sentence).nextElementSibling!.nextElementSibling as HTMLElement;
      return within(list).getAllByRole('listitem').map(withoutNoBreak);
    };
    expect(namesAfter(`Kinotickets und Standplätze ${noWithdrawal}`)).toEqual([
      'Metropolis, Do., 16.04.2026, 20:30 Uhr',
      'Flohmarkt, So., 19.04.2026, 5:30 Uhr',
    ]);
    expect(namesAfter(withdrawal)).toEqual(['Kinogutschein € 20']);
  });
});

describe('an order', () => {
  it('is sent once, as displayed, and stored before the visitor leaves for the payment page (R1)', async () => {
    const written: ReturnType<typeof storedOrders>[] = [];
    const { push } = externalNavigations;
    vi.spyOn(externalNavigations, 'push').mockImplementation(function (...addresses) {
      written.push(storedOrders());
      return push.apply(externalNavigations, addresses);
    });
    const release = deferResponses(saveOrderCall);
    const { user } = await readyToOrder();
    const order = orderButton();
    for (let click = 0; click < 5; click += 1) await user.click(order);
    expect(order).toHaveFocus();
    expect(order).toHaveAttribute('aria-busy', 'true');
    expect(order).toHaveTextContent('Bestellung wird gesendet …');
    await user.type(field('Vorname'), '{Enter}');
    fireEvent.submit(order.closest('form')!);
    expect(isUnloadBlocked()).toBe(false);
    release();
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(externalNavigations[0]).toBe(`${window.location.origin}/sandbox/bezahlen/10001`);
    expect(await heading(leavingTitle)).toBeVisible();
    expect(isUnloadBlocked()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toHaveLength(1);
    expect(currentDatabase().orders).toMatchObject([
      { orderId: '10001', total: 1750, customer: { firstName: 'Ada', lastName: 'Huber' } },
    ]);
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    const [stored] = written[0]!;
    expect(stored).toMatchObject({ orderId: '10001', state: 'open', total: 1750 });
    expect(stored!.orderLink).toBe(externalNavigations[0]);
    expect(Object.keys(JSON.parse(stored!.lines) as object)).toEqual([filmTicket.key, carTicket.key]);
    expect(JSON.stringify(stored)).not.toMatch(/Ada|Huber|example\.com/);
  });
});

describe('remembered input', () => {
  const stored = () => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as unknown;
  const ada = { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com', phone: '' };
  const everywhere = (store: { getState: () => unknown }) =>
    JSON.stringify([store.getState(), { ...localStorage }, document.cookie, window.location.href]);

  it('is restored in this tab if the visitor opts in, but never the acceptance of the terms', async () => {
    const second = await readyToOrder();
    expect(remember()).not.toBeChecked();
    expect(stored()).toBeNull();
    await second.user.click(remember());
    expect(stored()).toEqual(ada);
    await second.user.click(remember());
    expect(stored()).toBeNull();
    expect(field('Vorname')).toHaveValue('Ada');
    await second.user.type(field('Vorname'), 'lina{Backspace>4/}');
    expect(stored()).toBeNull();
    await second.user.click(remember());
    await second.user.type(field(phone), '01 234');
    expect(stored()).toEqual({ ...ada, phone: '01 234' });
    second.close();
    await openCheckout();
    expect(remember()).toBeChecked();
    expect(field('Vorname')).toHaveValue('Ada');
    expect(field('Nachname')).toHaveValue('Huber');
    expect(email()).toHaveValue('ada@example.com');
    expect(field(phone)).toHaveValue('01 234');
    expect(terms()).not.toBeChecked();
  });

  it('is neither in the store nor in a storage that outlives the tab', async () => {
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Nein.' }, times: 1 });
    const { user, store } = await readyToOrder();
    await user.click(remember());
    await user.click(orderButton());
    await notification('Bestellung wurde nicht erstellt: Nein.');
    expect(everywhere(store)).not.toMatch(/ada@example|Huber/);
    await user.click(orderButton());
    await heading(leavingTitle);
    expect(externalNavigations).toHaveLength(1);
    expect(everywhere(store)).not.toMatch(/ada@example|Huber/);
    expect(stored()).toEqual(ada);
  });

  it('is ignored and removed when it is far too long; otherwise it can accept or hide nothing', async () => {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...ada, firstName: 'x'.repeat(100_000) }));
    const { close } = await openCheckout();
    expect(remember()).not.toBeChecked();
    for (const label of ['Vorname', 'Nachname']) expect(field(label)).toHaveValue('');
    expect(sessionStorage.getItem(storageKey)).toBeNull();
    expect(unfitText()).toBeUndefined();
    close();

    const firstName = '<img src=x onerror=alert(1)>\u202E';
    sessionStorage.setItem(storageKey, JSON.stringify({ firstName, email: ada.email, terms: true }));
    await openCheckout();
    expect(remember()).toBeChecked();
    expect(field('Vorname')).toHaveValue('<img src=x onerror=alert(1)>');
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(email()).toHaveValue(ada.email);
    expect(field(phone)).toHaveValue('');
    expect(terms()).not.toBeChecked();
    expect(stored()).toEqual({ ...ada, firstName: '<img src=x onerror=alert(1)>', lastName: '' });
  });
});

describe('input that is not remembered', () => {
  const kept = () => JSON.stringify({ ...sessionStorage });

  it('survives a reload in this tab, without the acceptance of the terms, until the checkout is left', async () => {
    const first = await readyToOrder();
    await first.user.type(field(phone), '01 234');
    first.close();
    expect(JSON.stringify([{ ...localStorage }, document.cookie])).not.toMatch(/Huber|ada@/);
    const second = await openCheckout();
    expect(JSON.stringify(second.store.getState())).not.toMatch(/Huber|ada@/);
    for (const [label, value] of [
      ['Vorname', 'Ada'],
      ['Nachname', 'Huber'],
      ['E-Mail-Adresse', 'ada@example.com'],
      [phone, '01 234'],
    ] as const) {
      expect(field(label)).toHaveValue(value);
    }
    for (const box of [terms(), remember()]) expect(box).not.toBeChecked();
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    // The visitor is still asked before leaving, which is what ends it.
    await second.user.click(toCart());
    await second.user.click(await screen.findByRole('button', { name: 'Verlassen' }));
    await heading('Warenkorb');
    expect(kept()).not.toMatch(/Ada|Huber/);
    await toCheckout(second.user);
    for (const label of ['Vorname', 'Nachname', phone]) expect(field(label)).toHaveValue('');
  });

  it('is kept when the browser discards the hidden tab, also where a field was filled without an event', async () => {
    const { close } = await openCheckout();
    (field('Vorname') as HTMLInputElement).value = 'Ada';
    expect(kept()).not.toContain('Ada');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(kept()).toContain('Ada');
    close();
    const { user } = await openCheckout();
    expect(field('Vorname')).toHaveValue('Ada');
    await user.clear(field('Vorname'));
    expect(kept()).not.toMatch(/Ada|firstName/);
  });

  it('is forgotten with its order, and where the session storage holds something else it is ignored', async () => {
    disturb(saveOrderCall, { body: { success: true, already_payed: true, orderId: 7 } });
    const { user, close } = await readyToOrder();
    expect(kept()).toContain('Huber');
    const [typedKey] = Object.entries({ ...sessionStorage }).find(([, text]) => text.includes('Huber'))!;
    await user.click(orderButton());
    await heading('Deine Bestellung ist eingegangen');
    expect(kept()).not.toMatch(/Ada|Huber/);
    close();

    sessionStorage.setItem(typedKey, JSON.stringify({ firstName: 'x'.repeat(100_000), lastName: 'Huber' }));
    await openCheckout();
    for (const label of ['Vorname', 'Nachname']) expect(field(label)).toHaveValue('');
    expect(kept()).not.toMatch(/Huber|xxx/);
  });
});

describe('leaving the checkout', () => {
  const leaveDialog = () => screen.findByRole('dialog', { name: 'Kassa verlassen?' });
  const noQuestion = () => expect(screen.queryByRole('dialog')).toBeNull();
  const at = (address: string) => waitFor(() => expect(window.location.pathname).toBe(address));
  const back = () => act(() => window.history.back());
  const forward = () => act(() => window.history.forward());

  /** Whether the shop prevents the click's navigation; jsdom itself cannot navigate. */
  function isClickBlocked(link: HTMLElement, keys: MouseEventInit = {}): boolean {
    let isThrough = false;
    const listen = (event: Event) => {
      isThrough = true;
      event.preventDefault();
    };
    document.body.addEventListener('click', listen, { capture: true, once: true });
    fireEvent.click(link, { button: 0, ...keys });
    document.body.removeEventListener('click', listen, { capture: true });
    return !isThrough;
  }

  it('with input asks before a link, closing or reloading; the input can be kept, stored or lost', async () => {
    const { user } = await readyToOrder();
    expect(isUnloadBlocked()).toBe(true);
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      expect(isClickBlocked(toCart(), keys), JSON.stringify(keys)).toBe(false);
    }
    expect(isClickBlocked(toTerms())).toBe(false);
    expect(isClickBlocked(screen.getByRole('link', { name: 'Zum Inhalt springen' }))).toBe(false);

    await user.click(toCart());
    const dialog = within(await leaveDialog());
    expect(dialog.getByText(/geht dabei verloren/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Hier bleiben' }));
    await waitFor(noQuestion);
    expect(window.location.pathname).toBe(paths.checkout.to());
    expect(field('Vorname')).toHaveValue('Ada');
    expect(toCart()).toHaveFocus();
    expect(isClickBlocked(toCart())).toBe(true);
    await leaveDialog();
    await user.keyboard('{Escape}');
    await waitFor(noQuestion);
    expect(window.location.pathname).toBe(paths.checkout.to());

    await user.click(toCart());
    await leaveDialog();
    await user.click(button('Merken und verlassen'));
    await focusedHeading('Warenkorb');
    await toCheckout(user);
    expect(field('Vorname')).toHaveValue('Ada');
    expect(remember()).toBeChecked();
    await user.click(remember());
    await user.click(toCart());
    await leaveDialog();
    await user.click(button('Verlassen'));
    await focusedHeading('Warenkorb');
    expect(window.location.pathname).toBe(paths.cart.to());
    expect(sessionStorage.getItem(storageKey)).toBeNull();
    expect(isUnloadBlocked()).toBe(false);
  });

  it('without input, or with stored input, needs no confirmation', async () => {
    const { user } = await openCheckout();
    await user.click(terms());
    expect(isUnloadBlocked()).toBe(false);
    await user.type(field('Vorname'), 'A{Backspace} ');
    expect(isUnloadBlocked()).toBe(false);
    await user.click(toCart());
    await heading('Warenkorb');
    noQuestion();
    await toCheckout(user);
    await fillIn(user);
    await user.click(remember());
    expect(isUnloadBlocked()).toBe(false);
    await user.click(toCart());
    await heading('Warenkorb');
    noQuestion();
  });

  it('by Back asks as well and keeps its entry; without input, or with stored input, it does not ask', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await toCheckout(user);
    back();
    await heading('Warenkorb');
    noQuestion();
    forward();
    await heading('Kassa');
    await user.type(field('Vorname'), 'Ada');
    const { state: entry } = window.history as { state: unknown };
    back();
    await leaveDialog();
    await at(paths.checkout.to());
    await user.click(button('Hier bleiben'));
    await waitFor(noQuestion);
    expect(field('Vorname')).toHaveValue('Ada');
    await waitFor(() => expect(window.history.state).toEqual(entry));
    back();
    await leaveDialog();
    await at(paths.checkout.to());
    await user.click(button('Verlassen'));
    await focusedHeading('Warenkorb');
    expect(window.location.pathname).toBe(paths.cart.to());
    forward();
    await heading('Kassa');
    expect(window.location.pathname).toBe(paths.checkout.to());

    await fillIn(user);
    await user.click(remember());
    back();
    await heading('Warenkorb');
    noQuestion();
    forward();
    await heading('Kassa');
    expect(field('Vorname')).toHaveValue('Ada');
    expect(terms()).not.toBeChecked();
  });
});

describe('the checkout with a blocked order button', () => {
  /** Another tab changes the cart, then this tab becomes visible. */
  function changeElsewhere(...lines: Parameters<typeof storeCart>) {
    storeCart(...lines);
    restorePage();
  }

  /** An order that waits for the price check until `release`. */
  async function waitingOrder() {
    storeCart(filmTicket, carTicket);
    const release = deferResponses(detailCall);
    const app = renderApp(paths.checkout.to());
    await heading('Kassa');
    await fillIn(app.user);
    await app.user.click(orderButton());
    return { ...app, release };
  }

  async function offlineUnchecked() {
    disturb(detailCall, { drop: true });
    await openCheckout();
    const unchecked = await screen.findByText(/ließ sich gerade nicht prüfen/);
    expect(unchecked).toHaveTextContent('Bestellen kannst du trotzdem.');
    goOffline();
  }

  async function changedAndUnchecked() {
    currentDatabase().movies.find(({ movieId }) => movieId === 1)!.price = 1350;
    const { store } = await openCheckout();
    await screen.findByText(/jetzt € 13,50/);
    disturb(detailCall, { status: 500 });
    const { showId } = currentDatabase().shows.find((show) => show.showId === 308)!;
    changeElsewhere(filmTicket, carTicket, { ...filmTicket, key: `${showId}-x`, showId });
    await screen.findByText(/ließ sich gerade nicht prüfen/);
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
  }

  async function allRemoved() {
    const body = { success: false, errorMessage: 'Den Gutschein gibt es nicht.' };
    disturb(saveOrderCall, { body, times: 1 });
    const { user } = await readyToOrder(giftCard('karte'));
    await user.click(orderButton());
    await user.click(await screen.findByRole('button', { name: 'Entfernen: Kinogutschein € 20' }));
    expect(await screen.findByText(emptyCart)).toBeVisible();
  }

  async function emptiedWhileItWaits() {
    const { release } = await waitingOrder();
    changeElsewhere();
    await screen.findByText(emptyCart);
    release();
  }

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
    disturb(detailCall, { status: 403 });
    const { store, release } = await waitingOrder();
    goOffline();
    await waitFor(() => expect(areaIn(store, connectionSlice)?.isOffline).toBe(true));
    release();
    await waitFor(() => expect(orderButton()).toHaveAccessibleDescription(/mit Internet/));
    expect(sent()).toEqual([]);
  });
});

describe('the announced sum', () => {
  const car = 'Autoticket (Stellplatz für ein Auto)';

  /** The last announcement of the sum, for screen readers only. */
  function announced(name: Parameters<typeof sumLine>[0]) {
    const region = screen.getByText(sumLine(name)).parentElement!.querySelector('p[aria-live=polite]')!;
    expect(region).toHaveClass('visually-hidden');
    return withoutNoBreak(region);
  }

  it('of the selection has the count, after the last click, not after each', async () => {
    await openTonight();
    stopTime();
    await passTime(5000);
    expect(announced('Summe')).toBe('');
    for (let press = 1; press <= 3; press += 1) {
      fireEvent.click(plus(car));
      await passTime(900);
      expect(announced('Summe')).toBe('');
    }
    await passTime(100);
    expect(announced('Summe')).toBe(`4 × ${car}. Summe jetzt € 32,50`);
    fireEvent.click(plus(car));
    fireEvent.click(minus(car));
    fireEvent.click(minus(car));
    await passTime(1000);
    expect(announced('Summe')).toBe(`3 × ${car}. Summe jetzt € 27,50`);
  });

  it('of the cart has the count, after a change', async () => {
    await openCart(filmTicket, carTicket);
    stopTime();
    await passTime(5000);
    expect(announced('Gesamtsumme')).toBe('');
    fireEvent.click(plus('Metropolis'));
    await passTime(1000);
    expect(announced('Gesamtsumme')).toBe('2 × Metropolis. Gesamtsumme jetzt € 30,00');
  });
});

/** The last test, because the order stays in memory. */
it('remembered input does not prevent an order when the storage is full or forbidden', async () => {
  const { user } = await readyToOrder();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await user.click(remember());
  await user.type(field('Vorname'), 'm');
  fireEvent.change(email(), { target: { value: ' \u200Bada@example.com\u202E' } });
  await user.click(orderButton());
  await heading(leavingTitle);
  // What is sent has no invisible characters.
  expect(sent()[0]!.body).toMatchObject({ customer: { firstName: 'Adam', email: 'ada@example.com' } });
  expect(sessionStorage.getItem(storageKey)).toBeNull();
});
