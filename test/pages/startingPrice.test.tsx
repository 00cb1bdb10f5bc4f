import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase } from '@test/support/server';
import { structuredShows } from '@test/support/structuredData';

const film = 'ab €\u00a012,50 pro Ticket + €\u00a05,00 pro Buchung';
const stall = 'ab €\u00a025,00 pro Standplatz + €\u00a03,00 pro Buchung';

function keepOne(showId: number, wire: Record<string, unknown> = {}) {
  const database = currentDatabase();
  const show = database.shows.find((candidate) => candidate.showId === showId)!;
  Object.assign(show, { wire, upcoming: true });
  database.shows = [show];
}

const cardText = async () => (await screen.findByRole('article')).textContent;

describe('the price before the click', () => {
  it.each([
    ['a film', paths.program.to(), 301, film],
    ['a flea market', paths.flohmarktProgram.to(), 501, stall],
    ['a car market', paths.automarkt.to(), 601, 'ab €\u00a08,00 pro Verkaufsplatz'],
    ['an evening', paths.publicEvents.to(), 701, 'ab €\u00a05,00 pro Ticket'],
  ])('is on the card of %s', async (_, address, showId, text) => {
    keepOne(showId);
    renderApp(address);
    expect(await cardText()).toContain(text);
  });

  it.each([
    ['a sold-out film', paths.program.to(), 301, { soldOut: true }],
    ['a film without a date', paths.upcoming.to(), 301, { date: '01.01.2099', time: null }],
    ['a market whose stalls the list does not have', paths.flohmarktProgram.to(), 501, { products: [] }],
    ['a market that sells on site', paths.flohmarktProgram.to(), 501, { showId: 13 }],
  ])('is missing for %s', async (_, address, showId, wire) => {
    keepOne(showId, wire);
    renderApp(address);
    expect(await cardText()).not.toContain('ab ');
  });

  it.each([
    ['film', 301, film],
    ['flea market', 501, stall],
  ])('is on the home page for a %s', async (_, showId, text) => {
    keepOne(showId);
    renderApp(paths.home.to());
    const section = await screen.findByRole('region', { name: 'Als Nächstes' });
    const name = await within(section).findByText(showId === 301 ? 'Metropolis' : 'Flohmarkt Wien');
    expect(name.closest('a')!.textContent).toContain(text);
  });

  it('is the same on the page of the show and in its structured data', async () => {
    renderApp('/show/301');
    const choices = await screen.findByRole('region', { name: 'Deine Auswahl' });
    expect(choices).toHaveTextContent(/^Deine AuswahlTicket\D*€ 12,50.*Autoticket\D*€ 5,00/);
    const [described] = await structuredShows();
    expect(described!['offers']).toMatchObject([{ price: '12.50', addOn: [{ price: '5.00' }] }]);
  });
});
