import { screen } from '@testing-library/react';
import { paths } from '@/shared/config/paths';
import { button, listed } from './screenQueries';
import { renderApp } from './renderApp';

/** The film programme with a query. */
export const program = (query: Record<string, string> = {}) => paths.program.to({}, query);

/** Where the visitor is. */
export const address = () => `${window.location.pathname}${window.location.search}`;

/** The names on the cards, in their order. */
export const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Waits for the line that says what the filter leaves. */
export const line = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });

/** A list with the finder opened by its button. */
export async function openFinder(at = program(), title = 'Kinoprogramm') {
  const app = renderApp(at);
  await listed(title);
  await app.user.click(button('Termin finden'));
  await screen.findByRole('search', { name: 'Termin finden' });
  return app;
}
