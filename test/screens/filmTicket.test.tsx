import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { storedCart } from '@test/support/carts';
import { heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, requestsTo } from '@test/support/server';

const call = 'show/getShowDetailData';
const metropolis = paths.movie.to({ movieIdentifier: 'metropolis' });

const panel = () => within(screen.getByRole('region', { name: 'Ticket kaufen' }));
const dateField = () => panel().getByRole('combobox', { name: 'Termin' });
const addButton = () => panel().getByRole('button', { name: 'In den Warenkorb' });
const total = () => panel().findByText(/^Summe: /);

async function openFilm(address = metropolis) {
  const app = renderApp(address);
  await screen.findByRole('region', { name: 'Ticket kaufen' });
  const choose = (showId: number | '') =>
    fireEvent.change(dateField(), { target: { value: String(showId) } });
  return { ...app, choose };
}

describe('a ticket from the film page', () => {
  it('chooses its date first: without one nothing is added, and the field says why', async () => {
    const { user } = await openFilm();
    await user.click(addButton());
    expect(panel().getByText('Bitte wähl zuerst einen Termin.')).toBeVisible();
    expect(dateField()).toHaveFocus();
    expect(dateField()).toBeInvalid();
    expect(dateField()).toHaveAccessibleDescription('Bitte wähl zuerst einen Termin.');
    expect(storedCart()).toBeUndefined();
    expect(requestsTo(call)).toEqual([]);
  });

  it('offers every date that can be bought, with time, place and scarcity', async () => {
    currentWorld().stock['308'] = 4;
    currentWorld().stock['322'] = 0;
    await openFilm();
    const options = within(dateField()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Termin wählen …',
      'Do., 16.04.2026, 20:30 Uhr, Große Leinwand',
      'Fr., 24.04.2026, 20:30 Uhr, Große Leinwand, Weniger als 5 Tickets verfügbar',
    ]);
  });

  it('costs what its date costs and goes into the cart with what belongs to it', async () => {
    const { user, choose } = await openFilm();
    choose(308);
    expect(await total()).toHaveTextContent('Summe: € 17,50 inkl. USt.');
    expect(panel().getByText(/Ticket, 1\s×\sAutoticket/)).toBeVisible();
    expect(requestsTo(call).map(({ query }) => query['showid'])).toEqual(['308']);
    await user.click(addButton());
    await notification('Produkt wurde dem Warenkorb hinzugefügt');
    expect(Object.keys(storedCart()!)).toEqual(['308-2026-04-24', '308-2026-04-24|101']);
    expect(addButton()).toHaveClass('btn-outline-primary');
    await user.click(panel().getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
  });

  it('leads to the page of that date for more, without another call', async () => {
    const { user, choose } = await openFilm();
    choose(308);
    await total();
    await user.click(panel().getByRole('link', { name: 'Mit Snacks und Extras' }));
    await screen.findByRole('textbox', { name: 'Menge: Popcorn gesalzen' });
    expect(screen.getByText(/^Fr\., 24\.04\.2026, 20:30\sUhr$/)).toBeVisible();
    expect(requestsTo(call)).toHaveLength(1);
  });

  it('holds nothing that was chosen on the page of the date', async () => {
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Metropolis');
    await user.click(await screen.findByRole('button', { name: 'Menge erhöhen: Popcorn gesalzen' }));
    await user.click(await screen.findByRole('link', { name: 'Alle Termine des Films' }));
    await screen.findByRole('region', { name: 'Ticket kaufen' });
    fireEvent.change(dateField(), { target: { value: '301' } });
    expect(await total()).toHaveTextContent('€ 17,50');
    await user.click(addButton());
    await waitFor(() => expect(Object.keys(storedCart()!)).toEqual(['301-2026-04-16', '301-2026-04-16|101']));
  });
});

describe('a film without a date to buy', () => {
  it.each(['die-nibelungen', 'das-phantom-der-oper', 'cafe-elektric'])('%s has no panel', async (slug) => {
    renderApp(paths.movie.to({ movieIdentifier: slug }));
    await screen.findByRole('heading', { name: 'Alle Termine' });
    expect(screen.queryByRole('region', { name: 'Ticket kaufen' })).toBeNull();
  });
});
