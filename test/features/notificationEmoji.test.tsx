import { expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { notify } from '@/request/notify';
import type { NotificationKey } from '@/texts/notifications';
import { heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

const added = 'Produkt wurde dem Warenkorb hinzugefügt';
const removed = 'Produkt wurde entfernt';
const failed = 'Es ist ein Fehler aufgetreten!';
const invalid = 'Gutschein ungültig';

/** What stands before the text of a notification; screen readers are spared it. */
async function emojiOf(text: string): Promise<string> {
  const told = await notification(text);
  const hidden = told.querySelector('[aria-hidden="true"]');
  expect(told.textContent).toBe(`${hidden?.textContent}${text}`);
  const emoji = hidden?.textContent.trim() ?? '';
  expect(emoji).toMatch(/^\p{Extended_Pictographic}$/u);
  return emoji;
}

it('successes and failures begin with one emoji of many, of two sets that share none', async () => {
  const { store } = renderApp(paths.cart.to());
  await heading('Warenkorb');
  // The id is drawn by the same chance as the emoji; one that is shown already is not shown again.
  function tell(key: NotificationKey) {
    const action = notify(key);
    store.dispatch({ ...action, payload: { ...action.payload, id: key } });
  }
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  tell('productAdded');
  tell('failed');
  const first = [await emojiOf(added), await emojiOf(failed)];
  random.mockReturnValue(0.999);
  tell('productRemoved');
  tell('voucherInvalid');
  const last = [await emojiOf(removed), await emojiOf(invalid)];
  expect(new Set([...first, ...last]).size).toBe(4);
});
