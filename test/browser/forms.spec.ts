import { banner, category, sentConsent, forgetConsent, settingsButton, settingsDialog } from './consentSteps';
import { expect, test } from './fixtures';
import { pressOn, typeInto } from './keyboard';
import { addresses, button, heading, labelled, tabTo } from './steps';

const email = 'ada@example.com';

test('feedback is sent by the keyboard alone, and its draft survives a reload', async ({ page, sandbox }) => {
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
  await page.goto('/feedback');
  await expect(page.getByLabel('Deine Nachricht')).toHaveValue('');
});

test('an application is sent by the keyboard alone, and its confirmation links to the home page', async ({
  page,
  sandbox,
}) => {
  await page.goto(addresses.cart);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await page.goto('/flohmarkt-wien/jobs');
  await tabTo(page, page.getByLabel('Wofür interessierst du dich?'));
  await page.keyboard.type('Kinderf');
  await typeInto(page, page.getByLabel('Vorname'), 'Ada');
  await typeInto(page, page.getByLabel('Nachname'), 'Huber');
  await typeInto(page, page.getByLabel('E-Mail-Adresse'), email);
  await typeInto(page, page.getByLabel('Erzähl uns von dir'), 'Ich stehe gern früh auf.');
  await pressOn(page, button(page, 'Bewerbung senden'));
  await expect(heading(page, 'Danke für deine Bewerbung!')).toBeFocused();
  await expect(page).toHaveURL(/\/bewerbung-autokino-abgeschickt$/);
  await expect(page.getByText(/^\S+ Deine Anfrage wurde gespeichert, wir melden uns in Kürze/)).toBeVisible();
  const { requests } = await sandbox.state();
  expect(requests.filter(({ path }) => path.endsWith('Form')).map(({ body }) => body)).toEqual([
    {
      position: 'Kinderflohmarkt',
      firstName: 'Ada',
      lastName: 'Huber',
      email,
      message: 'Ich stehe gern früh auf.',
    },
  ]);
  await pressOn(page, page.getByRole('link', { name: 'Jetzt zur Startseite' }));
  await expect(heading(page, 'Autokino und Flohmarkt in Wien')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
});

test('consent is given, changed and withdrawn by the keyboard alone', async ({ page, context }) => {
  await forgetConsent(context);
  await page.goto(addresses.cart);
  await pressOn(page, banner(page).getByRole('button', { name: 'Einstellungen' }));
  await expect(settingsDialog(page)).toBeVisible();
  await pressOn(page, category(page, 'Statistik'), 'Space');
  await pressOn(page, button(page, 'Auswahl speichern'));
  await expect(settingsDialog(page)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  const choice = () => sentConsent(context);
  const chosen = { preferences: false, statistics: true, marketing: false };
  expect(await choice()).toEqual({ consent: 'accepted', ...chosen });

  const footerButton = settingsButton(page);
  await pressOn(page, footerButton);
  await expect(category(page, 'Statistik')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(footerButton).toBeFocused();
  expect(await choice()).toEqual({ consent: 'accepted', ...chosen });
  await page.keyboard.press('Enter');
  await pressOn(page, button(page, 'Alle ablehnen'));
  await expect(settingsDialog(page)).toHaveCount(0);
  await expect.poll(choice).toEqual({ consent: 'declined', ...chosen, statistics: false });
});

test('a reminder is set by the keyboard alone; Esc closes the dialog and returns the focus', async ({
  page,
  sandbox,
}) => {
  await page.goto(addresses.upcoming);
  const opener = button(page, labelled('Vormerken', 'Die Nibelungen'));
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Meine Filme vormerken' });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('E-Mail-Adresse').fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await sandbox.state()).outbox.map(({ kind, to }) => ({ kind, to }))).toEqual([
    { kind: 'reminder', to: email },
  ]);
});
