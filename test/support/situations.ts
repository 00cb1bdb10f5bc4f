import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@/shop/paths';
import { openCart, openWrongCart } from './cartScreen';
import { carTicket, filmTicket, popcorn } from './carts';
import { openTonight } from './showPage';
import { forbidCookies } from './forbiddenCookies';
import { forbidWebStorage } from './forbiddenStorage';
import { button, heading } from './screenQueries';
import { orderButton, readyToOrder, saveOrderCall } from './checkoutPage';
import { renderApp } from './renderApp';
import { disturb } from './server';
import { heart } from './favourites';
import { keepShows } from './smallDatabase';
import { april, bookStall, date } from './otherDates';
import { fillWith, forms, formWith } from './hostileForms';
import { cancelButton, cancelCall, confirmButton, openPaidOrder } from './storno';

type Fault = Parameters<typeof disturb>[1];

/** Redeems a code; `fault` disturbs the call. */
export async function redeem(code: string, fault?: Fault): Promise<void> {
  if (fault) disturb('voucher/validateVoucher', fault);
  await openCart(filmTicket, carTicket);
  fireEvent.change(screen.getByRole('textbox', { name: 'Gutscheincode' }), { target: { value: code } });
  fireEvent.click(button('Gutschein einlösen'));
}

async function order(fault: Fault): Promise<void> {
  disturb(saveOrderCall, fault);
  const { user } = await readyToOrder();
  await user.click(orderButton());
}

export async function cancelOrder(fault?: Fault): Promise<void> {
  if (fault) disturb(cancelCall, fault);
  const { user } = await openPaidOrder();
  await user.click(cancelButton());
  await user.click(confirmButton());
}

/** Submits a complete form whose call fails. */
export async function send(name: keyof typeof forms, fault: Fault): Promise<void> {
  const { call, send: label, open } = forms[name];
  disturb(call, fault);
  await open();
  fillWith(formWith(label), 'Ada', () => 'ada@example.com');
  fireEvent.submit(formWith(label));
}

const busy: Fault = { status: 429, headers: { 'Retry-After': '20' } };

/** How a visitor triggers each message (requirements 8). */
export const situations = {
  async emptyCartAtCheckout() {
    const { user } = await openCart();
    await user.click(button('Zur Kasse'));
  },
  async wrongSumAtCheckout() {
    const { user } = await openWrongCart();
    await user.click(button('Zur Kasse'));
  },
  async wrongSumPutRight() {
    const { user } = await openWrongCart();
    await user.click(button('Summe neu berechnen'));
  },
  async productAdded() {
    const { user } = await openTonight();
    await user.click(button('In den Warenkorb'));
  },
  async productRemoved() {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    await user.click(button('Menge verringern: Popcorn gesalzen'));
  },
  codeRedeemed: () => redeem('WILLKOMMEN10'),
  async giftVoucherAdded() {
    const { user } = renderApp(paths.giftCards.to());
    await user.click(await screen.findByRole('button', { name: 'Menge erhöhen: Kinogutschein € 20' }));
    await user.click(button('In den Warenkorb'));
  },
  codeInvalid: () => redeem('GIBTSNICHT'),
  codeInvalidWithoutReason: () => redeem('STUMM', { body: { voucherItems: [] } }),
  codeNotChecked: () => redeem('WILLKOMMEN10', { status: 500 }),
  orderRefused: () =>
    order({ body: { success: false, errorMessage: 'So viele Plätze sind nicht mehr frei.' } }),
  orderTurnedAway: () => order(busy),
  orderRefusedWithoutReason: () => order({ body: { success: false } }),
  orderCancelled: () => cancelOrder(),
  cancellationTurnedAway: () => cancelOrder(busy),
  cancellationRefused: () => cancelOrder({ body: { success: false } }),
  cancellationFailed: () => cancelOrder({ status: 400 }),
  async cartExpired() {
    const over = {
      date: '15.04.2026',
      dateISO: '2026-04-15T20:30:00+02:00',
      dateEndISO: '2026-04-15T22:45:00+02:00',
    };
    await openCart({ ...filmTicket, show: { ...filmTicket.show!, ...over } });
  },
  async cartDamaged() {
    await openCart(filmTicket, { ...carTicket, count: -1 });
  },
  async cartNotKept() {
    forbidWebStorage();
    forbidCookies();
    const { user } = await openTonight();
    await user.click(button('In den Warenkorb'));
    await user.click(await screen.findByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
  },
  orderUnclear: () => order({ status: 500 }),
  async otherDatesFailed() {
    const { user } = await bookStall();
    const other = await date(april);
    disturb('show/getShowDetailData', { status: 400 });
    await user.click(other);
  },
  async favouriteWithoutLogin() {
    keepShows(301);
    const { user } = renderApp(paths.program.to());
    await screen.findAllByRole('article');
    await user.click(heart('Metropolis'));
  },
  reminderRefused: () => send('filmReminder', { body: { success: false, errorMessage: 'Gesperrt.' } }),
  reminderLost: () => send('genreReminder', { drop: true }),
  feedbackRefused: () => send('feedback', { body: { success: false, errorMessage: 'Zu lang.' } }),
  feedbackTurnedAway: () => send('feedback', busy),
  applicationTurnedAway: () => send('jobs', busy),
  reminderTurnedAway: () => send('filmReminder', busy),
  applicationRefused: () => send('jobs', { body: { success: false, errorMessage: 'Zu lang.' } }),
  applicationLost: () => send('jobs', { drop: true }),
} satisfies Record<string, () => Promise<void>>;
