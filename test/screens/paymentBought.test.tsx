import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import type { CartItem } from '@/domain/entities';
import { carTicket, filmTicket, giftCard, popcorn, storePlacedOrder } from '@test/support/carts';
import { button, heading, unfitText } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { disturb } from '@test/support/server';
import { catchSavedFiles, savedEvents } from '@test/support/savedFiles';

const order = { orderId: '7', orderLink: 'https://pay.example/7' };
const taxed: CartItem = { ...popcorn, product: { ...popcorn.product!, taxrate: 10 } };
const stall: CartItem = {
  key: '501-2026-04-19',
  id: 12,
  productType: 'event',
  amount: 1,
  count: 1,
  price: 0,
  totalPrice: 0,
  order: '202604190600',
  showId: 501,
  show: { showId: 501, date: '19.04.2026', time: '06:00', location: 'Marktplatz', showKey: '501-2026-04-19' },
  event: { eventId: 12, eventName: 'Flohmarkt Wien', eventType: 'flohmarkt' },
};
const keyed: CartItem = { ...filmTicket, show: { ...filmTicket.show!, showKey: '301-2026-04-16' } };

/** € 17,50 for a ticket and its car, as `storePlacedOrder` notes it. */
async function openPaid(amount: number | undefined = 17.5) {
  disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount, currency: 'EUR' } });
  const app = renderApp(paths.payment.to({ orderId: '7' }));
  await heading('Danke, deine Bestellung ist bezahlt!');
  return app;
}
const rows = () => screen.getAllByRole('row').map((row) => row.textContent.replaceAll('\u00a0', ' '));
const calendarButton = () => screen.queryByRole('button', { name: /^In den Kalender/ });
const failedText = /^Die Kalenderdatei ist nicht fertig geworden/;

describe('a paid order', () => {
  it('shows what was bought, when it is and what it cost', async () => {
    storePlacedOrder(order, filmTicket, carTicket);
    await openPaid();
    expect(screen.getByText(/^Bestellt am 16\.04\.2026, 12:00\sUhr$/)).toBeVisible();
    expect(rows()).toEqual([
      'BeschreibungAnzahlSumme',
      'MetropolisDo., 16.04.2026, 20:30 Uhr1€ 12,50',
      'Autoticket (Stellplatz für ein Auto)1€ 5,00',
      'Gesamtsumme inkl. USt.€ 17,50',
    ]);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Beschreibung', 'Anzahl', 'Summe']);
    expect(screen.getByRole('rowheader', { name: /^Metropolis/ })).toBeVisible();
    expect(screen.getByText('Betrag: € 17,50')).toBeVisible();
    expect(unfitText()).toBeUndefined();
  });

  it('tells the VAT of what has a rate', async () => {
    storePlacedOrder(order, filmTicket, { ...taxed, price: 500 });
    await openPaid();
    expect(screen.getByText('10 %').closest('div')).toHaveTextContent(/€\s5,00.*€\s0,45/);
  });

  it('of another sum than the cart’s shows no sums that were not paid', async () => {
    storePlacedOrder(order, filmTicket, carTicket);
    await openPaid(15);
    expect(screen.getByText('Betrag: € 15,00')).toBeVisible();
    expect(rows().some((row) => row.includes('Gesamtsumme'))).toBe(false);
    expect(screen.queryByText(/USt\./)).toBeNull();
    expect(screen.getByText(/stand zuletzt eine Gesamtsumme von €\s17,50/)).toBeVisible();
  });

  it.each([
    ['no order', () => undefined],
    ['another order', () => storePlacedOrder({ ...order, orderId: '8' }, filmTicket)],
    ['nothing readable', () => localStorage.setItem('placedOrders', '[{"orderId":"7","lines":"<b>"}]')],
    ['no lines', () => storePlacedOrder(order)],
  ])('in a browser that noted %s shows number and amount only', async (_, note) => {
    note();
    await openPaid(20);
    expect(screen.getByText('Bestellnummer 7')).toBeVisible();
    expect(screen.getByText('Betrag: € 20,00')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/^Was du gekauft hast, zeigt diese Seite nur/)).toBeVisible();
    expect(calendarButton()).toBeNull();
    expect(button('Bestätigung drucken')).toBeVisible();
    expect(unfitText()).toBeUndefined();
  });

  it('is printed by a button, and is called no invoice', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    storePlacedOrder(order, filmTicket, carTicket);
    const { user } = await openPaid();
    expect(print).not.toHaveBeenCalled();
    await user.click(button('Bestätigung drucken'));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText('Diese Übersicht ist keine Rechnung.')).toBeVisible();
  });

  it('still shows what was bought after a reload, and after an order of later', async () => {
    storePlacedOrder(order, filmTicket, carTicket);
    const first = await openPaid();
    first.close();
    const [noted] = JSON.parse(localStorage.getItem('placedOrders')!) as object[];
    localStorage.setItem('placedOrders', JSON.stringify([{ ...noted, orderId: '8' }, noted]));
    await openPaid();
    expect(screen.getByRole('rowheader', { name: /^Metropolis/ })).toBeVisible();
  });
});

