import { screen } from '@testing-library/react';
import { paths } from '@/shop/paths';
import { renderApp } from './renderApp';

export const programCall = 'show/getCurrentShows';

export const searchFor = (q?: string) => paths.search.to({}, { q });

export const searchField = () => screen.getByRole('searchbox', { name: 'Wonach suchst du?' });

export const searchStatus = (text: string | RegExp) =>
  screen.findByText(text, { selector: '[role=status], [role=status] p' });

export const results = () => [...document.querySelectorAll('.found a')].map(({ textContent }) => textContent);

export async function openSearch(address = searchFor()) {
  const app = renderApp(address);
  await screen.findByRole('searchbox');
  return app;
}
