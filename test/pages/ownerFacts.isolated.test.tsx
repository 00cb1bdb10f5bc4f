import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { footer } from '@test/support/consentScreen';
import { emptyElements, factPages, isOnPage } from '@test/support/factPages';
import { heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { catchSavedFiles, savedEvents } from '@test/support/savedFiles';
import { structuredData, structuredShows } from '@test/support/structuredData';

vi.mock('@/shared/config/ownerFacts', async () => {
  const { allOwnerFacts } = await import('@test/support/ownerFacts');
  return { ownerFacts: allOwnerFacts };
});

const link = (name: string | RegExp) => within(screen.getByRole('main')).getByRole('link', { name });

/** The lines of each name in the lists of facts. */
function rows(within: ParentNode = document): Record<string, string[]> {
  const terms = [...within.querySelectorAll('main dt')];
  return Object.fromEntries(
    terms.map((term) => [
      term.textContent,
      [...term.nextElementSibling!.children].map(({ textContent }) => textContent ?? ''),
    ]),
  );
}

const companyRows = {
  Name: ['Kino wie Damals Betriebs GmbH'],
  Rechtsform: ['Gesellschaft mit beschränkter Haftung'],
  Anschrift: ['Bürostraße 1, 1010 Wien'],
  Geschäftsführung: ['Anna Muster', 'Bernd Beispiel'],
  Firmenbuchnummer: ['FN 123456a'],
  Firmenbuchgericht: ['Handelsgericht Wien'],
  'UID-Nummer': ['ATU12345678'],
  'Mitglied bei': ['Wirtschaftskammer Wien'],
  Aufsichtsbehörde: ['Magistratisches Bezirksamt für den 23. Bezirk'],
};
const contactRows = { Telefon: ['01 234 56 78'], 'E-Mail': ['servus@kino.example'] };

describe('with all facts of the owner', () => {
  it.each(factPages)('$address shows them', async ({ address, given, instead }) => {
    renderApp(address);
    await within(await screen.findByRole('main')).findByRole('complementary', { name: 'So geht es weiter' });
    expect(given.filter((text) => !isOnPage(text))).toEqual([]);
    expect(instead.filter(isOnPage)).toEqual([]);
    expect(emptyElements()).toEqual([]);
  });

  it.each([
    [paths.cinemaArrival.to(), '48.1234', '16.3456', 'Autokino'],
    [paths.flohmarktArrival.to(), '48.2', '16.25', 'Flohmarkt'],
  ])('%s links to a map of the place', async (address, latitude, longitude, name) => {
    renderApp(address);
    await waitFor(() => expect(link(/^Auf der Karte ansehen/)).toBeVisible());
    expect(link(/^Auf der Karte/)).toHaveAccessibleName(
      `Auf der Karte ansehen (${name}, OpenStreetMap, neues Fenster)`,
    );
    const map = new URL(link(/^Auf der Karte/).getAttribute('href')!);
    expect(map.searchParams.get('mlat')).toBe(latitude);
    expect(map.searchParams.get('mlon')).toBe(longitude);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('the next date on a route page has its address and a route to the coordinates', async () => {
    renderApp(paths.flohmarktArrival.to());
    const next = await screen.findByText(/^Nächster Termin/);
    expect(next).toHaveTextContent(/Ort: Marktgelände, Trödelgasse 12, 2345 Brunn am Gebirge\.$/);
    expect(link(/^Route zu diesem Ort/)).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=48.2,16.25',
    );
  });

  it.each([
    [paths.notFound.to(), 'Leinwandweg 7, 1230 Wien'],
    ['/flohmarkt-unbekannt', 'Trödelgasse 12, 2345 Brunn am Gebirge'],
    ['/kinderflohmarkt/unbekannt', 'Spielplatz 3, 1220 Wien'],
  ])('the footer of %s has the address of its section, telephone and e-mail', (address, expected) => {
    renderApp(address);
    expect(document.querySelector('footer address')).toHaveTextContent(expected);
    expect(footer().getByRole('link', { name: '01 234 56 78' })).toHaveAttribute('href', 'tel:+4312345678');
    expect(footer().getByRole('link', { name: 'servus@kino.example' })).toHaveAttribute(
      'href',
      'mailto:servus@kino.example',
    );
  });

  it('the page of a film’s show says when cars may drive in', async () => {
    renderApp(paths.show.to({ idOrIdentifier: 301 }));
    const name = await screen.findByText('Einlass');
    expect(name.nextElementSibling).toHaveTextContent('ab 19:30 Uhr');
  });

  it('the page of a market has no admission of cars', async () => {
    renderApp(paths.flohmarktEvent.to({ idOrIdentifier: 501 }));
    expect(await screen.findByText('Ende')).toBeVisible();
    expect(screen.queryByText('Einlass')).toBeNull();
  });

  it('the imprint has the company and how to reach it', async () => {
    renderApp(paths.imprint.to());
    await heading('Impressum');
    expect(rows()).toEqual({ ...companyRows, ...contactRows });
    expect(screen.getByText('Wer diesen Shop betreibt, mit den Angaben zum Unternehmen.')).toBeVisible();
    expect(screen.getByText(/^Was mit deinen Daten geschieht, steht hier noch nicht\./)).toBeVisible();
    expect(screen.queryByText(/noch nicht eingerichtet/)).toBeNull();
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    expect(emptyElements()).toEqual([]);
  });

  it.each([
    [paths.contact.to(), 'Kontakt'],
    [paths.contactPrint.to(), 'Kontakt zum Ausdrucken'],
  ])('%s has telephone, e-mail, every venue and the company', async (address, title) => {
    renderApp(address);
    await heading(title);
    expect(rows()).toMatchObject({ ...contactRows, ...companyRows });
    const region = (name: string) => screen.getByRole('region', { name });
    expect(region('Autokino')).toHaveTextContent(/Leinwandweg 7, 1230 Wien.*Freitag bis Sonntag, 19:00–0:30/);
    expect(region('Flohmarkt')).toHaveTextContent('Trödelgasse 12, 2345 Brunn am Gebirge');
    expect(region('Kinderflohmarkt')).toHaveTextContent('Spielplatz 3, 1220 Wien');
    const canonical = document.head.querySelector('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', `${window.location.origin}${paths.contact.to()}`);
    expect(link('01 234 56 78')).toHaveAttribute('href', 'tel:+4312345678');
    expect(link('servus@kino.example')).toHaveAttribute('href', 'mailto:servus@kino.example');
    expect(screen.queryByText(/noch nicht eingerichtet/)).toBeNull();
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it('search engines learn who runs the shop', async () => {
    renderApp(paths.contact.to());
    await heading('Kontakt');
    expect(structuredData().find(({ '@type': type }) => type === 'Organization')).toMatchObject({
      name: 'Kino wie Damals',
      url: 'http://localhost:3000/',
      legalName: 'Kino wie Damals Betriebs GmbH',
      vatID: 'ATU12345678',
      address: { '@type': 'PostalAddress', streetAddress: 'Bürostraße 1', addressCountry: 'AT' },
      telephone: '+4312345678',
      email: 'servus@kino.example',
    });
  });

  it('pages of the provider about other subjects stay as they are', async () => {
    renderApp(paths.terms.to());
    await heading('Allgemeine Geschäftsbedingungen');
    expect(screen.getByText(/^Diese Seite ist noch nicht eingerichtet\./)).toBeVisible();
    expect(rows()).toEqual({});
  });

  it('search engines learn the places that have a rating', async () => {
    renderApp(paths.cinemaLanding.to());
    await structuredShows();
    const rated = structuredData().filter(({ aggregateRating }) => aggregateRating !== undefined);
    expect(rated).toMatchObject(
      ['Leinwandweg 7', 'Trödelgasse 12', 'Spielplatz 3'].map((streetAddress) => ({
        address: { streetAddress },
        geo: { '@type': 'GeoCoordinates' },
        telephone: '+4312345678',
        email: 'servus@kino.example',
        openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification' }, {}].slice(
          0,
          streetAddress === 'Trödelgasse 12' ? 2 : 1,
        ),
      })),
    );
  });

  it('a show has its address on its page, for search engines and in the calendar', async () => {
    const saved = catchSavedFiles();
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Metropolis');
    expect(screen.getByText('Ort: Große Leinwand, Leinwandweg 7, 1230 Wien')).toBeVisible();
    const [show] = await structuredShows();
    expect(show).toMatchObject({
      location: { name: 'Große Leinwand', address: { streetAddress: 'Leinwandweg 7' }, geo: {} },
    });
    await user.click(await screen.findByRole('button', { name: /^In den Kalender/ }));
    const [entry] = await savedEvents(saved);
    expect(entry!.event.location).toBe('Große Leinwand, Leinwandweg 7, 1230 Wien');
    expect(entry!.event.component.getFirstPropertyValue('geo')).toEqual([48.1234, 16.3456]);
  });

  it('a list of markets has their address and who runs them', async () => {
    renderApp(paths.flohmarktProgram.to());
    const [market] = await structuredShows();
    expect(market).toMatchObject({
      location: { address: { streetAddress: 'Trödelgasse 12' } },
      organizer: { name: 'Trödelfreunde OG' },
    });
  });
});
