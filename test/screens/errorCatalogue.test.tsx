import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { situations } from '@test/support/situations';

type Row = [situation: keyof typeof situations, text: string];

/** As specification section 8 prints them, typed out: what the shop's own catalogue holds is what is tested. */
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
  // No row of its own is printed for these, here and below: they are notifications without text.
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

/** What a screen reader hears of it. */
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
  it.each(successes)('tells politely, %s: „%s“', async (situation, text) => {
    await situations[situation]();
    await expectToast(text, 'status');
  });

  it.each([...failures, failureWithoutText])('tells at once, %s: „%s“', async (situation, text) => {
    await situations[situation]();
    await expectToast(text, 'alert');
  });

  it.each(failures)('says it inside the page too, %s: „%s“', async (situation, text) => {
    await situations[situation]();
    await waitFor(() => {
      const said = main()
        .getAllByRole('alert')
        .map(({ textContent }) => textContent);
      expect(said.filter((words) => words.includes(text))).toHaveLength(1);
    });
  });

  it('says inside the page what went wrong where the toast has no text of its own', async () => {
    await situations.codeNotChecked();
    const box = screen.getByRole('textbox', { name: 'Gutscheincode' });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/^Bei uns ist gerade etwas durcheinander/));
  });

  it('bars the checkout of an empty cart that is reached by its address', async () => {
    renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(main().getByRole('alert')).toHaveTextContent('Der Warenkorb darf nicht leer sein.');
  });
});
