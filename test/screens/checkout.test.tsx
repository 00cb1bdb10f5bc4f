import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { departures } from '@test/support/departures';
import { heading, notification } from '@test/support/look';
import { fillIn, openCheckout, orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { currentWorld, disturb, holdBack, requestsTo } from '@test/support/server';
import { storedCart } from '@test/support/carts';
import { scriptAddress } from '@test/support/hostile';

const sent = () => requestsTo(saveOrderCall);

describe('the checkout form', () => {
  it('shows every position and the total above the order button', async () => {
    await openCheckout();
    const positions = within(screen.getByRole('region', { name: 'Deine Bestellung' }));
    expect(positions.getAllByRole('listitem')[0]).toHaveTextContent(
      /^1 × Metropolis, Do\., 16\.04\.2026, 20:30 Uhr€/,
    );
    expect(positions.getByText('1 × Autoticket (Stellplatz für ein Auto)')).toBeVisible();
    expect(positions.getByText(/^Gesamtsumme: /)).toHaveTextContent('€ 17,50 inkl. USt.');
    expect(positions.getByText(/kein gesetzliches Rücktrittsrecht/)).toBeVisible();
  });

  it('offers what the browser knows', async () => {
    await openCheckout();
    const tokens = ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Telefonnummer (freiwillig)'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'tel']);
  });

  it('names all that is missing in a summary that takes the focus, and sends nothing', async () => {
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
    'refuses the address „%s“',
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
  it('is sent as it was seen, and leads to the payment page', async () => {
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(departures).toEqual([`${window.location.origin}/sandbox/bezahlen/10001`]);
    expect(await heading('Du wirst zur Zahlung weitergeleitet …')).toBeVisible();
    expect(currentWorld().orders).toMatchObject([
      { orderId: '10001', total: 1750, customer: { firstName: 'Ada', lastName: 'Huber' } },
    ]);
    expect(Object.keys(storedCart()!)).toHaveLength(2);
  });

  it('is sent once by five clicks and Enter (R1)', async () => {
    const letGo = holdBack(saveOrderCall);
    const { user } = await readyToOrder();
    const order = orderButton();
    for (let click = 0; click < 5; click += 1) await user.click(order);
    expect(order).toHaveFocus();
    expect(order).toHaveAttribute('aria-busy', 'true');
    expect(order).toHaveTextContent('Bestellung wird gesendet …');
    await user.type(screen.getByLabelText('Vorname'), '{Enter}');
    fireEvent.submit(order.closest('form')!);
    letGo();
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(sent()).toHaveLength(1);
    expect(currentWorld().orders).toHaveLength(1);
  });

  it('that the backend refuses keeps the cart and says why', async () => {
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
    expect(departures).toEqual([]);
  });

  it('whose refusal is a flood of hostile text shows a short, harmless piece of it', async () => {
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
  ])('with the payment address %j is a failed one', async (address) => {
    disturb(saveOrderCall, { body: { success: true, payment_checkoutUrl: address, orderId: '7' } });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    const problem = await within(screen.getByRole('main')).findByRole('alert');
    expect(problem).toHaveTextContent('Bestellung wurde nicht erstellt');
    expect(departures).toEqual([]);
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Weiter zur Zahlung' })).toBeNull();
  });

  it.each(['', null, undefined, ['https://pay.example/']])(
    'without a payment address (%j) exists, and leads to its page',
    async (address) => {
      disturb(saveOrderCall, { body: { success: true, payment_checkoutUrl: address, orderId: '7' } });
      disturb('order/paymentStatus', { body: { paymentStatus: 'open' } });
      const { user } = await readyToOrder();
      await user.click(orderButton());
      await heading('Deine Zahlung ist noch offen');
      expect(screen.getByText('Bestellnummer 7')).toBeVisible();
      expect(Object.keys(storedCart()!)).toHaveLength(2);
      expect(departures).toEqual([]);
    },
  );

  it.each([
    { success: true },
    { success: true, already_payed: true },
    { success: false, already_payed: true },
  ])('that may exist without a number is unclear: %j', async (body) => {
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
      await waitFor(() => expect(departures).toEqual([address]));
    },
  );

  it('that was paid before leads to its page', async () => {
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    currentWorld().orders[0]!.status = 'paid';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await user.click(await screen.findByRole('button', { name: 'Neu bestellen' }));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await heading('Danke, deine Bestellung ist bezahlt!');
    expect(window.location.pathname).toBe('/bezahlung/10001');
    expect(currentWorld().orders).toHaveLength(1);
    await waitFor(() => expect(storedCart()).toEqual({}));
  });
});
