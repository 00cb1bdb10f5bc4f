import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { settings } from '@/shared/config/settings';
import { footer } from '@test/support/consentScreen';
import { renderApp } from '@test/support/renderApp';

vi.mock('@/shared/config/settings', async (importActual) => {
  const actual = await importActual<typeof import('@/shared/config/settings')>();
  return { settings: { ...actual.settings } };
});

const networks = {
  VITE_FACEBOOK_URL: 'https://facebook.example/kino',
  VITE_FACEBOOK_FLOHMARKT_URL: 'https://facebook.example/flohmarkt',
  VITE_FACEBOOK_KINDERFLOHMARKT_URL: 'https://facebook.example/kinderflohmarkt',
  VITE_INSTAGRAM_URL: 'https://instagram.example/kino',
  VITE_INSTAGRAM_FLOHMARKT_URL: 'https://instagram.example/flohmarkt',
  VITE_INSTAGRAM_KINDERFLOHMARKT_URL: 'https://instagram.example/kinderflohmarkt',
  VITE_TIKTOK_URL: 'https://tiktok.example/kino',
};

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

function openFooter(address: string) {
  renderApp(address);
  return footer();
}

const pages = (address: string) =>
  within(openFooter(address).getByRole('navigation', { name: 'Weitere Seiten' }));

describe('the footer', () => {
  it.each([
    ['Kino', 'Flohmarkt', 'Mehr bei uns'],
    ['Flohmarkt', 'Verkäufer', 'Kino', 'Mehr bei uns'],
  ])('has different columns in each section, starting with „%s“', (...expected) => {
    const address = expected[0] === 'Kino' ? paths.notFound.to() : '/flohmarkt-unbekannt';
    const columns = [...pages(address).getAllByRole('list')[0]!.children];
    expect(columns.map(({ firstChild }) => firstChild?.textContent)).toEqual(expected);
  });

  it.each([
    [paths.notFound.to(), '/kino/jobs', '/kino/anfahrt'],
    ['/flohmarkt-unbekannt', '/flohmarkt-wien/jobs', '/flohmarkt-wien/anfahrt'],
  ])('links each name to one page on %s', (address, jobs, arrival) => {
    const links = linksIn(openFooter(address).getByRole('navigation', { name: 'Weitere Seiten' }));
    expect(new Set(links.map(([name]) => name)).size).toBe(links.length);
    const byName = new Map(links.map(([name, href]) => [name, href]));
    expect(byName.get('Jobs')).toBe(jobs);
    expect(byName.get('Anfahrt')).toBe(arrival);
    expect(byName.get('Automarkt')).toBe('/automarkt');
    expect(byName.get('Veranstaltungen')).toBe('/veranstaltungen');
    expect(byName.get('Kinoprogramm')).toBe(paths.program.to());
    expect(byName.get('Flohmarktkalender')).toBe(paths.flohmarktProgram.to());
    expect(links.slice(-6)).toEqual([
      ['Feedback', '/feedback'],
      ['Favoriten', '/favoriten'],
      ['Meine Bestellungen', '/meine-bestellungen'],
      ['Impressum', '/privacy'],
      ['AGBs', '/agb'],
      ['Barrierefreiheit', '/barrierefreiheit'],
    ]);
  });

  it.each([
    [
      paths.notFound.to(),
      [
        ['Facebook', '/facebook'],
        ['Instagram', '/instagram'],
        ['TikTok', '/tiktok'],
      ],
    ],
    [
      '/flohmarkt-unbekannt',
      [
        ['Facebook', '/facebookflohmarkt'],
        ['Instagram', '/instagramflohmarkt'],
      ],
    ],
    [
      '/kinderflohmarkt/unbekannt',
      [
        ['Facebook', '/facebookkinderflohmarkt'],
        ['Instagram', '/instagramkinderflohmarkt'],
      ],
    ],
  ])('links to the social networks of the section on %s', (address, expected) => {
    Object.assign(settings, networks);
    expect(linksIn(openFooter(address).getByRole('navigation', { name: 'Soziale Netzwerke' }))).toEqual(
      expected,
    );
  });

  it('omits social networks that are not configured', () => {
    for (const name of Object.keys(networks)) Reflect.deleteProperty(settings, name);
    expect(
      openFooter(paths.notFound.to()).queryByRole('navigation', { name: 'Soziale Netzwerke' }),
    ).toBeNull();
    settings.VITE_TIKTOK_URL = networks.VITE_TIKTOK_URL;
  });

  it.each([
    [paths.notFound.to(), 'Filmprogramm abonnieren'],
    ['/flohmarkt-unbekannt', 'Newsletter abonnieren'],
  ])('renders the newsletter button of %s („%s“) when idle', async (address, name) => {
    expect(await openFooter(address).findByRole('button', { name })).toBeVisible();
  });

  it('shows the copyright year and the name of the shop', () => {
    expect(openFooter(paths.notFound.to()).getByText('© 2025 Kino wie Damals')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
  });
});
