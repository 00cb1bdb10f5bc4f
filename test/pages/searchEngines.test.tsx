import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { JsonLd } from '@/shared/seo/JsonLd';
import { heading } from '@test/support/screenQueries';
import { fc } from '@test/support/properties';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses } from '@test/support/server';
import { structuredData, structuredRatings, structuredShows } from '@test/support/structuredData';
import { sumLine } from '@test/support/textMatchers';

const canonical = () => {
  const link = document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  return link && new URL(link).pathname;
};

const expectCanonical = (path: string) => waitFor(() => expect(canonical()).toBe(path));

describe('the canonical address', () => {
  it.each([
    [paths.giftCardsByShortName.to(), 'Kinogutschein kaufen', paths.giftCards.to()],
    [paths.newsEvents.to(), 'Autokino und Flohmarkt in Wien', paths.home.to()],
    [paths.flohmarktRegistration.to(), 'Flohmarktkalender', paths.flohmarktRegistration.to()],
    [
      paths.movieByName.to({ name: 'metropolis' }),
      'Metropolis',
      paths.movie.to({ movieIdentifier: 'metropolis' }),
    ],
    [
      paths.movie.to({ movieIdentifier: '1' }),
      'Metropolis',
      paths.movie.to({ movieIdentifier: 'metropolis' }),
    ],
  ])('of %s is that of its page', async (address, title, path) => {
    renderApp(address);
    await heading(title);
    await expectCanonical(path);
  });

  it('of gift cards is set before they have loaded', async () => {
    const release = deferResponses('voucher/getAvailableVouchers');
    renderApp(paths.giftCardsByShortName.to());
    await screen.findByText(/Gutscheine werden geladen/);
    await expectCanonical(paths.giftCards.to());
    release();
  });

  it.each([paths.event, paths.show, paths.publicEvent])(
    'of a market at $pattern has the prefix of its kind',
    async (path) => {
      renderApp(path.to({ idOrIdentifier: 501 }));
      await heading('Flohmarkt Wien');
      await waitFor(() => expect(canonical()).toMatch(/^\/flohmarktprogramm-wien\/[^/]+$/));
    },
  );

  it('of a show that is opened by its id leads to the same show and is its own canonical address', async () => {
    renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Metropolis');
    await waitFor(() => expect(canonical()).toMatch(/^\/show\/[^/]+$/));
    const own = canonical()!;
    renderApp(own);
    await heading('Metropolis');
    await expectCanonical(own);
  });
});

const lists = {
  program: 'ScreeningEvent',
  cinemaLanding: 'ScreeningEvent',
  today: 'ScreeningEvent',
  kidsProgram: 'ScreeningEvent',
  upcoming: 'ScreeningEvent',
  flohmarktProgram: 'Event',
  flohmarkt: 'Event',
  automarkt: 'Event',
  publicEvents: 'Event',
} as const;

describe('the structured data of a list', () => {
  it.each(Object.entries(lists))(
    'at %s contain its shows in Vienna time, without ratings',
    async (name, type) => {
      renderApp(paths[name as keyof typeof lists].to());
      const shows = await structuredShows();
      for (const show of shows) {
        expect(show).toMatchObject({
          '@type': type,
          startDate: expect.stringMatching(/T\d\d:\d\d:00\+0[12]:00$/),
        });
        expect(show['startDate']).not.toMatch(/^2099/);
        expect(show['url']).toMatch(/^http:\/\/localhost:3000\/[a-z]/);
        expect(JSON.stringify(show)).not.toContain('aggregateRating');
      }
    },
  );

  it('contain only shows with a date', async () => {
    renderApp(paths.upcoming.to());
    const shows = await structuredShows();
    expect(shows.map(({ name }) => name)).toEqual(['Der Kameramann']);
    expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
    expect(screen.getByRole('heading', { name: 'Termin folgt' })).toBeVisible();
  });

  it('escape texts of the backend', async () => {
    const name = '</script><script>window.hostile=1</script><!--';
    for (const movie of currentDatabase().movies) movie.movieName = name;
    renderApp(paths.program.to());
    const [show] = await structuredShows();
    expect(show).toMatchObject({ name, workPresented: { name } });
    for (const { textContent } of document.querySelectorAll('script')) expect(textContent).not.toContain('<');
  });
});

describe('the structured data of a show', () => {
  it('contain only this show, with its end, its price and what each booking adds', async () => {
    renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await screen.findByText(sumLine('Summe', '€ 17,50'));
    const shows = await structuredShows();
    expect(shows).toMatchObject([
      {
        '@type': 'ScreeningEvent',
        name: 'Metropolis',
        startDate: '2026-04-16T20:30:00+02:00',
        endDate: '2026-04-16T22:45:00+02:00',
        offers: [
          {
            price: '12.50',
            priceCurrency: 'EUR',
            addOn: [{ name: 'Autoticket (Stellplatz für ein Auto)', price: '5.00' }],
          },
        ],
      },
    ]);
  });

  it('contain the same price in its list', async () => {
    renderApp(paths.today.to());
    expect(await structuredShows()).toMatchObject([
      { name: 'Metropolis', offers: [{ price: '12.50', addOn: [{ price: '5.00' }] }] },
    ]);
  });

  it('contain the price of each stall of a market, and its fee', async () => {
    renderApp(paths.flohmarktEvent.to({ idOrIdentifier: 501 }));
    await screen.findByRole('heading', { name: 'Standplatz aussuchen' });
    const [market] = await structuredShows();
    const prices = {
      'Standplatz PKW': '25.00',
      'Standplatz Kombi': '30.00',
      'Standplatz Transporter': '40.00',
    };
    expect(market).toMatchObject({
      '@type': 'Event',
      offers: Object.entries(prices).map(([name, price]) => ({
        name,
        price,
        addOn: [{ name: 'Müllpauschale', price: '3.00' }],
      })),
    });
  });

  it('contain all dates on the page of its film', async () => {
    renderApp(paths.movie.to({ movieIdentifier: 'metropolis' }));
    const shows = await structuredShows();
    expect(new Set(shows.map(({ name }) => name))).toEqual(new Set(['Metropolis']));
    expect(shows.length).toBeGreaterThan(1);
  });
});

describe('the structured data of ratings', () => {
  const cinema = { '@type': 'AggregateRating', ratingValue: 4.6, bestRating: 5, reviewCount: 1448 };

  it('contain each visible rating once, with its subject', async () => {
    renderApp(paths.cinemaLanding.to());
    await heading('Kinoprogramm');
    expect(structuredRatings()).toMatchObject({
      'Kino wie Damals': cinema,
      'Flohmarkt Wien': { ratingValue: 4.4, reviewCount: 577 },
      Kinderflohmarkt: { ratingValue: 4.9, reviewCount: 118 },
    });
    expect(structuredData().filter(({ aggregateRating }) => aggregateRating !== undefined)).toHaveLength(3);
  });

  it('are not on a page without ratings', async () => {
    renderApp(paths.program.to());
    await structuredShows();
    expect(structuredRatings()).toEqual({});
  });
});

describe('the structured data of a list that fails', () => {
  it('contain breadcrumbs at most', async () => {
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
          const { container, unmount } = render(
            <JsonLd data={{ '@context': 'https://schema.org', '@type': 'Event', name }} />,
          );
          const { textContent } = container;
          unmount();
          expect(textContent).not.toContain('<');
          expect((JSON.parse(textContent) as { name: string }).name).toBe(name);
        },
      ),
    );
  });
});
