import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { describe, expect, it } from 'vitest';
import type { NotificationKey, notifications } from '@/features/notifications/texts';
import { main } from '@test/support/screenQueries';
import { situations } from '@test/support/situations';

type Situation = keyof typeof situations;

type FailureKey = {
  [Key in NotificationKey]: (typeof notifications)[Key]['flag'] extends 'failure' ? Key : never;
}[NotificationKey];

/** Literal texts (requirements 8), because the shop's own texts are under test. */
const empty = 'Der Warenkorb darf nicht leer sein.';
const notCancelled =
  'Beim stornieren der Bestellung ist ein Fehler aufgetreten, bitte probiere es später noch einmal';
const notSaved = 'Beim Speichern ist ein Fehler aufgetreten';
const failed = 'Es ist ein Fehler aufgetreten!';
const busy = 'Gerade ist viel los. Probier es in 20\u00a0Sekunden noch einmal.';
const expired = 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.';

const successes: [Situation, text: string][] = [
  ['productAdded', 'Produkt wurde dem Warenkorb hinzugefügt'],
  ['productRemoved', 'Produkt wurde entfernt'],
  ['codeRedeemed', 'Gutschein wurde dem Warenkorb hinzugefügt'],
  ['giftVoucherAdded', 'Gutschein wurde dem Warenkorb hinzugefügt'],
  [
    'orderCancelled',
    'Deine Bestellung wurde storniert. Die Rückerstattung erfolgt auf die gewählte Zahlungsmethode!',
  ],
  // The requirements have no row for this and for `failed`: they are notifications without text.
  ['wrongSumPutRight', 'Alles im grünen Bereich, Aktion erfolgreich!'],
];

/**
 * Every failure: how it is triggered, the text of its toast or a part of it, and the text in the page. Without the last
 * one, the page has the toast's text once.
 */
const failures: Record<FailureKey, [when: Situation, said: string | RegExp, inPage?: string][]> = {
  voucherInvalid: [
    ['codeInvalid', 'Gutschein ungültig: Diesen Gutscheincode kennen wir nicht.'],
    ['codeInvalidWithoutReason', 'Gutschein ungültig'],
  ],
  cartEmpty: [['emptyCartAtCheckout', empty]],
  sumMismatch: [
    [
      'wrongSumAtCheckout',
      'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein. Bitte überprüfen Sie die eingegebenen Mengen!',
    ],
  ],
  cartExpired: [['cartExpired', expired, expired]],
  cartDamaged: [
    [
      'cartDamaged',
      /Dein gespeicherter Warenkorb war nicht ganz lesbar\./,
      'Dein gespeicherter Warenkorb war nicht ganz lesbar.',
    ],
  ],
  cartNotKept: [['cartNotKept', /Dein Browser speichert nichts:/, 'Dein Browser speichert nichts:']],
  orderFailed: [
    ['orderRefused', 'Bestellung wurde nicht erstellt: So viele Plätze sind nicht mehr frei.'],
    ['orderTurnedAway', `Bestellung wurde nicht erstellt: ${busy}`, 'Gerade ist viel los.'],
    ['orderRefusedWithoutReason', 'Bestellung wurde nicht erstellt'],
  ],
  feedbackFailed: [
    ['feedbackRefused', `${notSaved}: Zu lang.`, `${notSaved}: Zu lang.`],
    ['applicationLost', notSaved, notSaved],
    ['feedbackTurnedAway', `${notSaved}: ${busy}`, 'Gerade ist viel los.'],
    ['applicationTurnedAway', `${notSaved}: ${busy}`, 'Gerade ist viel los.'],
  ],
  stornoFailed: [
    ['cancellationRefused', notCancelled],
    ['cancellationTurnedAway', notCancelled, 'Gerade ist viel los.'],
    ['cancellationFailed', notCancelled],
  ],
  loginNeeded: [
    ['favouriteWithoutLogin', 'Please, log in to continue...', 'Zum Merken brauchst du ein Konto.'],
  ],
  failed: [
    ['codeNotChecked', failed, 'Bei uns ist gerade etwas durcheinander.'],
    ['orderUnclear', failed, 'Es ist unklar, ob deine Bestellung angekommen ist'],
    ['otherDatesFailed', failed, 'Das hat leider nicht geklappt. Probier es noch einmal.'],
    ['reminderRefused', `${failed} Gesperrt.`, 'Gesperrt.'],
    ['reminderTurnedAway', `${failed} ${busy}`, 'Gerade ist viel los.'],
    ['reminderLost', failed, 'Keine Verbindung.'],
  ],
};

const failureRows = Object.entries(failures).flatMap(([key, rows]) =>
  rows.map((row): [string, ...typeof row] => [key, ...row]),
);

const hiddenIn = (element: Element) => [...element.querySelectorAll('[aria-hidden="true"]')];

/** Text without `aria-hidden` parts. */
function heardOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of hiddenIn(copy)) hidden.remove();
  return copy.textContent.trim();
}

/** Waits for a toast with this text after an emoji that is not read. */
async function expectToast(text: string | RegExp, role: 'status' | 'alert'): Promise<void> {
  const expected = typeof text === 'string' ? text : (expect.stringMatching(text) as string);
  const found = await waitFor(() => {
    const toasts = screen.getAllByRole(role).filter((each) => each.closest('.Toastify'));
    expect(toasts.map(heardOf)).toContainEqual(expected);
    return toasts.find((each) =>
      typeof text === 'string' ? heardOf(each) === text : text.test(heardOf(each)),
    )!;
  });
  const hidden = hiddenIn(found).map(({ textContent }) => textContent.trim());
  expect(hidden.filter(Boolean)).toEqual([expect.stringMatching(/^\p{Extended_Pictographic}$/u)]);
  expect(found.textContent).toMatch(/^\p{Extended_Pictographic} /u);
}

/** Matches outside of toasts. */
function inPage(text: string): HTMLElement[] {
  return screen
    .queryAllByText((content) => content.includes(text), { ignore: 'script, style, textarea' })
    .filter((element) => !element.closest('.Toastify'));
}

function onceInMain(text: string): void {
  const isIn = (element: Element) => element.textContent.includes(text);
  const isInnermost = (_: string, element: Element | null) =>
    element !== null && isIn(element) && ![...element.children].some(isIn);
  expect(main().getAllByText(isInnermost)).toHaveLength(1);
}

describe('the error catalogue', () => {
  it.each(successes)('announces %s politely: „%s“', async (situation, text) => {
    await situations[situation]();
    await expectToast(text, 'status');
  });

  it.each(failureRows)(
    '%s: %s is announced assertively, and is also in the page, where it stays after the toast is dismissed',
    async (_, when, said, text) => {
      await situations[when]();
      await expectToast(said, 'alert');
      const shown = text ?? String(said);
      await waitFor(() => (text ? expect(inPage(text)).not.toEqual([]) : onceInMain(shown)));
      if (when === 'codeNotChecked')
        expect(screen.getByRole('textbox', { name: 'Gutscheincode' })).toHaveAccessibleDescription(
          /^Bei uns ist gerade etwas durcheinander/,
        );
      act(() => toast.dismiss());
      await waitFor(() => expect(document.querySelector('.Toastify [role=alert]')).toBeNull());
      expect(inPage(shown)).not.toEqual([]);
      for (const element of inPage(shown)) expect(element).toBeVisible();
    },
  );
});
