import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { requestsTo, startWinter } from '@test/support/server';

const main = () => within(screen.getByRole('main'));
const leadsTo = (name: string) => main().getByRole('link', { name }).getAttribute('href');

describe('the winter break', () => {
  it.each([paths.program.to(), paths.cinemaLanding.to()])(
    'tells the season’s facts on %s, with ways on',
    async (address) => {
      startWinter();
      renderApp(address);
      expect(await screen.findByRole('heading', { level: 2, name: 'Winterpause' })).toBeVisible();
      expect(main().getByText(/Kinosaison 2025 ist vorbei\. Im Frühling 2026/)).toBeVisible();
      expect(main().getByText(/Jeden Sonntag; im Jänner geschlossen, im Februar/)).toBeVisible();
      expect(main().getByText(/ab 5:30 Uhr/)).toBeVisible();
      expect(leadsTo('Kinogutschein kaufen')).toBe('/kinogutschein-kaufen');
      expect(leadsTo('Zum Flohmarkt')).toBe('/flohmarkt-wien');
      expect(leadsTo('Demnächst im Kino')).toBe('/kinoprogramm-wien/demnaechst-im-kino');
      expect(main().getByRole('button', { name: 'Filmprogramm abonnieren' })).toBeVisible();
      expect(screen.queryByText('Empty events')).toBeNull();
    },
  );

  it('asks nobody for genres before the visitor does', async () => {
    startWinter();
    renderApp(paths.program.to());
    await screen.findByRole('heading', { level: 2, name: 'Winterpause' });
    expect(requestsTo('movie/getUpcomingMovies')).toEqual([]);
  });
});

describe('an address of the flea market', () => {
  it.each([
    paths.flohmarkt.to(),
    paths.flohmarktProgram.to(),
    paths.bookStall.to(),
    paths.flohmarktRegistration.to(),
  ])('%s says „Empty events“, and what that means', async (address) => {
    startWinter();
    renderApp(address);
    expect(await screen.findByText('Empty events')).toHaveAttribute('lang', 'en');
    expect(main().getByText(/^Gerade ist kein Termin eingetragen\./)).toBeVisible();
    expect(leadsTo('Kinogutschein kaufen')).toBe('/kinogutschein-kaufen');
    expect(leadsTo('Demnächst im Kino')).toBe('/kinoprogramm-wien/demnaechst-im-kino');
    expect(screen.queryByText('Winterpause')).toBeNull();
  });
});

describe('a list of other events', () => {
  it.each([
    [paths.automarkt.to(), 'kommende Automärkte'],
    [paths.publicEvents.to(), 'Veranstaltungen'],
  ])('%s says that no date is entered, and nothing of winter', async (address, title) => {
    startWinter();
    renderApp(address);
    await heading(title);
    const notice = await screen.findByRole('heading', { level: 2 });
    expect(notice).toHaveTextContent('Gerade ist kein Termin eingetragen.');
    expect(leadsTo('Kinogutschein kaufen')).toBe('/kinogutschein-kaufen');
    expect(leadsTo('Zum Flohmarkt')).toBe('/flohmarkt-wien');
    expect(main().getByRole('button', { name: 'Newsletter abonnieren' })).toBeVisible();
    expect(screen.queryByText('Winterpause')).toBeNull();
    expect(screen.queryByText('Empty events')).toBeNull();
  });
});
