import { expect } from './fixtures';
import type { ScreenState } from './screenStates';
import { button, film } from './steps';

export const detailStates: ScreenState[] = [
  {
    name: 'landing of the cinema',
    async reach(page) {
      await page.goto('/kinoprogramm-wien');
      await expect(page.getByRole('heading', { level: 4, name: film }).first()).toBeVisible();
    },
  },
  {
    name: 'show that is sold out, with its other dates',
    async reach(page) {
      await page.goto('/show/302');
      await expect(page.getByRole('heading', { name: 'Weitere Termine' })).toBeVisible();
    },
  },
  {
    name: 'film with its ticket panel',
    async reach(page) {
      await page.goto('/kinoprogramm-wien/kinofilm/metropolis');
      await button(page, 'In den Warenkorb').click();
      await expect(page.getByText('Bitte wähl zuerst einen Termin.')).toBeVisible();
    },
  },
];
