import { expect, test } from './fixtures';
import { button, cartLink, heading, overhang, phone } from './steps';
import {
  alreadyTitle,
  askToCancel,
  cancellationsSent,
  cancelledTitle,
  confirmCancellation,
  openStornoLink,
  placePaidOrder,
} from './stornoSteps';

const doneText =
  'Deine Bestellung wurde storniert. Die Rückerstattung erfolgt auf die gewählte Zahlungsmethode!';

test('a paid order is cancelled once, also after Back, Forward and reload', async ({ page, sandbox }) => {
  await openStornoLink(page);
  const link = page.url();
  await page.reload();
  await expect(button(page, 'Bestellung stornieren')).toBeVisible();
  expect(await cancellationsSent(sandbox)).toBe(0);

  await askToCancel(page);
  await confirmCancellation(page);
  await expect(heading(page, cancelledTitle)).toBeVisible();
  await expect(heading(page, cancelledTitle)).toBeFocused();
  await expect(page.getByRole('main').getByText(doneText)).toBeVisible();
  const { orders, outbox } = await sandbox.state();
  expect(orders[0]!.cancelled).toBe(true);
  expect(outbox.map(({ kind }) => kind)).toEqual(['confirmation', 'cancellation']);

  await page.reload();
  await expect(heading(page, alreadyTitle)).toBeVisible();
  await cartLink(page).click();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await page.goBack();
  await expect(heading(page, alreadyTitle)).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await page.goBack();
  await expect(heading(page, alreadyTitle)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(link);
  await expect(heading(other, 'Hier gibt es nichts zu stornieren')).toBeVisible();
  expect(await cancellationsSent(sandbox)).toBe(1);
});

test('a repeating Enter opens the storno dialog but does not confirm it; Esc returns the focus', async ({
  page,
  sandbox,
}) => {
  await openStornoLink(page);
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
});

test('a double click and a second tab cancel an order only once, and the second tab shows it', async ({
  page,
  sandbox,
}) => {
  await openStornoLink(page);
  const late = await page.context().newPage();
  await late.goto(page.url());
  await expect(button(late, 'Bestellung stornieren')).toBeVisible();

  await askToCancel(page);
  await button(page, 'Jetzt stornieren').dblclick();
  await expect(heading(page, cancelledTitle)).toBeVisible();
  expect(await cancellationsSent(sandbox)).toBe(1);

  await askToCancel(late);
  await confirmCancellation(late);
  await expect(button(late, 'Noch einmal stornieren')).toBeVisible();
  await button(late, 'Noch einmal nachsehen').click();
  await expect(heading(late, 'Hier gibt es nichts zu stornieren')).toBeVisible();
  expect((await sandbox.state()).outbox.map(({ kind }) => kind)).toEqual(['confirmation', 'cancellation']);
});

test('a typed storno identifier opens its order, at 320 px without horizontal scrolling', async ({
  page,
  sandbox,
}) => {
  await placePaidOrder(page);
  const { stornoIdentifier } = (await sandbox.state()).orders[0]!;
  await page.setViewportSize({ ...phone, width: 320 });
  await page.goto('/bestellung-stornieren');
  await page.getByLabel('Link oder Kennung').fill(`  ${page.url()}/${stornoIdentifier} `);
  expect(await overhang(page)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Deine Bestellung' })).toBeVisible();
  await expect(page).toHaveURL(`/bestellung-stornieren/${stornoIdentifier}`);
  expect(await overhang(page)).toBe(0);
});
