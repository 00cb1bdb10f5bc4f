import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { deferResponses } from './deferredResponses';
import { main, type StateTour } from './stateTour';
import { addresses, button, film, heading } from './steps';

type Screen = {
  name: string;
  address: string;
  call: string;
  loading: string;
  failed: string;
  retry?: string;
  hasFigures?: boolean;
  hasLayers?: boolean;
  ready: (page: Page) => Locator;
};

const card =
  (name: string, level = 3) =>
  (page: Page) =>
    page.getByRole('main').getByRole('heading', { level, name }).first();
const programme = {
  call: 'show/getCurrentShows',
  loading: 'Das Programm wird geladen …',
  failed: 'Das Programm ist gerade nicht zu erreichen',
};
const dates = {
  call: 'show/getCurrentShows',
  loading: 'Die Termine werden geladen …',
  failed: 'Die Termine sind gerade nicht zu erreichen',
};
const detail = {
  call: 'show/getShowDetailData',
  loading: 'Der Termin wird geladen …',
  failed: 'Diese Seite ist gerade nicht zu erreichen',
};
const blog = {
  call: 'blog/getBlogs',
  loading: 'Die Artikel werden geladen …',
  failed: 'Der Blog ist gerade nicht zu erreichen',
  hasFigures: false,
};
const article = {
  call: 'blog/getBlogs',
  loading: 'Der Artikel wird geladen …',
  failed: 'Der Artikel ist gerade nicht zu erreichen',
  hasFigures: false,
};

const screens: Screen[] = [
  {
    name: 'home',
    address: '/',
    call: 'show/getCurrentShows',
    loading: 'Die nächsten Termine werden geladen …',
    failed: 'Die nächsten Termine sind gerade nicht zu erreichen.',
    retry: 'Termine erneut laden',
    ready: (page) => page.getByText('Wofür es gerade freie Plätze gibt.'),
  },
  { name: 'landing of the cinema', address: '/kinoprogramm-wien', ...programme, ready: card(film, 4) },
  { name: 'programme', address: addresses.programme, ...programme, ready: card(film) },
  {
    name: 'landing of the market',
    address: '/flohmarkt-wien',
    ...dates,
    hasLayers: true,
    ready: card('Flohmarkt Wien'),
  },
  {
    name: 'calendar of the market',
    address: addresses.fleaMarkets,
    ...dates,
    ready: card('Flohmarkt Wien'),
  },
  {
    name: 'upcoming movies',
    address: '/kinoprogramm-wien/demnaechst-im-kino',
    call: 'movie/getUpcomingMovies',
    loading: 'Die Vorschau wird geladen …',
    failed: 'Die Vorschau ist gerade nicht zu erreichen',
    ready: card('Die Nibelungen'),
  },
  { name: 'show', address: addresses.show, ...detail, ready: (page) => heading(page, film) },
  {
    name: 'market day',
    address: '/flohmarktprogramm-wien/501',
    ...detail,
    ready: (page) => page.getByRole('main').getByRole('link', { name: 'Checkliste' }).first(),
  },
  {
    name: 'film',
    address: '/kinoprogramm-wien/kinofilm/metropolis',
    call: 'movie/getMovieDetailData',
    loading: 'Der Film wird geladen …',
    failed: 'Dieser Film ist gerade nicht zu erreichen',
    ready: (page) => heading(page, 'Metropolis'),
  },
  {
    name: 'gift cards',
    address: '/kinogutschein-kaufen',
    call: 'voucher/getAvailableVouchers',
    loading: 'Die Gutscheine werden geladen …',
    failed: 'Die Gutscheine sind gerade nicht zu erreichen',
    ready: (page) => button(page, 'In den Warenkorb'),
  },
  { name: 'blog of the cinema', address: '/blog-autokino', ...blog, ready: card('Mit Hund ins Kino', 2) },
  {
    name: 'blog of the market',
    address: '/flohmarkt-wien/blog',
    ...blog,
    ready: card('Feilschen mit Freude', 2),
  },
  {
    name: 'article of the cinema',
    address: '/blog-autokino/mit-hund-ins-kino',
    ...article,
    ready: (page) => heading(page, 'Mit Hund ins Kino'),
  },
  {
    name: 'article of the market',
    address: '/flohmarkt-wien/blog/der-erste-eigene-flohmarktstand',
    ...article,
    ready: (page) => heading(page, 'Der erste eigene Flohmarktstand'),
  },
  {
    name: 'page with dates',
    address: '/kinderflohmarkt',
    call: 'show/getCurrentShows',
    loading: 'Die Termine werden geladen …',
    failed: 'Die Termine sind gerade nicht zu erreichen',
    ready: (page) =>
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Flohmarkt Wien' }).first(),
  },
  {
    name: 'page with the stall calculator',
    address: '/flohmarkt-wien/flohmarkt-standplaetze-standgebuehren-platzmiete',
    call: 'show/getCurrentShows',
    loading: 'Der Rechner wird geladen …',
    failed: 'Der Rechner ist gerade nicht zu erreichen',
    ready: (page) => button(page, 'Menge erhöhen: Standplatz PKW'),
  },
  {
    name: 'page with the route',
    address: '/flohmarkt-wien/anfahrt',
    call: 'show/getCurrentShows',
    loading: 'Der nächste Ort wird geladen …',
    failed: 'Der nächste Ort ist gerade nicht zu erreichen',
    hasFigures: false,
    ready: (page) => page.getByRole('main').getByRole('img', { name: /^Skizze: / }),
  },
];

/** Each screen with a request: loading, failed, and after a retry. */
export const loadingTours: StateTour[] = screens.map(
  ({
    name,
    address,
    call,
    loading,
    failed,
    retry = 'Erneut versuchen',
    hasFigures = true,
    hasLayers = false,
    ready,
  }) => ({
    name,
    hasFigures,
    hasLayers,
    allowed: new RegExp(`^request: 400 GET \\S+/${call}`),
    async run(page, check) {
      const answers = await deferResponses(page, call);
      await page.goto(address);
      const part = page.getByRole('main');
      await expect(part.getByText(loading).first()).toBeVisible();
      await check('loading', main);
      await answers.fail();
      await expect(part.getByText(failed).first()).toBeVisible();
      await check('failed', main);
      await answers.release();
      await part.getByRole('button', { name: retry }).first().click();
      await expect(ready(page)).toBeVisible();
      await check('ready');
    },
  }),
);
