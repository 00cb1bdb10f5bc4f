import type { Page } from '@playwright/test';
import type { StateTour } from './dialogStates';
import { expect } from './fixtures';
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
  { address: '/kino/jobs', submit: 'Bewerbung senden', call: 'feedback/saveJobApplicationForm' },
  { address: '/flohmarkt-wien/jobs', submit: 'Bewerbung senden', call: 'feedback/saveJobApplicationForm' },
];

export const formTours: StateTour[] = forms.flatMap(({ address, submit, call }): StateTour[] => [
  {
    name: `${address}: fresh, with errors`,
    async walk(page, look) {
      await page.goto(address);
      await expect(button(page, submit)).toBeVisible();
      await look();
      await button(page, submit).click();
      await expect(page.getByRole('group', { name: 'Bitte prüfe diese Angaben:' })).toBeFocused();
      await look('main');
    },
  },
  {
    name: `${address}: refused, sent`,
    allowed: /^request: 500 POST \S+\/feedback\/\w+$/,
    async walk(page, look) {
      await page.goto(address);
      await fillEverything(page);
      const fault = { path: call, times: 1, status: 500, body: { errorMessage: 'Leider nicht.' } };
      await page.request.post('/sandbox/steuerung', { data: { faults: [fault] } });
      await button(page, submit).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
      await look('main');
      await page.getByRole('main').locator('button[type="submit"]').click();
      await expect(heading(page, /^Danke für deine/)).toBeVisible();
      const stay = button(page, 'Hier bleiben');
      if (call.includes('Job')) await stay.click();
      await look('main');
    },
  },
]);
