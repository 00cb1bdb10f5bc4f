import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { JsonLd } from '@/shared/ui/JsonLd';
import { canonical, expectCanonical } from '@test/support/arriveAt';
import { heading } from '@test/support/screenQueries';
import { fc } from '@test/support/properties';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses } from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';
import { structuredData, structuredRatings, structuredShows } from '@test/support/structuredData';
import { sumLine } from '@test/support/textMatchers';
import { visit } from '@test/support/visit';

beforeEach(() => keepShows(301, 302, 308, 333, 344, 381, 382, 501, 502, 601, 701));

/** Opens a page after the cart, so that nothing of the last one is taken for its own. */
async function open(address: string, title?: string | RegExp): Promise<void> {
  visit(paths.cart.to());
  await heading('Warenkorb');
  expect(canonical()).toBeUndefined();
  expect(structuredData().filter(({ '@type': type }) => type !== 'BreadcrumbList')).toEqual([]);
  visit(address);
  if (title) await heading(title);
}

const film = paths.movie.to({ movieIdentifier: 'metropolis' });

it('an address that is not the page’s own has the canonical address of its page', async () => {
  const release = deferResponses('voucher/getAvailableVouchers');
  renderApp(paths.giftCardsByShortName.to());
  await screen.findByText(/Gutscheine werden geladen/);
  await expectCanonical(paths.giftCards.to());
  release();
  await heading('Kinogutschein kaufen');
  await expectCanonical(paths.giftCards.to());

  for (const [address, title, path] of [
    [paths.newsEvents.to(), 'Autokino und Flohmarkt in Wien', paths.home.to()],
    [paths.flohmarktRegistration.to(), 'Flohmarktkalender', paths.flohmarktRegistration.to()],
    [paths.movieByName.to({ name: 'metropolis' }), 'Metropolis', film],
    [paths.movie.to({ movieIdentifier: '1' }), 'Metropolis', film],
  ] as const) {
    await open(address, title);
    await expectCanonical(path);
  }
  const dates = await structuredShows();
  expect(new Set(dates.map(({ name }) => name))).toEqual(new Set(['Metropolis']));
  expect(dates.length).toBeGreaterThan(1);
});

it('a show that is opened by its id has its own canonical address, its end, and its price with what each booking adds', async () => {
  renderApp(paths.show.to({ idOrIdentifier: 301 }));
  await heading('Metropolis');
  await waitFor(() => expect(canonical()).toMatch(/^\/show\/[^/]+$/));
  await screen.findByText(sumLine('Summe', '€ 17,50'));
  expect(await structuredShows()).toMatchObject([
    {
      '@type': 'ScreeningEvent',
      name: 'Metropolis',
      startDate: '2026-04-16T20:30:00+02:00',
      endDate: '2026-04-16T22:45:00+02:00',
      offers: { price: '17.50', priceCurrency: 'EUR' },
    },
  ]);
  const own = canonical()!;
  await open(own, 'Metropolis');
  await expectCanonical(own);
});

it('a market has one canonical address with the prefix of its kind, and the price of its cheapest stall with the fee', async () => {
  renderApp(paths.notFound.to());
  for (const path of [paths.event, paths.show, paths.publicEvent, paths.flohmarktEvent]) {
    await open(path.to({ idOrIdentifier: 501 }), 'Flohmarkt Wien');
    await waitFor(() => expect(canonical()).toMatch(/^\/flohmarktprogramm-wien\/[^/]+$/));
  }
  await screen.findByRole('heading', { name: 'Standplatz aussuchen' });
  const [market] = await structuredShows();
  expect(market).toMatchObject({ '@type': 'Event', offers: { price: '28.00' } });
});

describe('the structured data of a list', () => {
  it('contain its shows with a date in Vienna time and the same price, and only visible ratings', async () => {
    renderApp(paths.notFound.to());
    for (const [list, type] of [
      ['cinemaLanding', 'ScreeningEvent'],
      ['program', 'ScreeningEvent'],
      ['today', 'ScreeningEvent'],
      ['kidsProgram', 'ScreeningEvent'],
      ['upcoming', 'ScreeningEvent'],
      ['flohmarktProgram', 'Event'],
      ['flohmarkt', 'Event'],
      ['automarkt', 'Event'],
      ['publicEvents', 'Event'],
    ] as const) {
      await open(paths[list].to());
      const shows = await structuredShows();
      for (const show of shows) {
        expect(show, list).toMatchObject({
          '@type': type,
          startDate: expect.stringMatching(/T\d\d:\d\d:00\+0[12]:00$/),
        });
        expect(show['startDate']).not.toMatch(/^2099/);
        expect(show['url']).toMatch(/^http:\/\/localhost:3000\/[a-z]/);
        expect(JSON.stringify(show)).not.toContain('aggregateRating');
      }
      if (list === 'program') expect(structuredRatings()).toEqual({});
      if (list === 'today') {
        expect(shows).toMatchObject([{ name: 'Metropolis', offers: { price: '17.50' } }]);
      }
      if (list === 'upcoming') {
        expect(shows.map(({ name }) => name)).toEqual(['Der Kameramann']);
        expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
        expect(screen.getByRole('heading', { name: 'Termin folgt' })).toBeVisible();
      }
      if (list === 'cinemaLanding') {
        expect(structuredRatings()).toMatchObject({
          'Kino wie Damals': {
            '@type': 'AggregateRating',
            ratingValue: 4.6,
            bestRating: 5,
            reviewCount: 1448,
          },
          'Flohmarkt Wien': { ratingValue: 4.4, reviewCount: 577 },
          Kinderflohmarkt: { ratingValue: 4.9, reviewCount: 118 },
        });
        expect(structuredData().filter(({ aggregateRating }) => aggregateRating)).toHaveLength(3);
      }
    }
  });

  it('escape texts of the backend', async () => {
    const name = '</script><script>window.hostile=1</script><!--';
    for (const movie of currentDatabase().movies) movie.movieName = name;
    renderApp(paths.program.to());
    const [show] = await structuredShows();
    expect(show).toMatchObject({ name, workPresented: { name } });
    for (const { textContent } of document.querySelectorAll('script')) expect(textContent).not.toContain('<');
  });

  it('that fails contain breadcrumbs at most', async () => {
    disturb('show/getCurrentShows', { status: 500, times: 9 });
    renderApp(paths.program.to());
    await screen.findByRole('button', { name: 'Erneut versuchen' });
    expect(structuredData().filter(({ '@type': type }) => type !== 'BreadcrumbList')).toEqual([]);
  });
});

describe('the structured data of any text', () => {
  it('contain it as text without markup', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '</script>', '<!--', '<script>'),
        (words, markup) => {
          const name = `${words}${markup}${words}`;
          const { unmount } = render(
            <JsonLd data={{ '@context': 'https://schema.org', '@type': 'Event', name }} />,
          );
          const [{ textContent } = { textContent: '' }] = document.head.querySelectorAll(
            'script[type="application/ld+json"]',
          );
          unmount();
          expect(textContent).not.toContain('<');
          expect((JSON.parse(textContent) as { name: string }).name).toBe(name);
        },
      ),
    );
  });
});
