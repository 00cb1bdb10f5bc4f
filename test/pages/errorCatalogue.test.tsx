import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { describe, expect, it } from 'vitest';
import { notifications, type NotificationKey } from '@/features/notifications/texts';
import { main } from '@test/support/screenQueries';
import { situations, type Situation } from '@test/support/situations';

const catalogue = Object.entries<Situation>(situations).map(([when, { key, ...situation }]) => ({
  when,
  key,
  flag: notifications[key].flag,
  ...situation,
}));
const ofFlag = (wanted: 'success' | 'failure') => catalogue.filter(({ flag }) => flag === wanted);

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
  it('has every failure', () => {
    const keys = Object.keys(notifications) as NotificationKey[];
    const missing = keys.filter((key) => notifications[key].flag === 'failure');
    expect(missing.filter((key) => !catalogue.some((situation) => situation.key === key))).toEqual([]);
  });

  it.each(ofFlag('success'))('announces $when politely: „$toast“', async ({ open, toast }) => {
    await open();
    await expectToast(toast, 'status');
  });

  it.each(ofFlag('failure'))(
    '$key: $when is announced assertively, and is also in the page, where it stays after the toast is dismissed',
    async ({ when, open, toast: said, inPage: text }) => {
      await open();
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
