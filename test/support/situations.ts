import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@/shop/paths';
import type { NotificationKey } from '@/features/notifications/texts';
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
import { feedbackCall } from './forms';
import { withOwnerFacts } from './ownerFacts';
import { confirmWithdrawal, reviewWithdrawal } from './withdrawal';
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

async function withdraw(fault: Fault): Promise<void> {
  withOwnerFacts({ withdrawal: {} });
  disturb(feedbackCall, fault);
  const { user } = await reviewWithdrawal();
  await user.click(confirmWithdrawal());
}

const busy: Fault = { status: 429, headers: { 'Retry-After': '20' } };

/** Literal texts (requirements 8), because the shop's own texts are under test. */
const empty = 'Der Warenkorb darf nicht leer sein.';
const added = 'Gutschein wurde dem Warenkorb hinzugefügt';
const expired = 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.';
const unordered = 'Bestellung wurde nicht erstellt';
const notCancelled =
  'Beim stornieren der Bestellung ist ein Fehler aufgetreten, bitte probiere es später noch einmal';
const notSaved = 'Beim Speichern ist ein Fehler aufgetreten';
const failed = 'Es ist ein Fehler aufgetreten!';
const muchToDo = 'Gerade ist viel los.';
const later = `${muchToDo} Probier es in 20\u00a0Sekunden noch einmal.`;

export type Situation = {
  key: NotificationKey;
  /** The visitor's way to it. */
  open: () => Promise<void>;
  /** The text of the toast, or a part of it. */
  toast: string | RegExp;
  /** The text in the page; without it, the page has the toast's text once. Of a failure only. */
  inPage?: string;
};

