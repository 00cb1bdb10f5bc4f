import { screen } from '@testing-library/react';
import { paths } from '@/shop/paths';
import { button, listed } from './screenQueries';
import { renderApp } from './renderApp';

export const program = (query: Record<string, string> = {}) => paths.program.to({}, query);

export const address = () => `${window.location.pathname}${window.location.search}`;

export const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Waits for the status line of the filter. */
export const line = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });

export async function openFinder(at = program(), title = 'Kinoprogramm') {
  const app = renderApp(at);
  await listed(title);
  await app.user.click(button('Termin finden'));
  await screen.findByRole('search', { name: 'Termin finden' });
  return app;
}
