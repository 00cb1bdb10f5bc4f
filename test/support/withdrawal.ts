import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/shop/paths';
import { fill } from './fields';
import { renderApp } from './renderApp';
import { button, heading } from './screenQueries';

export const withdrawalTitle = 'Vertrag widerrufen';

export const withdrawalDetails = {
  'Vor- und Nachname': 'Ada Huber',
  Bestellnummer: '4711',
  'E-Mail-Adresse': 'ada@example.com',
};

/** The declaration on the page, line by line. */
export const declaration = () =>
  [...document.querySelectorAll('main blockquote p')].map(({ textContent }) => textContent);

export const confirmWithdrawal = () => button('Widerruf bestätigen');

/** Waits for a step whose heading has the focus. */
export async function focusedStep(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus());
}

/** Needs the owner's fact `withdrawal`. */
export async function openWithdrawal() {
  const app = renderApp(paths.withdrawal.to());
  await heading(withdrawalTitle);
  return app;
}

/** Opens the second step, with a complete declaration. */
export async function reviewWithdrawal(details: Record<string, string> = withdrawalDetails) {
  const app = await openWithdrawal();
  fill(details);
  await app.user.click(button(withdrawalTitle));
  await focusedStep('Bitte prüfe deinen Widerruf');
  return app;
}
