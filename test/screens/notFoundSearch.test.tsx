import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { focusedHeading, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { results } from '@test/support/searching';

const box = async () => within(await screen.findByRole('search', { name: 'Suche' }));

async function atNowhere() {
  const app = renderApp('/gibt/es/nicht');
  await heading('Seite nicht gefunden');
  return app;
}

it('an address that leads nowhere offers to look for it', async () => {
  const { user } = await atNowhere();
  await user.type((await box()).getByRole('searchbox', { name: 'Wonach suchst du?' }), 'Wechselgeld{Enter}');
  await focusedHeading('Suche');
  expect(window.location.pathname).toBe(paths.search.to());
  expect(new URLSearchParams(window.location.search).get('q')).toBe('Wechselgeld');
  await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld am Flohmarkt/));
});

it('its button leads to the search, also where nothing was typed', async () => {
  const { user } = await atNowhere();
  await user.click((await box()).getByRole('button', { name: 'Suchen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Suche' })).toBeVisible();
  expect(window.location.search).toBe('');
});

it('a show that is gone is not looked for in a field: what is on instead stands there', async () => {
  renderApp(paths.showNotFound.to());
  await heading('Vorstellung nicht gefunden');
  expect(screen.queryByRole('search')).toBeNull();
});
