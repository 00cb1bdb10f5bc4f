import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import type { NotificationKey, notifications } from '@/features/notifications/texts';
import { heading, notification } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { situations } from '@test/support/situations';

describe('the texts of the error catalogue', () => {
  type Row = [situation: keyof typeof situations, text: string];

  /** Literal texts (requirements 8), because the shop's own texts are under test. */
  const mismatch =
    'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein. Bitte überprüfen Sie die eingegebenen Mengen!';

  const cancelled =
    'Deine Bestellung wurde storniert. Die Rückerstattung erfolgt auf die gewählte Zahlungsmethode!';

  const notCancelled =
    'Beim stornieren der Bestellung ist ein Fehler aufgetreten, bitte probiere es später noch einmal';

  const successes: Row[] = [
    ['productAdded', 'Produkt wurde dem Warenkorb hinzugefügt'],
    ['productRemoved', 'Produkt wurde entfernt'],
    ['codeRedeemed', 'Gutschein wurde dem Warenkorb hinzugefügt'],
    ['giftVoucherAdded', 'Gutschein wurde dem Warenkorb hinzugefügt'],
    ['orderCancelled', cancelled],
    // The requirements have no row for these, here and below: they are notifications without text.
    ['wrongSumPutRight', 'Alles im grünen Bereich, Aktion erfolgreich!'],
  ];

  const failures: Row[] = [
    ['emptyCartAtCheckout', 'Der Warenkorb darf nicht leer sein.'],
    ['wrongSumAtCheckout', mismatch],
    ['codeInvalid', 'Gutschein ungültig: Diesen Gutscheincode kennen wir nicht.'],
    ['codeInvalidWithoutReason', 'Gutschein ungültig'],
    ['orderRefused', 'Bestellung wurde nicht erstellt: So viele Plätze sind nicht mehr frei.'],
    ['orderRefusedWithoutReason', 'Bestellung wurde nicht erstellt'],
    ['cancellationRefused', notCancelled],
    ['cancellationFailed', notCancelled],
  ];

  const failureWithoutText: Row = ['codeNotChecked', 'Es ist ein Fehler aufgetreten!'];

  const main = () => within(screen.getByRole('main'));

  const hiddenIn = (toast: Element) => [...toast.querySelectorAll('[aria-hidden="true"]')];

  /** Text without `aria-hidden` parts. */
  function heardOf(toast: Element): string {
    const copy = toast.cloneNode(true) as Element;
    for (const hidden of hiddenIn(copy)) hidden.remove();
    return copy.textContent.trim();
  }

  async function expectToast(text: string, role: 'status' | 'alert'): Promise<void> {
    const toast = await waitFor(() => {
      const toasts = screen.getAllByRole(role).filter((each) => each.closest('.Toastify'));
      expect(toasts.map(heardOf)).toContain(text);
      return toasts.find((each) => heardOf(each) === text)!;
    });
    const hidden = hiddenIn(toast).map(({ textContent }) => textContent.trim());
    expect(hidden.filter(Boolean)).toEqual([expect.stringMatching(/^\p{Extended_Pictographic}$/u)]);
    expect(toast.textContent).toMatch(/^\p{Extended_Pictographic} /u);
  }

  describe('the error catalogue', () => {
    it.each(successes)('announces %s politely: „%s“', async (situation, text) => {
      await situations[situation]();
      await expectToast(text, 'status');
    });

    it.each([...failures, failureWithoutText])('announces %s assertively: „%s“', async (situation, text) => {
      await situations[situation]();
      await expectToast(text, 'alert');
    });

    it.each(failures)('also shows %s in the page: „%s“', async (situation, text) => {
      await situations[situation]();
      await waitFor(() => {
        const isIn = (element: Element) => element.textContent.includes(text);
        const isInnermost = (_: string, element: Element | null) =>
          element !== null && isIn(element) && ![...element.children].some(isIn);
        expect(main().getAllByText(isInnermost)).toHaveLength(1);
      });
    });

    it('shows the failure in the page when the toast has no text', async () => {
      await situations.codeNotChecked();
      const box = screen.getByRole('textbox', { name: 'Gutscheincode' });
      await waitFor(() => expect(box).toHaveAccessibleDescription(/^Bei uns ist gerade etwas durcheinander/));
    });

    it('blocks the checkout of an empty cart that is opened by its address', async () => {
      renderApp(paths.checkout.to());
      await heading('Kassa');
      expect(main().getByRole('alert')).toHaveTextContent('Der Warenkorb darf nicht leer sein.');
    });
  });
});

describe('inline errors', () => {
  type Situation = keyof typeof situations;

  type FailureKey = {
    [Key in NotificationKey]: (typeof notifications)[Key]['flag'] extends 'failure' ? Key : never;
  }[NotificationKey];

  const empty = 'Der Warenkorb darf nicht leer sein.';

  const mismatch = 'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein.';

  const expired = 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.';

  const damaged = 'Dein gespeicherter Warenkorb war nicht ganz lesbar.';

  const notKept = 'Dein Browser speichert nichts:';

  const notCancelled = 'Beim stornieren der Bestellung ist ein Fehler aufgetreten';

  const notSaved = 'Beim Speichern ist ein Fehler aufgetreten';

  const noServer = 'Bei uns ist gerade etwas durcheinander.';

  const noConnection = 'Keine Verbindung.';

  /** Every failure: how it is triggered, its toast, and the text in the page. */
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
    cartNotKept: [['cartNotKept', notKept, notKept]],
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
      [
        'otherDatesFailed',
        'Es ist ein Fehler aufgetreten!',
        'Das hat leider nicht geklappt. Probier es noch einmal.',
      ],
      ['reminderRefused', 'Es ist ein Fehler aufgetreten! Gesperrt.', 'Gesperrt.'],
      ['reminderLost', 'Es ist ein Fehler aufgetreten!', noConnection],
    ],
  };

  const table = Object.entries(rows).flatMap(([key, cases]) => cases.map((row) => [key, ...row] as const));

  /** Matches outside of toasts. */
  function inPage(text: string): HTMLElement[] {
    return screen
      .queryAllByText((content) => content.includes(text), { ignore: 'script, style, textarea' })
      .filter((element) => !element.closest('.Toastify'));
  }

  it.each(table)(
    '%s, %s: the message of the toast is also in the page, and stays there after the toast is dismissed',
    async (_, when, toastText, pageText) => {
      await situations[when]();
      expect(await notification(toastText)).toHaveRole('alert');
      await waitFor(() => expect(inPage(pageText)).not.toEqual([]));
      act(() => toast.dismiss());
      await waitFor(() => expect(document.querySelector('.Toastify [role=alert]')).toBeNull());
      for (const element of inPage(pageText)) expect(element).toBeVisible();
      expect(inPage(pageText)).not.toEqual([]);
    },
  );
});
