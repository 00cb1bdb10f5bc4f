import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { disturb, main, type StateTour } from './stateTour';
import { button, heading } from './steps';

async function fillEverything(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('combobox').selectOption({ index: 1 });
  for (const rating of await main.getByRole('radio', { name: /Sehr gut/ }).all()) await rating.check();
  for (const name of ['Vorname', 'Nachname']) {
    for (const field of await main.getByLabel(name).all()) await field.fill('Ada');
  }
  await main.getByLabel(/^E-Mail-Adresse/).fill('ada@example.com');
  await main.getByLabel(/^(Deine Nachricht|Erzähl uns von dir)/).fill('Schön war es.');
}

const forms = [
  { address: '/feedback', submit: 'Rückmeldung senden', call: 'feedback/saveCustomerFeedbackForm' },
  { address: '/flohmarkt-wien/jobs', submit: 'Bewerbung senden', call: 'feedback/saveJobApplicationForm' },
];

export const formTours: StateTour[] = forms.map(({ address, submit, call }) => ({
  name: `form ${address}`,
  allowed: /^request: 500 POST \S+\/feedback\/\w+$/,
  async run(page, check) {
    await page.goto(address);
    await expect(button(page, submit)).toBeVisible();
    await check('fresh');
    await button(page, submit).click();
    await expect(page.getByRole('group', { name: 'Bitte prüfe diese Angaben:' })).toBeFocused();
    await check('errors', main);
    await fillEverything(page);
    await disturb(page, { path: call, times: 1, status: 500, body: { errorMessage: 'Leider nicht.' } });
    await button(page, submit).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await check('refused', main);
    await page.getByRole('main').locator('button[type="submit"]').click();
    await expect(heading(page, /^Danke für deine/)).toBeVisible();
    if (call.includes('Job')) await button(page, 'Hier bleiben').click();
    await check('sent', main);
  },
}));
