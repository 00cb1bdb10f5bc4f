import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '@/shared/config/settings';
import '@/pages/CartPage';
import '@/pages/RedirectPage';
import { agreeTo, all } from '@test/support/consent';
import { externalNavigations, replacements } from '@test/support/externalNavigations';
import { heading, mainLinks } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

vi.mock('@/shared/config/settings', async (importActual) => {
  const actual = await importActual<typeof import('@/shared/config/settings')>();
  return { settings: { ...actual.settings } };
});

describe('pages of social networks', () => {
  const title = 'Sie werden weitergeleitet...';

  const pause = 400;

  const networks = [
    ['/tiktok', 'VITE_TIKTOK_URL', 'TikTok'],
    ['/facebook', 'VITE_FACEBOOK_URL', 'Facebook'],
    ['/facebookflohmarkt', 'VITE_FACEBOOK_FLOHMARKT_URL', 'Facebook (Flohmarkt)'],
    ['/facebookkinderflohmarkt', 'VITE_FACEBOOK_KINDERFLOHMARKT_URL', 'Facebook (Kinderflohmarkt)'],
    ['/instagram', 'VITE_INSTAGRAM_URL', 'Instagram'],
    ['/instagramflohmarkt', 'VITE_INSTAGRAM_FLOHMARKT_URL', 'Instagram (Flohmarkt)'],
    ['/instagramkinderflohmarkt', 'VITE_INSTAGRAM_KINDERFLOHMARKT_URL', 'Instagram (Kinderflohmarkt)'],
  ] as const;

  const programmes = ['/kinoprogramm-wien/kinoprogramm', '/flohmarktprogramm-wien'];

  const there = (address: string) => `https://netz.example${address}-seite`;

  /** Fake timers: queries must not wait. */
  const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

  const isUnlisted = () => document.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex';

  beforeEach(() => {
    for (const [address, name] of networks) settings[name] = there(address);
    stopTime();
  });

  async function arrive(address: string) {
    const app = renderApp(address);
    await flushPending();
    return app;
  }

  describe.each(networks)('%s', (address, setting, name) => {
    it('announces the redirect and replaces itself, once', async () => {
      await arrive(address);
      expect(heading(title)).toBeVisible();
      expect(document.title).toBe(`${title} – Kino wie Damals`);
      expect(isUnlisted()).toBe(true);
      const link = screen.getByRole('link', { name: `Weiter zu ${name} auf netz.example` });
      expect(link).toHaveAttribute('href', there(address));
      expect(externalNavigations).toEqual([]);
      await passTime(60_000);
      expect(replacements).toEqual([there(address)]);
      expect(externalNavigations).toEqual(replacements);
    });

    it('without an address links to the home page, the programmes and networks with an address', async () => {
      settings[setting] = undefined;
      await arrive(address);
      expect(heading(name)).toBeVisible();
      expect(screen.getByText('Diese Seite ist noch nicht eingerichtet.')).toBeVisible();
      const others = networks.map(([other]) => other).filter((other) => other !== address);
      expect(new Set(mainLinks().map((link) => link.getAttribute('href')))).toEqual(
        new Set(['/', ...programmes, ...others]),
      );
      expect(isUnlisted()).toBe(true);
      await passTime(60_000);
      expect(externalNavigations).toEqual([]);
    });
  });

  it.each([
    ['/tiktok', 'TikTok', programmes],
    ['/facebookflohmarkt', 'Facebook (Flohmarkt)', programmes.toReversed()],
  ])(
    '%s links to the home page and the programmes, that of its section first, when no network has an address',
    async (address, name, links) => {
      for (const [, setting] of networks) settings[setting] = undefined;
      await arrive(address);
      heading(name);
      expect(mainLinks().map((link) => link.getAttribute('href'))).toEqual([...links, '/']);
      expect(mainLinks()[0]).toHaveClass('btn-primary');
      expect(screen.queryByText('Hier findest du uns schon:')).toBeNull();
    },
  );

  describe('Back', () => {
    it('to a redirect page does not redirect again', async () => {
      await arrive('/cart');
      heading('Warenkorb');
      visit('/facebook');
      await passTime(60_000);
      expect(heading('Weiter zu Facebook')).toBeVisible();
      expect(screen.getByRole('link', { name: /^Weiter zu Facebook auf/ })).toBeVisible();
      expect(externalNavigations).toEqual([]);
    });

    it('to a redirect page in the back/forward cache does not redirect again', async () => {
      await arrive('/facebook');
      act(() => void window.dispatchEvent(new Event('pagehide')));
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await passTime(60_000);
      expect(heading('Weiter zu Facebook')).toBeVisible();
      expect(externalNavigations).toEqual([]);
    });
  });

  it('does not redirect a visitor who has navigated', async () => {
    await arrive('/instagram');
    await passTime(pause - 1);
    fireEvent.click(screen.getByRole('link', { name: 'Zur Startseite' }));
    await passTime(60_000);
    expect(externalNavigations).toEqual([]);
  });

  it.each(['/instagram', '/facebook/', '/Facebook?x=1'])(
    'a network’s address that points to a redirect page is ignored: %s',
    async (path) => {
      settings.VITE_FACEBOOK_URL = window.location.origin + path;
      await arrive('/facebook');
      heading('Facebook');
      await passTime(60_000);
      expect(externalNavigations).toEqual([]);
    },
  );
});

describe('pages without a provider', () => {
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

  const networkLinks = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  async function open(address: string, title: string) {
    renderApp(address);
    await heading(title);
  }

  describe.each(pages)('%s without the provider’s address', (address, title, about) => {
    it('explains the missing content, has links, and is noindex', async () => {
      agreeTo(all);
      await open(address, title);
      expect(screen.getByText(about)).toBeVisible();
      expect(screen.getByText(/^Diese Seite ist noch nicht eingerichtet\./)).toBeVisible();
      expect(screen.getByText('Dein Warenkorb bleibt, wie er ist.')).toBeVisible();
      expect(networkLinks()).toEqual(
        expect.arrayContaining(['/feedback', '/kinoprogramm-wien/kinoprogramm', '/flohmarktprogramm-wien']),
      );
      expect(document.querySelector('iframe')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Seite hier anzeigen' })).toBeNull();
      expect(document.title).toBe(`${title} – Kino wie Damals`);
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  });

  it.each([
    ['/team', 'Team', '/kino/jobs'],
    ['/deinevent', 'Dein Event im Autokino', '/veranstaltungen'],
  ])('%s links to the closest content', async (address, title, way) => {
    await open(address, title);
    expect(networkLinks()).toContain(way);
  });

  it.each(['', '/'])(
    'a provider’s site is not embedded when it is the shop itself with the suffix „%s“',
    async (end) => {
      settings.VITE_PROVIDER_SITE_URL = `${window.location.origin}${end}`;
      agreeTo(all);
      await open('/kontakt', 'Kontakt');
      expect(document.querySelector('iframe')).toBeNull();
      expect(screen.getByText(/^Diese Seite ist noch nicht eingerichtet\./)).toBeVisible();
    },
  );
});
