import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { card } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase } from '@test/support/server';
import { structuredShows } from '@test/support/structuredData';
import { visit } from '@test/support/visit';

// Which shows have one is tested in `test/domain/entryPrices.test.ts`.
it('the price is on the card of a list and of the home page, on the page of the show and in its data', async () => {
  const film = 'ab €\u00a012,50 pro Ticket + €\u00a05,00 pro Buchung';
  const stall = 'ab €\u00a025,00 pro Standplatz + €\u00a03,00 pro Buchung';
  const database = currentDatabase();
  database.shows = database.shows.filter(({ showId }) => [301, 302, 501, 601, 701].includes(showId));
  for (const show of database.shows) Object.assign(show, { wire: { soldOut: show.showId === 302 } });
  Object.assign(
    database.shows.find(({ showId }) => showId === 701)!,
    { upcoming: true },
  );
  renderApp(paths.program.to());
  await waitFor(() => expect(card('Metropolis').textContent).toContain(film));
  const soldOut = screen.getAllByRole('article').find((one) => one !== card('Metropolis'));
  expect(soldOut).not.toHaveTextContent('ab €');
  for (const [address, text] of [
    [paths.flohmarktProgram.to(), stall],
    [paths.automarkt.to(), 'ab €\u00a08,00 pro Verkaufsplatz'],
    [paths.publicEvents.to(), 'ab €\u00a05,00 pro Ticket'],
  ] as const) {
    visit(address);
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain(text));
  }
  visit(paths.home.to());
  const section = await screen.findByRole('region', { name: 'Als Nächstes' });
  for (const [name, text] of [
    ['Metropolis', film],
    ['Flohmarkt Wien', stall],
  ] as const)
    expect((await within(section).findByText(name)).closest('a')!.textContent).toContain(text);
  visit('/show/301');
  const choices = await screen.findByRole('region', { name: 'Deine Auswahl' });
  expect(choices).toHaveTextContent(/^Deine AuswahlTicket\D*€ 12,50.*Autoticket\D*€ 5,00/);
  const [described] = await structuredShows();
  expect(described!['offers']).toMatchObject({ price: '17.50' });
});
