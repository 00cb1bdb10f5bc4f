import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { settings } from '@/config/settings';
import { agreeTo, all } from '@test/support/consent';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

vi.mock('@/config/settings', async (importActual) => {
  const actual = await importActual<typeof import('@/config/settings')>();
  return { settings: { ...actual.settings } };
});

const pages = [
  ['/privacy', 'Impressum', 'Wer diesen Shop betreibt und was mit deinen Daten geschieht.'],
  ['/agb', 'Allgemeine Geschäftsbedingungen', 'Die Bedingungen, die du mit einer Bestellung annimmst.'],
  ['/sicheres-kino', 'Sicheres Kino', 'Was im Autokino für deine Sicherheit gilt.'],
  [
    '/dein-event-im-autokino',
    'Dein Event im Autokino',
    'Wie du im Autokino dein eigenes Event veranstaltest.',
  ],
  ['/deinevent', 'Dein Event im Autokino', 'Wie du im Autokino dein eigenes Event veranstaltest.'],
  ['/aboutus', 'Über uns', 'Wer hinter Autokino und Flohmarkt steht.'],
  ['/team', 'Team', 'Die Menschen hinter Autokino und Flohmarkt.'],
  ['/contact', 'Kontakt', 'Wie du den Betreiber erreichst.'],
  ['/contactprint', 'Kontakt zum Ausdrucken', 'Wie du den Betreiber erreichst, als Seite zum Ausdrucken.'],
  ['/kontakt', 'Kontakt', 'Wie du den Betreiber erreichst.'],
  ['/geschichte', 'Geschichte', 'Wie alles angefangen hat.'],
] as const;

const ways = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

async function open(address: string, title: string) {
  renderApp(address);
  await heading(title);
}

describe.each(pages)('%s without the provider’s address', (address, title, about) => {
  it('says what belongs there, leads on, and asks search engines to wait', async () => {
    agreeTo(all);
    await open(address, title);
    expect(screen.getByText(about)).toBeVisible();
    expect(screen.getByText(/^Diese Seite ist noch nicht eingerichtet\./)).toBeVisible();
    expect(screen.getByText('Dein Warenkorb bleibt, wie er ist.')).toBeVisible();
    expect(ways()).toEqual(
      expect.arrayContaining(['/feedback', '/kinoprogramm-wien/kinoprogramm', '/flohmarktprogramm-wien']),
    );
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.title).toBe(`${title} – Kino wie Damals`);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

it.each([
  ['/team', 'Team', '/kino/jobs'],
  ['/deinevent', 'Dein Event im Autokino', '/veranstaltungen'],
])('%s leads to what is closest to it', async (address, title, way) => {
  await open(address, title);
  expect(ways()).toContain(way);
});

it.each(['', '/'])(
  'a provider’s site that is the shop itself%s does not show the shop in itself',
  async (end) => {
    settings.VITE_PROVIDER_SITE_URL = `${window.location.origin}${end}`;
    agreeTo(all);
    await open('/kontakt', 'Kontakt');
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText(/^Diese Seite ist noch nicht eingerichtet\./)).toBeVisible();
  },
);