/** How a visitor triggers each notification, and what is said then. Every failure has one (requirements 8). */
export const situations = {
  emptyCartAtCheckout: {
    key: 'cartEmpty',
    toast: empty,
    async open() {
      const { user } = await openCart();
      await user.click(button('Zur Kasse'));
    },
  },
  wrongSumAtCheckout: {
    key: 'sumMismatch',
    toast:
      'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein. Bitte überprüfen Sie die eingegebenen Mengen!',
    async open() {
      const { user } = await openWrongCart();
      await user.click(button('Zur Kasse'));
    },
  },
  wrongSumPutRight: {
    key: 'done',
    toast: 'Alles im grünen Bereich, Aktion erfolgreich!',
    async open() {
      const { user } = await openWrongCart();
      await user.click(button('Summe neu berechnen'));
    },
  },
  productAdded: {
    key: 'productAdded',
    toast: 'Produkt wurde dem Warenkorb hinzugefügt',
    async open() {
      const { user } = await openTonight();
      await user.click(button('In den Warenkorb'));
    },
  },
  productRemoved: {
    key: 'productRemoved',
    toast: 'Produkt wurde entfernt',
    async open() {
      const { user } = await openCart(filmTicket, carTicket, popcorn);
      await user.click(button('Menge verringern: Popcorn gesalzen'));
    },
  },
  codeRedeemed: { key: 'voucherAdded', toast: added, open: () => redeem('WILLKOMMEN10') },
  giftVoucherAdded: {
    key: 'voucherAdded',
    toast: added,
    async open() {
      const { user } = renderApp(paths.giftCards.to());
      await user.click(await screen.findByRole('button', { name: 'Menge erhöhen: Kinogutschein € 20' }));
      await user.click(button('In den Warenkorb'));
    },
  },
  codeInvalid: {
    key: 'voucherInvalid',
    toast: 'Gutschein ungültig: Diesen Gutscheincode kennen wir nicht.',
    open: () => redeem('GIBTSNICHT'),
  },
  codeInvalidWithoutReason: {
    key: 'voucherInvalid',
    toast: 'Gutschein ungültig',
    open: () => redeem('STUMM', { body: { voucherItems: [] } }),
  },
  codeNotChecked: {
    key: 'failed',
    toast: failed,
    inPage: 'Bei uns ist gerade etwas durcheinander.',
    open: () => redeem('WILLKOMMEN10', { status: 500 }),
  },
  orderRefused: {
    key: 'orderFailed',
    toast: `${unordered}: So viele Plätze sind nicht mehr frei.`,
    open: () => order({ body: { success: false, errorMessage: 'So viele Plätze sind nicht mehr frei.' } }),
  },
  orderTurnedAway: {
    key: 'orderFailed',
    toast: `${unordered}: ${later}`,
    inPage: muchToDo,
    open: () => order(busy),
  },
  orderRefusedWithoutReason: {
    key: 'orderFailed',
    toast: unordered,
    open: () => order({ body: { success: false } }),
  },
  orderCancelled: {
    key: 'stornoDone',
    toast: 'Deine Bestellung wurde storniert. Die Rückerstattung erfolgt auf die gewählte Zahlungsmethode!',
    open: () => cancelOrder(),
  },
  cancellationTurnedAway: {
    key: 'stornoFailed',
    toast: notCancelled,
    inPage: muchToDo,
    open: () => cancelOrder(busy),
  },
  cancellationRefused: {
    key: 'stornoFailed',
    toast: notCancelled,
    open: () => cancelOrder({ body: { success: false } }),
  },
  cancellationFailed: { key: 'stornoFailed', toast: notCancelled, open: () => cancelOrder({ status: 400 }) },
  cartExpired: {
    key: 'cartExpired',
    toast: expired,
    inPage: expired,
    async open() {
      const over = {
        date: '15.04.2026',
        dateISO: '2026-04-15T20:30:00+02:00',
        dateEndISO: '2026-04-15T22:45:00+02:00',
      };
      await openCart({ ...filmTicket, show: { ...filmTicket.show!, ...over } });
    },
  },
  cartDamaged: {
    key: 'cartDamaged',
    toast: /Dein gespeicherter Warenkorb war nicht ganz lesbar\./,
    inPage: 'Dein gespeicherter Warenkorb war nicht ganz lesbar.',
    async open() {
      await openCart(filmTicket, { ...carTicket, count: -1 });
    },
  },
  cartNotKept: {
    key: 'cartNotKept',
    toast: /Dein Browser speichert nichts:/,
    inPage: 'Dein Browser speichert nichts:',
    async open() {
      forbidWebStorage();
      forbidCookies();
      const { user } = await openTonight();
      await user.click(button('In den Warenkorb'));
      await user.click(await screen.findByRole('link', { name: 'Zum Warenkorb' }));
      await heading('Warenkorb');
    },
  },
  orderUnclear: {
    key: 'failed',
    toast: failed,
    inPage: 'Es ist unklar, ob deine Bestellung angekommen ist',
    open: () => order({ status: 500 }),
  },
  otherDatesFailed: {
    key: 'failed',
    toast: failed,
    inPage: 'Das hat leider nicht geklappt. Probier es noch einmal.',
    async open() {
      const { user } = await bookStall();
      const other = await date(april);
      disturb('show/getShowDetailData', { status: 400 });
      await user.click(other);
    },
  },
  favouriteWithoutLogin: {
    key: 'loginNeeded',
    toast: 'Please, log in to continue...',
    inPage: 'Zum Merken brauchst du ein Konto.',
    async open() {
      keepShows(301);
      const { user } = renderApp(paths.program.to());
      await screen.findAllByRole('article');
      await user.click(heart('Metropolis'));
    },
  },
  reminderRefused: {
    key: 'failed',
    toast: `${failed} Gesperrt.`,
    inPage: 'Gesperrt.',
    open: () => send('filmReminder', { body: { success: false, errorMessage: 'Gesperrt.' } }),
  },
  reminderLost: {
    key: 'failed',
    toast: failed,
    inPage: 'Keine Verbindung.',
    open: () => send('genreReminder', { drop: true }),
  },
  feedbackRefused: {
    key: 'feedbackFailed',
    toast: `${notSaved}: Zu lang.`,
    inPage: `${notSaved}: Zu lang.`,
    open: () => send('feedback', { body: { success: false, errorMessage: 'Zu lang.' } }),
  },
  feedbackTurnedAway: {
    key: 'feedbackFailed',
    toast: `${notSaved}: ${later}`,
    inPage: muchToDo,
    open: () => send('feedback', busy),
  },
  withdrawalRefused: {
    key: 'feedbackFailed',
    toast: `${notSaved}: Zu lang.`,
    inPage: `${notSaved}: Zu lang.`,
    open: () => withdraw({ body: { success: false, errorMessage: 'Zu lang.' } }),
  },
  applicationTurnedAway: {
    key: 'feedbackFailed',
    toast: `${notSaved}: ${later}`,
    inPage: muchToDo,
    open: () => send('jobs', busy),
  },
  reminderTurnedAway: {
    key: 'failed',
    toast: `${failed} ${later}`,
    inPage: muchToDo,
    open: () => send('filmReminder', busy),
  },
  applicationRefused: {
    key: 'feedbackFailed',
    toast: `${notSaved}: Zu lang.`,
    inPage: `${notSaved}: Zu lang.`,
    open: () => send('jobs', { body: { success: false, errorMessage: 'Zu lang.' } }),
  },
  applicationLost: {
    key: 'feedbackFailed',
    toast: notSaved,
    inPage: notSaved,
    open: () => send('jobs', { drop: true }),
  },
} satisfies Record<string, Situation>;
