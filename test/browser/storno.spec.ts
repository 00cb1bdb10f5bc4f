import { expect, test } from './fixtures';
import { button, heading } from './steps';
import { askToCancel, cancellationsSent, cancelledTitle, openStornoLink } from './stornoSteps';

test('a repeating Enter does not confirm a cancellation; a double click cancels once, and a second tab shows it', async ({
  page,
  sandbox,
}) => {
  await openStornoLink(page);
  const late = await page.context().newPage();
  await late.goto(page.url());
  await expect(button(late, 'Bestellung stornieren')).toBeVisible();
  await page.bringToFront();

  const cancel = button(page, 'Bestellung stornieren');
  await cancel.focus();
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bestellung wirklich stornieren?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Nicht stornieren')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  expect(await cancellationsSent(sandbox)).toBe(0);

  await askToCancel(page);
  await button(page, 'Jetzt stornieren').dblclick();
  await expect(heading(page, cancelledTitle)).toBeVisible();
  expect(await cancellationsSent(sandbox)).toBe(1);

  await expect(heading(late, 'Diese Bestellung ist schon storniert')).toBeVisible();
  expect((await sandbox.state()).outbox.map(({ kind }) => kind)).toEqual(['confirmation', 'cancellation']);
});
