import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/shop/paths';
import { button, heading, unfitText } from './screenQueries';
import { renderApp } from './renderApp';

/** Buys a ticket from the show's page up to a complete checkout. */
export async function buyTonight() {
  const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
  await heading('Metropolis');
  await user.click(button('In den Warenkorb'));
  await user.click(await screen.findByRole('link', { name: 'Zum Warenkorb' }));
  await heading('Warenkorb');
  expect(unfitText()).toBeUndefined();
  await user.click(button('Zur Kasse'));
  await heading('Kassa');
  expect(button('Zahlungspflichtig bestellen')).toBeEnabled();
}