describe('calendar entries of what was bought', () => {
  afterEach(() => {
    vi.doUnmock('ics');
  });

  it('are one file with every show once, under the keys of the shows’ pages', async () => {
    storePlacedOrder(order, keyed, carTicket, stall, giftCard('karte'));
    const saved = catchSavedFiles();
    const { user } = await openPaid();
    await user.click(button('In den Kalender: 2 gekaufte Termine'));
    const events = await savedEvents(saved);
    expect(events.map(({ event }) => [event.uid, event.summary, event.startDate.toString()])).toEqual([
      ['301-2026-04-16@autokino', 'Metropolis', '2026-04-16T18:30:00Z'],
      ['501-2026-04-19@autokino', 'Flohmarkt Wien', '2026-04-19T04:00:00Z'],
    ]);
    expect(events.map(({ url }) => url)).toEqual([
      'http://localhost:3000/show/metropolis-2026-04-16',
      'http://localhost:3000/flohmarktprogramm-wien/501',
    ]);
    expect(events[1]!.event.location).toBe('Marktplatz');
    expect(events[0]!.event.description).toContain('Bestellnummer 7');
    expect(saved[0]!.fileName).toBe('bestellung-7.ics');
    expect(await screen.findByText(/dann stehen die Termine in deinem Kalender/)).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('of one show are called by it', async () => {
    storePlacedOrder(order, keyed, carTicket);
    const saved = catchSavedFiles();
    const { user } = await openPaid();
    await user.click(button('In den Kalender: der gekaufte Termin'));
    expect(await savedEvents(saved)).toHaveLength(1);
    expect(saved[0]!.fileName).toBe('metropolis-2026-04-16.ics');
  });

  it.each([
    [
      'is over',
      { ...keyed, show: { ...keyed.show!, date: '15.04.2026', dateISO: undefined, dateEndISO: undefined } },
    ],
    ['is not dated yet', { ...keyed, show: { ...keyed.show!, date: '31.12.2099' } }],
    ['has no date', giftCard('karte')],
  ])('leave out what %s', async (_, line) => {
    storePlacedOrder(order, line);
    await openPaid();
    expect(screen.getByRole('table')).toBeVisible();
    expect(calendarButton()).toBeNull();
  });

  it('that cannot be made say so beside the button, which can be used again', async () => {
    vi.doMock('ics', () => {
      throw new Error('offline');
    });
    storePlacedOrder(order, keyed);
    const saved = catchSavedFiles();
    const { user } = await openPaid();
    await user.click(calendarButton()!);
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(failedText);
    vi.doUnmock('ics');
    fireEvent.click(calendarButton()!);
    fireEvent.click(calendarButton()!);
    expect(await savedEvents(saved)).toHaveLength(1);
    expect(saved).toHaveLength(1);
    expect(screen.queryByText(failedText)).toBeNull();
  });

  it('carry the key that the page of the show gives', async () => {
    const saved = catchSavedFiles();
    storePlacedOrder(order, keyed);
    const { user, close } = await openPaid();
    await user.click(calendarButton()!);
    const [bought] = await savedEvents(saved);
    close();
    const page = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await page.user.click(await screen.findByRole('button', { name: /^In den Kalender: Metropolis/ }));
    const [shown] = await savedEvents(saved, 1);
    expect(bought!.event.uid).toBe(shown!.event.uid);
  });
});
