import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { disturb, main, type StateTour } from './stateTour';
import { button, heading } from './steps';

const article = 'Mit Hund ins Kino';
const found = (page: Page) => page.getByRole('list', { name: 'Treffer' }).getByRole('link');

/** Pages that cover the components of texts. */
const texts = [
  { name: 'advice of the cinema', address: '/kino/autokino-bei-regen' },
  { name: 'film of the past', address: '/kino/film/grease' },
  { name: 'questions', address: '/flohmarkt-wien/faqs-flohmarkt-wien-sonntag' },
  { name: 'advice that is no legal advice', address: '/flohmarkt-wien/steuern' },
  { name: 'accessibility statement', address: '/barrierefreiheit' },
  { name: 'dates', address: '/kinderflohmarkt' },
  { name: 'route', address: '/flohmarkt-wien/anfahrt' },
];

export const pageTours: StateTour[] = [
  {
    name: 'information pages',
    async run(page, check) {
      for (const { name, address } of texts) {
        await page.goto(address);
        await expect(page.getByRole('article')).toBeVisible();
        await expect(page.getByRole('main')).not.toContainText('geladen');
        await check(name, main);
      }
    },
  },
  {
    name: 'checklist',
    async run(page, check) {
      await page.goto('/flohmarkt-wien/packliste');
      const ticks = page.getByRole('main').getByRole('checkbox');
      await ticks.first().check();
      await expect(button(page, 'Alle Haken entfernen')).toBeVisible();
      await check('one ticked');
    },
  },
  {
    name: 'search',
    allowed: /^request: 400 GET .*getCurrentShows/,
    async run(page, check) {
      await page.goto('/suche');
      await expect(page.getByRole('navigation', { name: 'Hier geht es weiter' })).toBeVisible();
      await check('empty');
      await page.getByRole('searchbox').fill('flohmarkt');
      await expect(found(page)).toHaveCount(20);
      await check('hits', main);
      await page.getByRole('searchbox').fill('xqzvwjk');
      await expect(page.getByText('Nichts gefunden für „xqzvwjk“.')).toBeVisible();
      await check('nothing found', main);
      await disturb(page, { path: 'show/getCurrentShows', status: 400 });
      await page.goto('/suche?q=Wechselgeld');
      await expect(page.getByRole('alert')).toContainText('Das Programm ist gerade nicht zu erreichen');
      await check('without the programme', main);
    },
  },
  {
    name: 'blog',
    async run(page, check) {
      await page.goto('/blog-autokino');
      await expect(page.getByRole('heading', { level: 2, name: article })).toBeVisible();
      await check('of the cinema');
      await page.getByRole('main').getByRole('link', { name: article }).click();
      await expect(heading(page, article)).toBeVisible();
      await check('article of the cinema');
      await page.goto('/flohmarkt-wien/blog/der-erste-eigene-flohmarktstand');
      await expect(heading(page, 'Der erste eigene Flohmarktstand')).toBeVisible();
      await check('article of the market');
      await page.goto('/blog-autokino/gibt-es-nicht');
      await expect(heading(page, 'Artikel nicht gefunden')).toBeVisible();
      await check('no such article', main);
      await disturb(page, { path: 'blog/getBlogs', body: [] });
      await page.goto('/flohmarkt-wien/blog');
      await expect(page.getByRole('heading', { name: 'Noch kein Artikel' })).toBeVisible();
      await check('empty', main);
    },
  },
];
