import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@/shared/config/paths';
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
import { april, bookStall, date } from './otherDates';
import { fillWith, forms, formWith } from './hostileForms';
import { cancelButton, cancelCall, confirmButton, openPaidOrder } from './storno';

async function redeem(code: string): Promise<void> {
  await openCart(filmTicket, carTicket);
  fireEvent.change(screen.getByRole('textbox', { name: 'Gutscheincode' }), { target: { value: code } });
  fireEvent.click(button('Gutschein einlösen'));
}

async function order(refusal: object): Promise<void> {
  disturb(saveOrderCall, { body: { success: false, ...refusal } });
  const { user } = await readyToOrder();
  await user.click(orderButton());
}

async function cancelOrder(): Promise<void> {
  const { user } = await openPaidOrder();
  await user.click(cancelButton());
  await user.click(confirmButton());
}

/** Submits a complete form whose call fails. */
async function send(name: keyof typeof forms, fault: object): Promise<void> {
  const { call, send: label, open } = forms[name];
  disturb(call, fault);
  await open();
  fillWith(formWith(label), 'Ada', () => 'ada@example.com');
  fireEvent.submit(formWith(label));
}

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
  codeInvalidWithoutReason() {
    disturb('voucher/validateVoucher', { body: { voucherItems: [] } });
    return redeem('STUMM');
  },
  codeNotChecked() {
    disturb('voucher/validateVoucher', { status: 500 });
    return redeem('WILLKOMMEN10');
  },
  orderRefused: () => order({ errorMessage: 'So viele Plätze sind nicht mehr frei.' }),
  orderRefusedWithoutReason: () => order({}),
  orderCancelled: cancelOrder,
  cancellationRefused() {
    disturb(cancelCall, { body: { success: false } });
    return cancelOrder();
  },
  cancellationFailed() {
    disturb(cancelCall, { status: 400 });
    return cancelOrder();
  },
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
  async orderUnclear() {
    disturb(saveOrderCall, { status: 500 });
    const { user } = await readyToOrder();
    await user.click(orderButton());
  },
  async otherDatesFailed() {
    const { user } = await bookStall();
    const other = await date(april);
    disturb('show/getShowDetailData', { status: 400 });
    await user.click(other);
  },
  async favouriteWithoutLogin() {
    const { user } = renderApp(paths.program.to());
    await screen.findAllByRole('article');
    await user.click(heart('Metropolis'));
  },
  reminderRefused: () => send('filmReminder', { body: { success: false, errorMessage: 'Gesperrt.' } }),
  reminderLost: () => send('genreReminder', { drop: true }),
  feedbackRefused: () => send('feedback', { body: { success: false, errorMessage: 'Zu lang.' } }),
  feedbackLost: () => send('feedback', { drop: true }),
  applicationRefused: () => send('jobs', { body: { success: false, errorMessage: 'Zu lang.' } }),
  applicationLost: () => send('jobs', { drop: true }),
} satisfies Record<string, () => Promise<void>>;
