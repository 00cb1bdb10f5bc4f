import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, storeCart, storedCart, storePlacedOrder } from '@test/support/carts';
import { button, heading, unfitText } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const call = 'order/paymentStatus';
const address = paths.paymentResult.to({}, { orderid: '7' });
const payHere = 'https://pay.example/7';
const answers = (paymentStatus: string) =>
  disturb(call, { body: { paymentStatus, amount: 20, currency: 'EUR' } });
const main = () => within(screen.getByRole('main'));
const link = (name: string) => main().queryByRole('link', { name });
const linesLeft = () => Object.keys(storedCart() ?? {}).length;

const titles: Record<string, string> = {
  open: 'Deine Zahlung ist noch offen',
  pending: 'Deine Zahlung ist noch unterwegs',
  authorized: 'Deine Zahlung ist bestätigt, aber noch nicht verbucht',
  'settled?': 'Wie es um deine Zahlung steht, ist noch unklar',
  failed: 'Die Zahlung hat nicht geklappt',
  canceled: 'Die Zahlung wurde abgebrochen',
  expired: 'Die Zeit zum Bezahlen ist abgelaufen',
};
const waiting = ['open', 'pending', 'authorized', 'settled?'];
const lost = ['failed', 'canceled', 'expired'];

async function open(status: string) {
  answers(status);
  const app = renderApp(address);
  await heading(titles[status]!);
  return app;
}

/** Time stands still from here on; the screen's code has to be there before. */
async function openAsTimeStands(status: string) {
  const { close } = await open(status);
  close();
  stopTime();
  const app = renderApp(address);
  await settle();
  return app;
}

describe('every status of a payment (R4)', () => {
  it.each(Object.keys(titles))('„%s“ names the order and keeps the cart', async (status) => {
    storeCart(filmTicket, carTicket);
    await open(status);
    expect(screen.getByText('Bestellnummer 7')).toBeVisible();
    expect(document.title).toMatch(/^Bezahlung/);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const steps = screen.getByRole('navigation', { name: 'Schritte der Bestellung' });
    expect(within(steps).getByText('Bezahlung').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(linesLeft()).toBe(2);
    expect(unfitText()).toBeUndefined();
  });

  it.each(waiting)('„%s“ is asked for by itself, then by a button', async (status) => {
    await openAsTimeStands(status);
    expect(screen.getByText('Diese Seite fragt von selbst nach.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Noch einmal nachsehen' })).toBeNull();
    await passTime(180_000);
    expect(screen.queryByText('Diese Seite fragt von selbst nach.')).toBeNull();
    expect(screen.getByText(/^Wir haben noch keine Nachricht/)).toBeVisible();

    currentWorld().faults = [];
    answers('paid');
    button('Noch einmal nachsehen').click();
    await settle();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Danke, deine Bestellung ist bezahlt!' }),
    ).toBeVisible();
  });

  it('the focus of who asked again stays near while the answer is the same', async () => {
    await openAsTimeStands('pending');
    await passTime(180_000);
    button('Noch einmal nachsehen').focus();
    button('Noch einmal nachsehen').click();
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: titles['pending']! })).toHaveFocus();
  });

  it.each(lost)('„%s“ leads back to checkout with the same cart', async (status) => {
    storeCart(filmTicket, carTicket);
    const { user } = await open(status);
    expect(screen.getByText(/Dein Warenkorb ist noch da/)).toBeVisible();
    expect(link('Zum Warenkorb')).toBeVisible();
    await user.click(link('Noch einmal zur Kasse')!);
    await heading('Kassa');
    expect(button('Zahlungspflichtig bestellen')).toBeEnabled();
  });

  it.each(lost)('„%s“ in another browser claims no cart', async (status) => {
    await open(status);
    expect(screen.queryByText(/Dein Warenkorb ist noch da/)).toBeNull();
    expect(link('Noch einmal zur Kasse')).toBeNull();
    expect(link('Zum Kinoprogramm')).toBeVisible();
  });

  it('„authorized“ asks for nothing and leads on', async () => {
    await open('authorized');
    expect(screen.getByText('Du musst nichts mehr tun.')).toBeVisible();
    expect(link('Zum Kinoprogramm')).toBeVisible();
  });
});

