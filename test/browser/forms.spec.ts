import { expect, test } from './fixtures';
import { pressOn, typeInto } from './keyboard';
import { addresses, button, heading } from './steps';

test('feedback is sent by the keyboard alone, its draft survives a reload, and Back does not lead to the sent form', async ({
  page,
  sandbox,
}) => {
  await page.goto(addresses.cart);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await page.goto('/feedback');
  const send = button(page, 'Rückmeldung senden');
  await pressOn(page, send);
  await expect(page.getByRole('group', { name: 'Bitte prüfe diese Angaben:' })).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'Bitte wähl aus, worum es geht.' }));
  await expect(page.getByLabel('Worum geht es?')).toBeFocused();
  await page.keyboard.type('Kinderf');
  const rating = page.getByRole('radiogroup', { name: 'Wie hat es dir gefallen?' });
  await pressOn(page, rating.getByRole('radio').first(), 'Space');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await typeInto(page, page.getByLabel('Deine Nachricht'), 'Schön war es.');
  await page.reload();
  await expect(page.getByLabel('Deine Nachricht')).toHaveValue('Schön war es.');
  await pressOn(page, send);
  await expect(heading(page, 'Danke für deine Meinung!')).toBeFocused();
  await expect(page).toHaveURL(/\/feedback_success$/);
  const { requests } = await sandbox.state();
  const bodies = requests.filter(({ path }) => path.endsWith('Form')).map(({ body }) => body);
  expect(bodies).toEqual([{ topic: 'Kinderflohmarkt', rating: 4, message: 'Schön war es.' }]);
  await page.goBack();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await page.goto('/feedback');
  await expect(page.getByLabel('Deine Nachricht')).toHaveValue('');
});
