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
  hasLayers?: boolean;
  ready: (page: Page) => Locator;
};

/** One screen per kind of list, detail and part of a text; the others use the same components. */
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
  {
    name: 'programme',
    address: addresses.programme,
    call: 'show/getCurrentShows',
    loading: 'Das Programm wird geladen …',
    failed: 'Das Programm ist gerade nicht zu erreichen',
    ready: (page) => page.getByRole('main').getByRole('heading', { level: 3, name: film }).first(),
  },
  {
    name: 'landing of the market',
    address: '/flohmarkt-wien',
    call: 'show/getCurrentShows',
    loading: 'Die Termine werden geladen …',
    failed: 'Die Termine sind gerade nicht zu erreichen',
    hasLayers: true,
    ready: (page) =>
      page.getByRole('main').getByRole('heading', { level: 3, name: 'Flohmarkt Wien' }).first(),
  },
  {
    name: 'show',
    address: addresses.show,
    call: 'show/getShowDetailData',
    loading: 'Der Termin wird geladen …',
    failed: 'Diese Seite ist gerade nicht zu erreichen',
    ready: (page) => heading(page, film),
  },
  {
    name: 'page with the stall calculator',
    address: '/flohmarkt-wien/flohmarkt-standplaetze-standgebuehren-platzmiete',
    call: 'show/getCurrentShows',
    loading: 'Der Rechner wird geladen …',
    failed: 'Der Rechner ist gerade nicht zu erreichen',
    ready: (page) => button(page, 'Menge erhöhen: Standplatz PKW'),
  },
];

/** Loading, failed, and after a retry. */
export const loadingTours: StateTour[] = screens.map(
  ({ name, address, call, loading, failed, retry = 'Erneut versuchen', hasLayers = false, ready }) => ({
    name,
    hasFigures: true,
    hasLayers,
    allowed: new RegExp(`^request: 400 GET \\S+/${call}`),
    async run(page, check) {
      const responses = await deferResponses(page, call);
      await page.goto(address);
      const part = page.getByRole('main');
      await expect(part.getByText(loading).first()).toBeVisible();
      await check('loading', main);
      await responses.fail();
      await expect(part.getByText(failed).first()).toBeVisible();
      await check('failed', main);
      await responses.release();
      await part.getByRole('button', { name: retry }).first().click();
      await expect(ready(page)).toBeVisible();
      await check('ready');
    },
  }),
);
