import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { expect, it } from 'vitest';
import type { notifications, NotificationKey } from '@/texts/notifications';
import { notification } from '@test/support/look';
import { situations } from '@test/support/situations';

type Situation = keyof typeof situations;
type FailureKey = {
  [Key in NotificationKey]: (typeof notifications)[Key]['flag'] extends 'failure' ? Key : never;
}[NotificationKey];

const empty = 'Der Warenkorb darf nicht leer sein.';
const mismatch = 'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein.';
const expired = 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.';
const damaged = 'Dein gespeicherter Warenkorb war nicht ganz lesbar.';
const notCancelled = 'Beim stornieren der Bestellung ist ein Fehler aufgetreten';
const notSaved = 'Beim Speichern ist ein Fehler aufgetreten';
const noServer = 'Bei uns ist gerade etwas durcheinander.';
const noConnection = 'Keine Verbindung.';

/** Of every notification of a failure: when it comes, what it says, and what stands in the page beside it. */
const rows: Record<FailureKey, [when: Situation, toast: string, inPage: string][]> = {
  voucherInvalid: [
    [
      'codeInvalid',
      'Gutschein ungültig: Diesen',
      'Gutschein ungültig: Diesen Gutscheincode kennen wir nicht.',
    ],
  ],
  cartEmpty: [['emptyCartAtCheckout', empty, empty]],
  sumMismatch: [['wrongSumAtCheckout', mismatch, mismatch]],
  cartExpired: [['cartExpired', expired, expired]],
  cartDamaged: [['cartDamaged', damaged, damaged]],
  orderFailed: [
    ['orderRefused', 'Bestellung wurde nicht erstellt: So', 'Bestellung wurde nicht erstellt: So'],
  ],
  feedbackFailed: [
    ['feedbackRefused', `${notSaved}: Zu lang.`, `${notSaved}: Zu lang.`],
    ['feedbackLost', notSaved, notSaved],
    ['applicationRefused', `${notSaved}: Zu lang.`, `${notSaved}: Zu lang.`],
    ['applicationLost', notSaved, notSaved],
  ],
  stornoFailed: [['cancellationRefused', notCancelled, notCancelled]],
  loginNeeded: [
    ['favouriteWithoutLogin', 'Please, log in to continue...', 'Zum Merken brauchst du ein Konto.'],
  ],
  failed: [
    ['codeNotChecked', 'Es ist ein Fehler aufgetreten!', noServer],
    ['orderUnclear', 'Es ist ein Fehler aufgetreten!', 'Es ist unklar, ob deine Bestellung angekommen ist'],
    ['otherDatesFailed', 'Es ist ein Fehler aufgetreten!', 'Das hat leider nicht geklappt.'],
    ['reminderRefused', 'Es ist ein Fehler aufgetreten! Gesperrt.', 'Gesperrt.'],
    ['reminderLost', 'Es ist ein Fehler aufgetreten!', noConnection],
  ],
};

const table = Object.entries(rows).flatMap(([key, cases]) => cases.map((row) => [key, ...row] as const));

/** What stands in the page, toasts apart. */
function inPage(text: string): HTMLElement[] {
  return screen
    .queryAllByText((content) => content.includes(text), { ignore: 'script, style, textarea' })
    .filter((element) => !element.closest('.Toastify'));
}

it.each(table)(
  '%s, %s: what a toast says stands in the page too, and longer',
  async (_, when, said, stands) => {
    await situations[when]();
    expect(await notification(said)).toHaveRole('alert');
    await waitFor(() => expect(inPage(stands)).not.toEqual([]));
    act(() => toast.dismiss());
    await waitFor(() => expect(document.querySelector('.Toastify [role=alert]')).toBeNull());
    for (const element of inPage(stands)) expect(element).toBeVisible();
    expect(inPage(stands)).not.toEqual([]);
  },
);
