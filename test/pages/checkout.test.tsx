import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import type { CartItem } from '@/domain/entities';
import { openCart } from '@test/support/cartScreen';
import { carTicket, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
import { minus, openTonight, plus } from '@test/support/showPage';
import { externalNavigations } from '@test/support/externalNavigations';
import { eventAddOn, eventLine } from '@test/support/eventLines';
import { scriptAddress } from '@test/support/hostile';
import { heading, notification, unfitText } from '@test/support/screenQueries';
import { fillIn, openCheckout, orderButton, readyToOrder, saveOrderCall } from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { passTime, flushPending, stopTime } from '@test/support/time';

const sent = () => requestsTo(saveOrderCall);

describe('the steps of a purchase', () => {
  const steps = () => within(screen.getByRole('navigation', { name: 'Schritte der Bestellung' }));
  /** Names of the steps with `aria-current`. */
  const current = () =>
    steps()
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step')
      .map(({ textContent }) => textContent);

  it('the cart is the first of three steps, none of them a link', async () => {
    await openCart(filmTicket, carTicket);
    expect(steps().getAllByRole('listitem')).toHaveLength(3);
    expect(current()).toEqual(['Warenkorb']);
    expect(steps().queryByRole('link')).toBeNull();
  });

  it('the checkout is the second step, and the first is a link back', async () => {
    const { user } = await openCheckout();
    expect(current()).toEqual(['Kassa']);
    expect(steps().getByText('Warenkorb').closest('li')).toHaveTextContent('Warenkorb (erledigt)');
    await user.click(steps().getByRole('link', { name: 'Warenkorb' }));
    await heading('Warenkorb');
    expect(current()).toEqual(['Warenkorb']);
  });

  it('none is done at the checkout of an empty cart', async () => {
    renderApp(paths.checkout.to());
    await screen.findByText('Der Warenkorb darf nicht leer sein.');
    expect(current()).toEqual(['Kassa']);
    expect(steps().queryByText(/erledigt/)).toBeNull();
  });
});

describe('the checkout form', () => {
  it('shows every position and the total above the order button', async () => {
    await openCheckout();
    const positions = within(screen.getByRole('region', { name: 'Deine Bestellung' }));
    expect(positions.getAllByRole('listitem')[0]).toHaveTextContent(
      /^1 × Metropolis, Do\., 16\.04\.2026, 20:30 Uhr€/,
    );
    expect(positions.getByText('1 × Autoticket (Stellplatz für ein Auto)')).toBeVisible();
    expect(positions.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('€ 17,50 inkl. USt.');
    expect(positions.getByText(/kein gesetzliches Rücktrittsrecht/)).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('has autocomplete names', async () => {
    await openCheckout();
    const tokens = ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Telefonnummer (freiwillig)'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'tel']);
  });

  it('lists missing fields in a summary that gets the focus, and sends nothing', async () => {
    const { user } = await openCheckout();
    await user.click(orderButton());
    const summary = screen.getByRole('group', { name: 'Bitte prüfe diese Angaben:' });
    expect(summary).toHaveFocus();
    const problems = within(summary).getAllByRole('link');
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Bitte gib deinen Vornamen ein.',
      'Bitte gib deinen Nachnamen ein.',
      'Bitte gib eine gültige E-Mail-Adresse ein.',
      'Bitte akzeptiere die AGB.',
    ]);
    await user.click(problems[1]!);
    expect(screen.getByLabelText('Nachname')).toHaveFocus();
    expect(screen.getByLabelText('Nachname')).toHaveAccessibleDescription('Bitte gib deinen Nachnamen ein.');
    expect(screen.getByLabelText('Nachname')).toBeInvalid();
    await user.type(screen.getByLabelText('Nachname'), 'H');
    expect(screen.queryByText('Bitte gib deinen Nachnamen ein.')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it.each(['', '   ', 'ada', 'ada@', '@example.com', 'a da@example.com'])(
    'rejects the email address „%s“',
    async (address) => {
      const { user } = await readyToOrder();
      const email = screen.getByLabelText('E-Mail-Adresse');
      await user.clear(email);
      if (address) await user.type(email, address);
      await user.click(orderButton());
      expect(screen.getByRole('group', { name: /Bitte prüfe/ })).toHaveFocus();
      expect(sent()).toEqual([]);
    },
  );
});

describe('an order', () => {
  it('is sent as displayed, and leads to the payment page', async () => {
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(externalNavigations).toEqual([`${window.location.origin}/sandbox/bezahlen/10001`]);
    expect(await heading('Du wirst zur Zahlung weitergeleitet …')).toBeVisible();
    expect(currentDatabase().orders).toMatchObject([
      { orderId: '10001', total: 1750, customer: { firstName: 'Ada', lastName: 'Huber' } },
    ]);
    expect(Object.keys(storedCart()!)).toHaveLength(2);
  });

  it('is sent once by five clicks and Enter (requirements R1)', async () => {
    const release = deferResponses(saveOrderCall);
    const { user } = await readyToOrder();
    const order = orderButton();
    for (let click = 0; click < 5; click += 1) await user.click(order);
    expect(order).toHaveFocus();
    expect(order).toHaveAttribute('aria-busy', 'true');
    expect(order).toHaveTextContent('Bestellung wird gesendet …');
    await user.type(screen.getByLabelText('Vorname'), '{Enter}');
    fireEvent.submit(order.closest('form')!);
    release();
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(sent()).toHaveLength(1);
    expect(currentDatabase().orders).toHaveLength(1);
  });

  it('keeps the cart and shows the reason when the backend rejects it', async () => {
    disturb(saveOrderCall, {
      body: { success: false, errorMessage: 'So viele Plätze sind nicht mehr frei.' },
    });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await notification('Bestellung wurde nicht erstellt: So viele Plätze sind nicht mehr frei.');
    const problem = within(screen.getByRole('main')).getByRole('alert');
    expect(problem).toHaveTextContent(
      'Bestellung wurde nicht erstellt: So viele Plätze sind nicht mehr frei.',
    );
    expect(problem).toHaveFocus();
    expect(orderButton()).toBeEnabled();
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(externalNavigations).toEqual([]);
  });

  it('shows a short, harmless part of a long hostile rejection', async () => {
    const errorMessage = `<img src=x onerror=alert(1)>\u202E${'x'.repeat(100_000)}`;
    disturb(saveOrderCall, { body: { success: false, errorMessage } });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    const problem = await within(screen.getByRole('main')).findByRole('alert');
    expect(problem.textContent.length).toBeLessThan(600);
    expect(problem).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(problem.textContent).not.toContain('\u202E');
  });

  it.each([
    scriptAddress,
    scriptAddress.replace('java', 'JaVa'),
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/pay',
    '\\\\evil.example\\pay',
    'https://user:secret@pay.example/',
    'http://pay.example/',
    'ftp://pay.example/',
    'blob:http://localhost:3000/x',
    'https://',
  ])('fails with the payment address %j', async (address) => {
    disturb(saveOrderCall, { body: { success: true, payment_checkoutUrl: address, orderId: '7' } });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    const problem = await within(screen.getByRole('main')).findByRole('alert');
    expect(problem).toHaveTextContent('Bestellung wurde nicht erstellt');
    expect(externalNavigations).toEqual([]);
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Weiter zur Zahlung' })).toBeNull();
  });

  it.each(['', null, undefined, ['https://pay.example/']])(
    'is placed without a payment address (%j), and leads to its page',
    async (address) => {
      disturb(saveOrderCall, { body: { success: true, payment_checkoutUrl: address, orderId: '7' } });
      disturb('order/paymentStatus', { body: { paymentStatus: 'open' } });
      const { user } = await readyToOrder();
      await user.click(orderButton());
      await heading('Deine Zahlung ist noch offen');
      expect(screen.getByText('Bestellnummer 7')).toBeVisible();
      expect(Object.keys(storedCart()!)).toHaveLength(2);
      expect(externalNavigations).toEqual([]);
    },
  );

  it.each([
    { success: true },
    { success: true, already_payed: true },
    { success: false, already_payed: true },
  ])('is unclear when its response has no number: %j', async (body) => {
    disturb(saveOrderCall, { body });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    const problem = await within(screen.getByRole('main')).findByRole('alert');
    expect(problem).toHaveTextContent('Es ist unklar, ob deine Bestellung angekommen ist');
    expect(Object.keys(storedCart()!)).toHaveLength(2);
  });

  it.each(['https://pay.example/7', 'http://localhost:9000/pay'])(
    'follows the payment address %s',
    async (address) => {
      disturb(saveOrderCall, { body: { success: true, payment_checkoutUrl: address, orderId: '7' } });
      const { user } = await readyToOrder();
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toEqual([address]));
    },
  );

  it('leads to its page when it was already paid', async () => {
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    currentDatabase().orders[0]!.status = 'paid';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await heading('Danke, deine Bestellung ist bezahlt!');
    expect(window.location.pathname).toBe('/bezahlung/10001');
    expect(currentDatabase().orders).toHaveLength(1);
    await waitFor(() => expect(storedCart()).toEqual({}));
  });
});

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

async function positionsOf(...lines: CartItem[]) {
  storeCart(...lines);
  renderApp(paths.checkout.to());
  await heading('Kassa');
  return within(screen.getByRole('region', { name: 'Deine Bestellung' }));
}

describe('the positions', () => {
  it('are listed with count, unit price and sum, vouchers with their code, above the order button', async () => {
    // The backend does not know the code and would remove it from the cart.
    deferResponses('voucher/validateVoucher');
    const positions = await positionsOf(
      { ...filmTicket, count: 2, amount: 2 },
      carTicket,
      giftCard('karte', 3),
      code,
    );
    const lines = positions.getAllByRole('listitem').map(({ textContent }) => textContent);
    const listed = lines.filter((text) => text.includes('×'));
    expect(listed.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      '2 × Metropolis, Do., 16.04.2026, 20:30 Uhrje € 12,50€ 25,00',
      '1 × Autoticket (Stellplatz für ein Auto)€ 5,00',
      '3 × Kinogutschein € 20je € 20,00€ 60,00',
      '1 × WillkommenCode WILLKOMMEN−€ 5,00',
    ]);
    const total = positions.getByText(sumLine('Gesamtsumme'));
    expect(total).toHaveTextContent('€ 85,00 inkl. USt.');
    const { DOCUMENT_POSITION_FOLLOWING: isAfter } = Node;
    expect(total.compareDocumentPosition(orderButton()) & isAfter).toBeTruthy();
  });
});

describe('the right of withdrawal', () => {
  it('is explained for film tickets', async () => {
    const positions = await positionsOf(filmTicket, carTicket, popcorn, code);
    expect(positions.getByText(`Kinotickets ${noWithdrawal}`)).toBeVisible();
    expect(positions.queryByText(withdrawal)).toBeNull();
  });

  it('is explained for stalls and other spots together', async () => {
    const cars = eventLine({ price: 1500, eventType: 'automarkt', name: 'Automarkt' });
    const positions = await positionsOf(market, spot, cars, filmTicket);
    expect(positions.getByText(`Kinotickets, Verkaufsplätze und Standplätze ${noWithdrawal}`)).toBeVisible();
  });

  it('is explained for gift cards', async () => {
    const positions = await positionsOf(giftCard('karte'));
    expect(positions.getByText(withdrawal)).toBeVisible();
    expect(positions.queryByText(/kein gesetzliches Rücktrittsrecht/)).toBeNull();
  });

  it('names the lines when the cart contains both kinds', async () => {
    const positions = await positionsOf(filmTicket, carTicket, market, spot, giftCard('karte'));
    const [dated, giftCards] = [
      positions.getByText(`Kinotickets und Standplätze ${noWithdrawal}`),
      positions.getByText(withdrawal),
    ];
    const namesAfter = (sentence: HTMLElement) =>
      within(sentence.nextElementSibling!.nextElementSibling as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(namesAfter(dated)).toEqual([
      'Metropolis, Do., 16.04.2026, 20:30 Uhr',
      'Flohmarkt, So., 19.04.2026, 5:30 Uhr',
    ]);
    expect(namesAfter(giftCards)).toEqual(['Kinogutschein € 20']);
  });
});

describe('the keyboard of a phone', () => {
  it('offers to go to the next field, and digits for the phone number', async () => {
    await openCheckout();
    for (const label of ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Telefonnummer (freiwillig)']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('enterkeyhint', 'next');
    }
    expect(screen.getByLabelText('Telefonnummer (freiwillig)')).toHaveAttribute('inputmode', 'tel');
  });
});

describe('required input', () => {
  it('includes the terms, which open in a new window like the Impressum beside them', async () => {
    await openCheckout();
    for (const name of [/^AGB\s?\(neues Fenster\)$/, /^Impressum und Datenschutz\s?\(neues Fenster\)$/]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeRequired();
  });

  it('is reported at the box of the terms until they are accepted', async () => {
    const { user } = await openCheckout();
    await user.click(orderButton());
    const box = screen.getByRole('checkbox', { name: /AGB/ });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Bitte akzeptiere die AGB.');
    await user.click(box);
    expect(box).toBeValid();
  });

  it('keeps an error until it is corrected, and lists it again when it returns', async () => {
    const { user } = await openCheckout();
    await user.click(orderButton());
    const email = screen.getByLabelText('E-Mail-Adresse');
    await user.type(email, 'ada');
    expect(email).toBeInvalid();
    await user.type(email, '@example.com');
    expect(email).toBeValid();
    await user.clear(email);
    expect(screen.getAllByRole('link', { name: /^Bitte/ })).toHaveLength(4);
  });
});

const email = () => screen.getByLabelText('E-Mail-Adresse');

const hint = () => screen.findByRole('button', { name: 'Meintest du ada@gmail.com?' });

const noHint = () => expect(screen.queryByRole('button', { name: /^Meintest du/ })).toBeNull();

async function type(user: UserEvent, address: string) {
  await user.clear(email());
  await user.type(email(), address);
}

describe('a mistyped email address', () => {
  it('gets a suggestion on blur, which is announced, and corrected by one click', async () => {
    const { user } = await openCheckout();
    await type(user, 'ada@gmial.com');
    noHint();
    await user.tab();
    expect((await hint()).closest('[role=status]')).not.toBeNull();
    expect(screen.getByLabelText('Telefonnummer (freiwillig)')).toHaveFocus();
    await user.click(await hint());
    expect(email()).toHaveValue('ada@gmail.com');
    expect(email()).toHaveFocus();
    noHint();
  });

  it('loses the suggestion when it changes', async () => {
    const { user } = await openCheckout();
    await type(user, 'ada@gmial.com');
    await user.tab();
    await hint();
    await user.type(email(), 'm');
    noHint();
  });

  it('may be correct: the order is submitted with it', async () => {
    const { user } = await openCheckout();
    await fillIn(user);
    await type(user, 'ada@gmial.com');
    await user.tab();
    await hint();
    await user.click(orderButton());
    await heading('Du wirst zur Zahlung weitergeleitet …');
    expect(requestsTo(saveOrderCall)[0]?.body).toMatchObject({ customer: { email: 'ada@gmial.com' } });
  });

  it('gets no suggestion after it was replaced by a correct one', async () => {
    await openCheckout();
    stopTime();
    fireEvent.focus(email());
    fireEvent.change(email(), { target: { value: 'ada@gmial.com' } });
    fireEvent.blur(email());
    fireEvent.change(email(), { target: { value: 'ada@gmx.at' } });
    await flushPending();
    noHint();
  });
});

describe('no suggestion', () => {
  it.each(['ada@gmail.com', 'ada@gmx.at', 'ada@univie.ac.at', 'ada@kino.wien', 'ada', 'ada@', ''])(
    'is made for „%s“',
    async (address) => {
      await openCheckout();
      stopTime();
      fireEvent.focus(email());
      fireEvent.change(email(), { target: { value: address } });
      fireEvent.blur(email());
      await flushPending();
      noHint();
    },
  );
});

const storageKey = 'rememberedCustomer';

const remember = () => screen.getByRole('checkbox', { name: /^Meine Daten merken/ });

const field = (label: string) => screen.getByLabelText(label);

const stored = () => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as unknown;

const ada = { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com', phone: '' };

const everywhere = (store: { getState: () => unknown }) =>
  JSON.stringify([store.getState(), { ...localStorage }, document.cookie, window.location.href]);

describe('form input', () => {
  it('is not stored unless the visitor opts in', async () => {
    const { close } = await readyToOrder();
    expect(remember()).not.toBeChecked();
    expect(sessionStorage.getItem(storageKey)).toBeNull();
    close();
    await openCheckout();
    expect(field('Vorname')).toHaveValue('');
    expect(field('E-Mail-Adresse')).toHaveValue('');
  });

  it('is restored in this tab after opting in, with later changes, but never the acceptance of the terms', async () => {
    const { user, close } = await readyToOrder();
    await user.click(remember());
    expect(stored()).toEqual(ada);
    await user.type(field('Telefonnummer (freiwillig)'), '01 234');
    expect(stored()).toEqual({ ...ada, phone: '01 234' });
    close();
    await openCheckout();
    expect(remember()).toBeChecked();
    expect(field('Vorname')).toHaveValue('Ada');
    expect(field('Nachname')).toHaveValue('Huber');
    expect(field('E-Mail-Adresse')).toHaveValue('ada@example.com');
    expect(field('Telefonnummer (freiwillig)')).toHaveValue('01 234');
    expect(screen.getByRole('checkbox', { name: /AGB/ })).not.toBeChecked();
  });

  it('is restored although a field is missing, which a later version of the form may have added', async () => {
    sessionStorage.setItem(storageKey, JSON.stringify({ firstName: 'Ada', email: 'ada@example.com' }));
    await openCheckout();
    expect(remember()).toBeChecked();
    expect(field('Vorname')).toHaveValue('Ada');
    expect(field('E-Mail-Adresse')).toHaveValue('ada@example.com');
    expect(field('Telefonnummer (freiwillig)')).toHaveValue('');
    expect(stored()).toEqual({ ...ada, lastName: '' });
  });

  it('is removed from the storage after opting out, and stays in the form', async () => {
    const { user } = await readyToOrder();
    await user.click(remember());
    await user.click(remember());
    expect(sessionStorage.getItem(storageKey)).toBeNull();
    expect(field('Vorname')).toHaveValue('Ada');
    await user.type(field('Vorname'), 'lina');
    expect(sessionStorage.getItem(storageKey)).toBeNull();
  });

  it('is neither in the store nor in a storage that outlives the tab', async () => {
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Nein.' }, times: 1 });
    const { user, store } = await readyToOrder();
    await user.click(remember());
    await user.click(orderButton());
    await notification('Bestellung wurde nicht erstellt: Nein.');
    expect(everywhere(store)).not.toMatch(/ada@example|Huber/);
    await user.click(orderButton());
    await heading('Du wirst zur Zahlung weitergeleitet …');
    expect(externalNavigations).toHaveLength(1);
    expect(everywhere(store)).not.toMatch(/ada@example|Huber/);
    expect(stored()).toEqual(ada);
  });

  it('is sent without invisible characters', async () => {
    const { user } = await readyToOrder();
    fireEvent.change(field('E-Mail-Adresse'), { target: { value: ' \u200Bada@example.com\u202E' } });
    await user.click(orderButton());
    await heading('Du wirst zur Zahlung weitergeleitet …');
    expect(externalNavigations).toHaveLength(1);
  });
});

describe('a hostile storage', () => {
  it.each([
    ['no JSON', '{"firstName":'],
    ['null', 'null'],
    ['a list', '["Ada"]'],
    ['a text', '"Ada"'],
    ['none of the fields', '{"name":"Ada"}'],
    ['numbers', '{"firstName":1,"lastName":2,"email":3,"phone":4}'],
    ['an object as a name', '{"firstName":{"a":1},"lastName":"Huber","email":"","phone":""}'],
    ['a far too long name', JSON.stringify({ ...ada, firstName: 'x'.repeat(100_000) })],
    ['a prototype', '{"__proto__":{"firstName":"Ada","lastName":"","email":"","phone":""}}'],
  ])('with %s is ignored, and cleared', async (_, text) => {
    sessionStorage.setItem(storageKey, text);
    await openCheckout();
    expect(remember()).not.toBeChecked();
    expect(field('Vorname')).toHaveValue('');
    expect(field('Nachname')).toHaveValue('');
    expect(sessionStorage.getItem(storageKey)).toBeNull();
    expect(unfitText()).toBeUndefined();
  });

  it('cannot accept the terms or hide characters in names', async () => {
    const firstName = '<img src=x onerror=alert(1)>\u202E';
    sessionStorage.setItem(storageKey, JSON.stringify({ ...ada, firstName, terms: true }));
    await openCheckout();
    expect(field('Vorname')).toHaveValue('<img src=x onerror=alert(1)>');
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /AGB/ })).not.toBeChecked();
    expect(stored()).not.toHaveProperty('terms');
  });

  it('does not prevent an order when it is full or forbidden', async () => {
    const { user } = await readyToOrder();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await user.click(remember());
    await user.type(field('Vorname'), 'm');
    await user.click(orderButton());
    await heading('Du wirst zur Zahlung weitergeleitet …');
    expect(sessionStorage.getItem(storageKey)).toBeNull();
  });
});

describe('the announced sum', () => {
  const car = 'Autoticket (Stellplatz für ein Auto)';

  const inOneLine = (text: string | null) => text?.replace(/\s/g, ' ');

  /** The last announcement of the sum, for screen readers only. */
  function announcedSum(sum: HTMLElement) {
    const region = sum.parentElement!.querySelector('p[aria-live=polite]')!;
    expect(region).toHaveClass('visually-hidden');
    return inOneLine(region.textContent);
  }

  it('the count and the sum of the selection are announced after the last click, not after each', async () => {
    await openTonight();
    const sum = () => announcedSum(screen.getByText(sumLine('Summe')));
    stopTime();
    await passTime(5000);
    expect(sum()).toBe('');
    for (let press = 1; press <= 3; press += 1) {
      fireEvent.click(plus(car));
      await passTime(900);
      expect(sum()).toBe('');
    }
    await passTime(100);
    expect(sum()).toBe(`4 × ${car}. Summe jetzt € 32,50`);
    fireEvent.click(plus(car));
    fireEvent.click(minus(car));
    fireEvent.click(minus(car));
    await passTime(1000);
    expect(sum()).toBe(`3 × ${car}. Summe jetzt € 27,50`);
  });

  it('the count and the sum of the cart are announced after a change', async () => {
    await openCart(filmTicket, carTicket);
    const sum = () => announcedSum(screen.getByText(sumLine('Gesamtsumme')));
    stopTime();
    await passTime(5000);
    expect(sum()).toBe('');
    fireEvent.click(plus('Metropolis'));
    await passTime(1000);
    expect(sum()).toBe('2 × Metropolis. Gesamtsumme jetzt € 30,00');
  });
});
