import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { arriveAt } from '@test/support/arriveAt';
import { footer } from '@test/support/consentScreen';
import { emptyElements, visitFactPages } from '@test/support/factPages';
import { allOwnerFacts, withOwnerFacts } from '@test/support/ownerFacts';
import { heading, main, robots } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { catchSavedFiles, savedEvents } from '@test/support/savedFiles';
import { keepShows } from '@test/support/smallDatabase';
import { structuredData, structuredShows } from '@test/support/structuredData';
import { visit } from '@test/support/visit';

const link = (name: string | RegExp) => main().getByRole('link', { name });
const contactInFooter = () => document.querySelector('footer address');
const notReady = /^Diese Seite ist noch nicht eingerichtet\./;

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

// Before anything is loaded, because pages read the facts when their code is loaded.
beforeEach(() => {
  withOwnerFacts(allOwnerFacts);
  keepShows(301, 501);
});

describe('with all facts of the owner', () => {
  it('information pages show them', async () => {
    renderApp(paths.notFound.to());
    await visitFactPages('given');
  });

  it('the directions link to a map, and the next date has its address and a route to the place', async () => {
    renderApp(paths.notFound.to());
    for (const [address, latitude, longitude, name] of [
      [paths.cinemaArrival.to(), '48.1234', '16.3456', 'Autokino'],
      [paths.flohmarktArrival.to(), '48.2', '16.25', 'Flohmarkt'],
    ] as const) {
      await arriveAt(address);
      await waitFor(() => expect(link(/^Auf der Karte ansehen/)).toBeVisible());
      expect(link(/^Auf der Karte/)).toHaveAccessibleName(
        `Auf der Karte ansehen (${name}, OpenStreetMap, neues Fenster)`,
      );
      const map = new URL(link(/^Auf der Karte/).getAttribute('href')!);
      expect(map.searchParams.get('mlat')).toBe(latitude);
      expect(map.searchParams.get('mlon')).toBe(longitude);
      expect(document.querySelector('iframe')).toBeNull();
    }
    const next = await screen.findByText(/^Nächster Termin/);
    expect(next).toHaveTextContent(/Ort: Marktgelände, Trödelgasse 12, 2345 Brunn am Gebirge\.$/);
    expect(link(/^Route zu diesem Ort/)).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=48.2,16.25',
    );
  });

  it('the footer has the address of the section, telephone and e-mail', async () => {
    renderApp(paths.notFound.to());
    for (const [address, expected] of [
      [paths.notFound.to(), 'Leinwandweg 7, 1230 Wien'],
      ['/flohmarkt-unbekannt', 'Trödelgasse 12, 2345 Brunn am Gebirge'],
      ['/kinderflohmarkt/unbekannt', 'Spielplatz 3, 1220 Wien'],
    ] as const) {
      visit(address);
      await waitFor(() => expect(contactInFooter()).toHaveTextContent(expected));
      expect(footer().getByRole('link', { name: '01 234 56 78' })).toHaveAttribute('href', 'tel:+4312345678');
      expect(footer().getByRole('link', { name: 'servus@kino.example' })).toHaveAttribute(
        'href',
        'mailto:servus@kino.example',
      );
    }
  });

  it('imprint and contact have the company and how to reach it, other pages of the provider nothing', async () => {
    renderApp(paths.imprint.to());
    await heading('Impressum');
    expect(rows()).toEqual({ ...companyRows, ...contactRows });
    expect(screen.getByText('Wer diesen Shop betreibt, mit den Angaben zum Unternehmen.')).toBeVisible();
    expect(screen.getByText(/^Was mit deinen Daten geschieht, steht hier noch nicht\./)).toBeVisible();
    expect(screen.queryByText(/noch nicht eingerichtet/)).toBeNull();
    expect(robots()).toBeNull();
    expect(emptyElements()).toEqual([]);

    const canonical = `${window.location.origin}${paths.contact.to()}`;
    for (const [address, title] of [
      [paths.contactPrint.to(), 'Kontakt zum Ausdrucken'],
      [paths.contact.to(), 'Kontakt'],
    ] as const) {
      visit(address);
      await heading(title);
      expect(rows()).toMatchObject({ ...contactRows, ...companyRows });
      const region = (name: string) => screen.getByRole('region', { name });
      expect(region('Autokino')).toHaveTextContent(
        /Leinwandweg 7, 1230 Wien.*Freitag bis Sonntag, 19:00–0:30/,
      );
      expect(region('Flohmarkt')).toHaveTextContent('Trödelgasse 12, 2345 Brunn am Gebirge');
      expect(region('Kinderflohmarkt')).toHaveTextContent('Spielplatz 3, 1220 Wien');
      expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', canonical);
      expect(link('01 234 56 78')).toHaveAttribute('href', 'tel:+4312345678');
      expect(link('servus@kino.example')).toHaveAttribute('href', 'mailto:servus@kino.example');
      expect(screen.queryByText(/noch nicht eingerichtet/)).toBeNull();
      expect(robots()).toBeNull();
    }
    expect(structuredData().find(({ '@type': type }) => type === 'Organization')).toMatchObject({
      name: 'Kino wie Damals',
      url: 'http://localhost:3000/',
      legalName: 'Kino wie Damals Betriebs GmbH',
      vatID: 'ATU12345678',
      address: { '@type': 'PostalAddress', streetAddress: 'Bürostraße 1', addressCountry: 'AT' },
      telephone: '+4312345678',
      email: 'servus@kino.example',
    });

    visit(paths.terms.to());
    await heading('Allgemeine Geschäftsbedingungen');
    expect(screen.getByText(notReady)).toBeVisible();
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

  it('a show has its address on its page, for search engines and in the calendar; cars may drive in only to films', async () => {
    const saved = catchSavedFiles();
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Metropolis');
    expect((await screen.findByText('Einlass')).nextElementSibling).toHaveTextContent('ab 19:30 Uhr');
    expect(screen.getByText('Ort: Große Leinwand, Leinwandweg 7, 1230 Wien')).toBeVisible();
    const [show] = await structuredShows();
    expect(show).toMatchObject({
      location: { name: 'Große Leinwand', address: { streetAddress: 'Leinwandweg 7' }, geo: {} },
    });
    await user.click(await screen.findByRole('button', { name: /^In den Kalender/ }));
    const [entry] = await savedEvents(saved);
    expect(entry!.event.location).toBe('Große Leinwand, Leinwandweg 7, 1230 Wien');
    expect(entry!.event.component.getFirstPropertyValue('geo')).toEqual([48.1234, 16.3456]);

    visit(paths.flohmarktEvent.to({ idOrIdentifier: 501 }));
    await heading('Flohmarkt Wien');
    expect(await screen.findByText('Ende')).toBeVisible();
    expect(screen.queryByText('Einlass')).toBeNull();

    visit(paths.cart.to());
    await heading('Warenkorb');
    visit(paths.flohmarktProgram.to());
    const [market] = await structuredShows();
    expect(market).toMatchObject({
      location: { address: { streetAddress: 'Trödelgasse 12' } },
      organizer: { name: 'Trödelfreunde OG' },
    });
  });
});
