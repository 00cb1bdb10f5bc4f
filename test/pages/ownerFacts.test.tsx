import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { recordPlaced, recordStatus } from '@/features/checkout/orderChanges';
import { cartOf, filmTicket, stall } from '@test/support/carts';
import { arriveAt } from '@test/support/arriveAt';
import { footer } from '@test/support/consentScreen';
import { emptyElements, visitFactPages } from '@test/support/factPages';
import { allOwnerFacts, withOwnerFacts } from '@test/support/ownerFacts';
import { heading, main, robots } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { catchSavedFiles, savedEvents } from '@test/support/savedFiles';
import { keepShows } from '@test/support/smallDatabase';
import { disturb } from '@test/support/server';
import { structuredData, structuredShows } from '@test/support/structuredData';
import { visit } from '@test/support/visit';

const link = (name: string | RegExp) => main().getByRole('link', { name });
const contactInFooter = () => document.querySelector('footer address');
const notReady = /^Diese Seite ist noch nicht eingerichtet\./;

const noBreak = /\u00a0/g;
const { ownFood, dogs, accessibility, ...evenings } = allOwnerFacts;
const ofCinema = {
  'Später kommen': evenings.arrivingLate,
  'Hohe Autos': evenings.tallCars,
  'Motor und Licht': evenings.engineAndLight,
  'Eigenes Essen': ownFood.cinema,
  Hunde: dogs.cinema,
  Barrierefrei: accessibility.cinema,
};
const ofMarkets = {
  'Eigenes Essen': ownFood.markets,
  Hunde: dogs.markets,
  Barrierefrei: accessibility.markets,
};

/** What the owner says of an evening or a market day, by name. */
function evening(part: HTMLElement): Record<string, string> {
  const terms = [...part.querySelectorAll('.evening-facts dt')];
  return Object.fromEntries(
    terms.map((term) => [
      term.textContent,
      term.nextElementSibling!.textContent?.replace(noBreak, ' ') ?? '',
    ]),
  );
}

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
    const { user } = renderApp(paths.notFound.to());
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
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16)');
    await user.click(screen.getByRole('button', { name: /^Route zu diesem Ort/ }));
    const maps = within(await screen.findByRole('dialog', { name: 'Route planen' })).getAllByRole('link');
    expect(maps[0]).toHaveAccessibleName('Karten-App auf diesem Gerät');
    expect(maps.map((map) => map.getAttribute('href'))).toEqual([
      'geo:48.2,16.25?q=48.2,16.25',
      'https://maps.apple.com/?daddr=48.2,16.25',
      'https://www.google.com/maps/dir/?api=1&destination=48.2,16.25',
      'https://www.openstreetmap.org/directions?to=48.2,16.25',
    ]);
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
    expect(
      screen.getByText(/^Mehr darüber, was mit deinen Daten geschieht, steht hier noch nicht\./),
    ).toBeVisible();
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
    expect((await screen.findByText('Einlass')).parentElement).toHaveTextContent('19:30 Uhr Einlass');
    expect(screen.getByText('Ton auf UKW').parentElement).toHaveTextContent('96,3 MHz Ton auf UKW');
    expect(screen.getByText('Ort: Große Leinwand, Leinwandweg 7, 1230 Wien')).toBeVisible();
    const [show] = await structuredShows();
    expect(show).toMatchObject({
      location: { name: 'Große Leinwand', address: { streetAddress: 'Leinwandweg 7' }, geo: {} },
    });
    await user.click(await screen.findByRole('button', { name: /^In den Kalender/ }));
    const [entry] = await savedEvents(saved);
    expect(entry!.event.location).toBe('Große Leinwand, Leinwandweg 7, 1230 Wien');
    expect(entry!.event.component.getFirstPropertyValue('geo')).toEqual([48.1234, 16.3456]);
    const lines = entry!.event.description.replace(noBreak, ' ').split('\n');
    expect(lines[0]).toMatch(/^Tickets und Infos: http/);
    expect(lines.slice(1, 4)).toEqual([
      'Einlass: ab 19:30 Uhr',
      'Ton: UKW 96,3 MHz',
      `Später kommen: ${allOwnerFacts.arrivingLate}`,
    ]);
    const [alarm] = entry!.event.component.getAllSubcomponents('valarm');
    expect(String(alarm!.getFirstPropertyValue('trigger'))).toBe('-PT1H');
    expect(evening(screen.getByRole('region', { name: 'Was brauche ich?' }))).toEqual(ofCinema);

    visit(paths.flohmarktEvent.to({ idOrIdentifier: 501 }));
    await heading('Flohmarkt Wien');
    expect(await screen.findByText('Ende')).toBeVisible();
    expect(screen.queryByText('Einlass')).toBeNull();
    expect(evening(await screen.findByRole('region', { name: 'Was brauche ich?' }))).toEqual(ofMarkets);

    visit(paths.cart.to());
    await heading('Warenkorb');
    visit(paths.flohmarktProgram.to());
    const [market] = await structuredShows();
    expect(market).toMatchObject({
      location: { address: { streetAddress: 'Trödelgasse 12' } },
      organizer: { name: 'Trödelfreunde OG' },
    });
  });

  it('who has a ticket finds on the day, on paper and in the calendar what holds on the evening', async () => {
    const saved = catchSavedFiles();
    const placed = {
      orderId: '7',
      orderLink: 'https://pay.example/7',
      stornoIdentifier: 'storno-7',
      total: 1750,
    };
    const lines = cartOf(filmTicket, stall);
    await recordPlaced('00000000-0000-4000-8000-000000000000', { ...placed, state: 'open', lines });
    await recordStatus('7', 'paid');
    disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount: 17.5 } });
    const { user } = renderApp(paths.home.to());
    const tonight = await screen.findByRole('region', { name: 'Heute Abend' });
    expect(within(tonight).getByText('Hunde')).not.toBeVisible();
    await user.click(within(tonight).getByText('Gut zu wissen'));
    expect(within(tonight).getByText('Hunde')).toBeVisible();
    expect(evening(tonight)).toEqual(ofCinema);

    visit(paths.payment.to({ orderId: '7' }));
    const onPaper = (name: string) => screen.findByRole('region', { name, hidden: true });
    expect(evening(await onPaper('Gut zu wissen fürs Autokino'))).toEqual({
      Ton: 'UKW 96,3 MHz',
      ...ofCinema,
    });
    expect(evening(await onPaper('Gut zu wissen für den Flohmarkt'))).toEqual(ofMarkets);
    await user.click(screen.getByRole('button', { name: /^In den Kalender/ }));
    const events = await savedEvents(saved);
    expect(events.map(({ event }) => event.description.split('\n')[0])).toEqual(
      Array(2).fill('Bestellnummer 7'),
    );
    expect(await saved[0]!.text).not.toMatch(/storno/i);
  });
});
