import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@test/support/renderApp';

const trail = () => screen.findByRole('navigation', { name: 'Du bist hier' });

it('an information page says what it is about, and where it lies', async () => {
  renderApp('/flohmarkt-wien/wechselgeld');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Wechselgeld');
  expect(document.title).toMatch(/^Wechselgeld.* – Kino wie Damals$/);
  const crumbs = within(await trail()).getAllByRole('listitem');
  expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Startseite', 'Flohmarkt', 'Wechselgeld']);
  expect(crumbs.at(-1)).toHaveAttribute('aria-current', 'page');
});

it('a link in a text leads on without a new page, and the heading there takes the focus', async () => {
  const { user } = renderApp('/flohmarkt-wien/wechselgeld');
  const main = within(await screen.findByRole('article'));
  await user.click(await main.findByRole('link', { name: 'Diebstahl vorbeugen' }));
  const heading = await screen.findByRole('heading', { level: 1, name: /Diebstahl|Dieb/ });
  expect(window.location.pathname).toBe('/flohmarkt-wien/diebstahl');
  expect(heading).toHaveFocus();
});

it('a slash at the end changes nothing', async () => {
  renderApp('/kino/haustiere/');
  expect(await screen.findByRole('heading', { level: 1, name: /Haustier|Hund/ })).toBeVisible();
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${window.location.origin}/kino/haustiere`,
  );
});

it.each([
  '/flohmarkt-wien/gibt-es-nicht',
  '/Flohmarkt-Wien',
  '/Cart',
  '/kino',
  '/../kino/faqs.mdx',
  '/constructor',
  '/flohmarkt-wien/',
])('%s is no information page', async (address) => {
  renderApp(address);
  const heading = await screen.findByRole('heading', { level: 1 });
  if (address === '/flohmarkt-wien/') expect(heading).toHaveTextContent('Flohmarktkalender');
  else expect(heading).toHaveTextContent('Seite nicht gefunden');
});
