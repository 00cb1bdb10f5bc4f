import { fireEvent, screen, within } from '@testing-library/react';
import { paths } from '@/shop/paths';
import { renderApp } from './renderApp';
import { sumLine } from './textMatchers';

export async function openFromProgramme(name: RegExp, list = paths.program.to()) {
  const app = renderApp(list);
  const [link] = await screen.findAllByRole('link', { name });
  await app.user.click(link!);
  return app;
}

export const ticketPanel = () => within(screen.getByRole('region', { name: 'Ticket kaufen' }));
export const dateField = () => ticketPanel().getByRole('combobox', { name: 'Termin' });
export const ticketButton = () => ticketPanel().getByRole('button', { name: 'In den Warenkorb' });
export const ticketTotal = () => ticketPanel().findByText(sumLine('Summe'));

export function chooseDate(showId: number | ''): void {
  fireEvent.change(dateField(), { target: { value: String(showId) } });
}

export async function openFilm(movieIdentifier = 'metropolis') {
  const app = renderApp(paths.movie.to({ movieIdentifier }));
  await screen.findByRole('region', { name: 'Ticket kaufen' });
  return app;
}
