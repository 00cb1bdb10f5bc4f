import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { listed } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { startWinter } from '@test/support/server';
import { visit } from '@test/support/visit';

const region = (name: string) => screen.findByRole('region', { name });
const leadsTo = (section: HTMLElement) =>
  within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('the flea market’s own page leads below its dates to those who sell, visit or come with children', async () => {
  renderApp(paths.flohmarkt.to());
  const selling = await region('Verkaufen');
  expect(leadsTo(selling)).toContain(paths.bookStall.to());
  expect(leadsTo(selling)).toContain(paths.stallFees.to());
  expect(leadsTo(await region('Besuchen'))).toContain(paths.visitorTips.to());
  expect(leadsTo(await region('Kinderflohmarkt'))).toContain(paths.kinderflohmarkt.to());
  await listed('Flohmarktkalender');
  const [lastCard] = screen.getAllByRole('article').slice(-1);
  expect(lastCard!.compareDocumentPosition(selling) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('it tells rating and season, in the winter break too', async () => {
  startWinter();
  renderApp(paths.flohmarkt.to());
  expect(await region('So habt ihr uns bewertet')).toHaveTextContent(/Flohmarkt4,4 von 5 Sternen/);
  expect(await region('Die Marktsaison')).toHaveTextContent(/Im Jänner geschlossen, im Februar/);
  expect(await screen.findByText('Empty events')).toBeVisible();
});

it('the other lists of the market keep to their dates', async () => {
  renderApp(paths.flohmarkt.to());
  await region('Verkaufen');
  visit(paths.flohmarktProgram.to());
  await listed('Flohmarktkalender');
  expect(document.title).toMatch(/^Flohmarktkalender/);
  expect(screen.queryByRole('region', { name: 'Verkaufen' })).toBeNull();
});