describe('the way back to the payment page', () => {
  it('of an open order stands where this browser noted it', async () => {
    storePlacedOrder({ orderId: '7', orderLink: payHere }, filmTicket, carTicket);
    await open('open');
    expect(link('Weiter zur Zahlung')).toHaveAttribute('href', payHere);
  });

  it.each(['pending', 'authorized', 'settled?', ...lost])('is not offered for „%s“', async (status) => {
    storePlacedOrder({ orderId: '7', orderLink: payHere }, filmTicket, carTicket);
    await open(status);
    expect(link('Weiter zur Zahlung')).toBeNull();
  });

  const elsewhere = /kennt nur der Browser, in dem du bestellt hast/;
  const notHere = 'Von hier führt kein Weg mehr zur Zahlung.';
  it.each([
    ['of another order', { orderId: '8', orderLink: payHere }, elsewhere],
    ['that may not be followed', { orderId: '7', orderLink: 'data:text/html,bezahlt' }, notHere],
    ['of an order given up', { orderId: '7', orderLink: payHere, state: 'dropped' }, notHere],
  ])('is not one %s', async (_, order, text) => {
    storePlacedOrder(order, filmTicket, carTicket);
    await open('open');
    expect(link('Weiter zur Zahlung')).toBeNull();
    expect(screen.getByText(text)).toBeVisible();
    expect(link('Zum Kinoprogramm')).toBeVisible();
  });

  it('of an order of another browser leads to what is in the cart of this one', async () => {
    storeCart(filmTicket, carTicket);
    await open('open');
    expect(link('Zum Warenkorb')).toBeVisible();
    expect(link('Noch einmal zur Kasse')).toBeNull();
  });
});

describe('a look that finds nothing', () => {
  it.each([
    [{ status: 404 }, 'Diese Bestellung kennen wir nicht', /^Prüfe die Bestellnummer/],
    [{ status: 500 }, 'Wir können den Stand', /^Bei uns ist gerade etwas durcheinander/],
    [{ raw: '<html>Wartung</html>' }, 'Wir können den Stand', /^Die Antwort war unvollständig/],
    [{ drop: true }, 'Wir können den Stand', /^Keine Verbindung/],
  ])('(%j) says what happened and what to do', async (fault, title, text) => {
    storeCart(filmTicket, carTicket);
    disturb(call, fault);
    renderApp(address);
    await heading(new RegExp(`^${title}`));
    expect(main().getByRole('alert')).toHaveTextContent(text);
    expect(main().getByRole('alert')).toHaveTextContent(/E-Mail|Posteingang/);
    expect(screen.getByText('Bestellnummer 7')).toBeVisible();
    expect(button('Noch einmal nachsehen')).toBeVisible();
    expect(linesLeft()).toBe(2);
  });

  it('for want of a number takes one that is typed', async () => {
    answers('pending');
    const { user } = renderApp(paths.paymentResult.to());
    await heading('Welche Bestellung meinst du?');
    const field = screen.getByLabelText('Bestellnummer');
    await user.click(button('Nachsehen'));
    expect(field).toHaveAccessibleDescription('Bitte gib deine Bestellnummer ein.');
    await waitFor(() => expect(field).toHaveFocus());
    fireEvent.change(field, { target: { value: '7'.repeat(101) } });
    await user.click(button('Nachsehen'));
    expect(field).toHaveAccessibleDescription('Das ist keine Bestellnummer von uns.');
    expect(requestsTo(call)).toEqual([]);

    fireEvent.change(field, { target: { value: ' 10001 ' } });
    await user.click(button('Nachsehen'));
    await heading(titles['pending']!);
    expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
    expect(requestsTo(call)[0]?.query).toEqual({ orderid: '10001' });
  });
});
