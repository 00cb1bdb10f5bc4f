import { screen } from '@testing-library/react';
import { paths } from '@/shared/config/paths';
import { renderApp } from './renderApp';

export const programCall = 'show/getCurrentShows';

/** The search for a text, as an address. */
export const searchFor = (q?: string) => paths.search.to({}, { q });

export const searchField = () => screen.getByRole('searchbox', { name: 'Wonach suchst du?' });

/** Waits for what the search says of its results. */
export const searchStatus = (text: string | RegExp) =>
  screen.findByText(text, { selector: '[role=status], [role=status] p' });

/** The names of the results, in their order. */
export const results = () => [...document.querySelectorAll('.found a')].map(({ textContent }) => textContent);

/** The search, ready to be typed into. */
export async function openSearch(address = searchFor()) {
  const app = renderApp(address);
  await screen.findByRole('searchbox');
  return app;
}
