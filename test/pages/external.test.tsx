import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { settings } from '@/shared/config/settings';
import '@/pages/CartPage';
import '@/pages/ExternalPage';
import '@/pages/RedirectPage';
import { consentAccepted, consentDeclined } from '@/features/consent/cookieConsentSlice';
import { agreeTo, all, none } from '@test/support/consent';
import { externalNavigations, replacements } from '@test/support/externalNavigations';
import { expectHarmless, hostileAddresses } from '@test/support/hostile';
import { button, heading, mainLinks, robots } from '@test/support/screenQueries';
import { restorePage } from '@test/support/otherTab';
import { renderApp } from '@test/support/renderApp';
import { withSettings } from '@test/support/settings';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const tails = [
  ...[...hostileAddresses, 'https://evil.example/'].map((address) => {
    const value = encodeURIComponent(address);
    return `?to=${value}&url=${value}&redirect=${value}&page=${value}#${value}`;
  }),
  '?url=https://evil.example&next=//evil.example#https://evil.example',
  '/?address=https://evil.example#/../evil',
  '/',
];
/** For all pages but one, because they share one screen. */
const fewTails = tails.slice(-4);

const mainAddresses = () => mainLinks().map((link) => link.getAttribute('href'));

function expectLinksTo(...origins: string[]): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  expect(links).not.toEqual([]);
  for (const origin of new Set(links.map((link) => link.origin)))
    expect([window.location.origin, ...origins]).toContain(origin);
}

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
  const headingNow = (name: string) => screen.getByRole('heading', { level: 1, name });

  beforeEach(() => {
    for (const [address, name] of networks) withSettings({ [name]: there(address) });
    stopTime();
  });

  async function arrive(address: string) {
    const app = renderApp(address);
    await flushPending();
    return app;
  }

  async function expectNoRedirect() {
    await passTime(60_000);
    expect(externalNavigations).toEqual([]);
  }

  it.each(networks)(
    '%s announces the redirect and replaces itself by its own address, once, whatever follows the shop’s address',
    async (address, _, name) => {
      // The networks share one screen.
      for (const tail of ['', ...(address === '/tiktok' ? tails : [])]) {
        const { close } = await arrive(address + tail);
        expect(headingNow(title), tail).toBeVisible();
        expect(document.title).toBe(`${title} – Kino wie Damals`);
        expect(robots()).toHaveAttribute('content', 'noindex');
        const link = screen.getByRole('link', { name: `Weiter zu ${name} auf netz.example` });
        expect(link).toHaveAttribute('href', there(address));
        expectLinksTo('https://netz.example');
        expect(externalNavigations).toEqual([]);
        await passTime(60_000);
        expect(replacements, tail).toEqual([there(address)]);
        expect(externalNavigations, tail).toEqual(replacements);
        externalNavigations.length = replacements.length = 0;
        expectHarmless(tail);
        close();
      }
    },
  );

  it('a network without an address links to the home page, the programmes and networks with an address', async () => {
    await arrive(paths.cart.to());
    for (const [address, setting, name] of networks) {
      const configured = settings[setting];
      settings[setting] = undefined;
      visit(address);
      await flushPending();
      expect(headingNow(name)).toBeVisible();
      expect(screen.getByText('Diese Seite ist noch nicht eingerichtet.')).toBeVisible();
      const others = networks.map(([other]) => other).filter((other) => other !== address);
      expect(new Set(mainAddresses())).toEqual(new Set(['/', ...programmes, ...others]));
      expect(robots()).toHaveAttribute('content', 'noindex');
      settings[setting] = configured;
    }
    await expectNoRedirect();
  });

  it('when no network has an address, their pages link to the programme of their section first', async () => {
    for (const [, setting] of networks) settings[setting] = undefined;
    await arrive('/tiktok');
    headingNow('TikTok');
    expect(mainAddresses()).toEqual([...programmes, '/']);
    expect(mainLinks()[0]).toHaveClass('btn-primary');
    expect(screen.queryByText('Hier findest du uns schon:')).toBeNull();
    await expectNoRedirect();
    visit('/facebookflohmarkt');
    await flushPending();
    headingNow('Facebook (Flohmarkt)');
    expect(mainAddresses()).toEqual([...programmes.toReversed(), '/']);
    expect(mainLinks()[0]).toHaveClass('btn-primary');
    expect(screen.queryByText('Hier findest du uns schon:')).toBeNull();
  });

  it('Back to a redirect page does not redirect again', async () => {
    await arrive('/cart');
    headingNow('Warenkorb');
    visit('/facebook');
    await passTime(60_000);
    expect(headingNow('Weiter zu Facebook')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Weiter zu Facebook auf/ })).toBeVisible();
    expect(externalNavigations).toEqual([]);
  });

  it('Back to a redirect page in the back/forward cache does not redirect again', async () => {
    await arrive('/facebook');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    restorePage();
    await passTime(60_000);
    expect(headingNow('Weiter zu Facebook')).toBeVisible();
    expect(externalNavigations).toEqual([]);
  });

  it('a redirect page does not redirect a visitor who has navigated', async () => {
    await arrive('/instagram');
    await passTime(pause - 1);
    fireEvent.click(screen.getByRole('link', { name: 'Zur Startseite' }));
    await expectNoRedirect();
  });

  it.each(['/instagram', '/facebook/', '/Facebook?x=1'])(
    'a network’s address that points to a redirect page is ignored: %s',
    async (path) => {
      settings.VITE_FACEBOOK_URL = window.location.origin + path;
      await arrive('/facebook');
      headingNow('Facebook');
      await expectNoRedirect();
    },
  );
});

/** Address, heading, description, the provider's page, and the canonical address if it is another. */
const pages: [address: string, title: string, about: string, page: string, canonical?: string][] = [
  ['/privacy', 'Impressum', 'Wer diesen Shop betreibt und was mit deinen Daten geschieht.', 'privacy'],
  [
    '/agb',
    'Allgemeine Geschäftsbedingungen',
    'Die Bedingungen, die du mit einer Bestellung annimmst.',
    'agb',
  ],
  ['/sicheres-kino', 'Sicheres Kino', 'Was im Autokino für deine Sicherheit gilt.', 'sicheres-kino'],
  [
    '/dein-event-im-autokino',
    'Dein Event im Autokino',
    'Wie du im Autokino dein eigenes Event veranstaltest.',
    'deinevent',
  ],
  [
    '/deinevent',
    'Dein Event im Autokino',
    'Wie du im Autokino dein eigenes Event veranstaltest.',
    'deinevent',
    '/dein-event-im-autokino',
  ],
  ['/aboutus', 'Über uns', 'Wer hinter Autokino und Flohmarkt steht.', 'aboutus'],
  ['/team', 'Team', 'Die Menschen hinter Autokino und Flohmarkt.', 'team'],
  ['/contact', 'Kontakt', 'Wie du den Betreiber erreichst.', 'contact'],
  [
    '/contactprint',
    'Kontakt zum Ausdrucken',
    'Wie du den Betreiber erreichst, als Seite zum Ausdrucken.',
    'contactprint',
  ],
  ['/kontakt', 'Kontakt', 'Wie du den Betreiber erreichst.', 'contact', '/contact'],
  ['/geschichte', 'Geschichte', 'Wie alles angefangen hat.', 'geschichte'],
];

const site = 'https://haus.example/seiten';

const frame = () => document.querySelector('iframe');
const rightsOfFrame = () => frame()!.getAttribute('sandbox')!.split(' ');
const show = () => button('Seite hier anzeigen');
const hide = () => button('Seite ausblenden');
const newWindow = () => screen.getByRole('link', { name: /öffnen \(neues Fenster\)$/ });
const canonicalLink = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]');

async function open(address: string, title: string) {
  const app = renderApp(address);
  await heading(title);
  return app;
}
const openTerms = () => open(paths.terms.to(), 'Allgemeine Geschäftsbedingungen');

describe('pages of the provider', () => {
  beforeEach(() => withSettings({ VITE_PROVIDER_SITE_URL: site }));

  it('each shows the provider’s page after a click, links to it, and has one canonical address', async () => {
    const { user } = await open(paths.cart.to(), 'Warenkorb');
    for (const [address, title, , page, canonical = address] of pages) {
      const there = `${site}/${page}`;
      visit(address);
      await heading(title);
      expect(document.title).toBe(`${title} – Kino wie Damals`);
      expect(canonicalLink()).toHaveAttribute('href', window.location.origin + canonical);
      expect(robots(), address).toBeNull();
      expect(frame(), address).toBeNull();
      expect(show()).toHaveAccessibleDescription(/haus\.example deine IP-Adresse/);
      expect(newWindow()).toHaveAttribute('href', there);
      expect(newWindow()).toHaveAttribute('target', '_blank');
      expect(newWindow()).toHaveAttribute('rel', 'noopener noreferrer');
      expect(screen.queryByText(/^Zum Ausdrucken öffne/) !== null).toBe(address === '/contactprint');
      await user.click(show());
      expect(screen.getByTitle(`${title} auf haus.example`)).toHaveAttribute('src', there);
      expect(hide()).toHaveFocus();
      expect(newWindow()).toBeVisible();
      fireEvent.click(hide());
    }
  }, 120_000);

  it('their frame cannot navigate the shop, explains itself, and is closed by its button or another page', async () => {
    const { user } = await openTerms();
    await user.click(show());
    expect(rightsOfFrame().filter((right) => /top-navigation|modals|downloads|pointer/.test(right))).toEqual(
      [],
    );
    expect(rightsOfFrame()).toContain('allow-same-origin');
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(screen.getByText('Die Seite wird geladen …')).toBeVisible();
    fireEvent.load(frame()!);
    expect(screen.queryByText('Die Seite wird geladen …')).toBeNull();
    expect(screen.getByText(/^Bleibt das Feld leer/)).toBeVisible();
    await user.click(hide());
    expect(frame()).toBeNull();
    expect(screen.queryByText(/^Bleibt das Feld leer/)).toBeNull();
    await user.click(show());
    visit(paths.imprint.to());
    await heading('Impressum');
    expect(frame()).toBeNull();
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(canonicalLink()).toBeNull();
  });

  it('a frame of the shop’s own host is never allowed both scripts and its origin', async () => {
    withSettings({ VITE_PROVIDER_SITE_URL: '/anbieter' });
    const { user } = await openTerms();
    await user.click(show());
    expect(frame()).toHaveAttribute('src', `${window.location.origin}/anbieter/agb`);
    expect(rightsOfFrame()).not.toContain('allow-same-origin');
  });

  it('consent to preferences shows the page immediately, and it can be closed', async () => {
    agreeTo(all);
    const { user } = await openTerms();
    expect(frame()).toHaveAttribute('src', `${site}/agb`);
    expect(newWindow()).toBeVisible();
    await user.click(hide());
    expect(frame()).toBeNull();
  });

  it('only consent to preferences opens the page; a withdrawal closes it, unless it was opened by a click', async () => {
    agreeTo({ preferences: false, statistics: true, marketing: true });
    const { user, store } = await openTerms();
    expect(frame()).toBeNull();
    act(() => void store.dispatch(consentAccepted(all)));
    expect(frame()).not.toBeNull();
    await user.click(hide());
    await user.click(show());
    expect(frame()).not.toBeNull();
    act(() => void store.dispatch(consentAccepted({ ...none, statistics: true })));
    expect(frame()).toBeNull();
    await user.click(show());
    act(() => void store.dispatch(consentDeclined()));
    expect(frame()).not.toBeNull();
  });

  it('a provider’s page has the provider’s address, with any suffix of the shop’s address', async () => {
    agreeTo(all);
    stopTime();
    renderApp(paths.notFound.to());
    for (const [index, [address]] of pages.entries()) {
      for (const tail of address === '/agb' ? tails : [fewTails[index % fewTails.length]!]) {
        visit(address + tail);
        await flushPending();
        expect(new URL(frame()!.src).origin, tail).toBe(new URL(site).origin);
        expect(frame()!.src).not.toMatch(/evil|hostile/);
        expect(frame()).toHaveAttribute('sandbox');
        expectLinksTo(new URL(site).origin);
        expectHarmless(tail);
      }
    }
  });
});

describe('pages of the provider without its address', () => {
  const notReady = /^Diese Seite ist noch nicht eingerichtet\./;
  const closest: Record<string, string> = { '/team': '/kino/jobs', '/deinevent': '/veranstaltungen' };

  it('each explains the missing content, links to the closest one, and is noindex', async () => {
    agreeTo(all);
    await open(paths.cart.to(), 'Warenkorb');
    for (const [address, title, about] of pages) {
      visit(address);
      await heading(title);
      expect(screen.getByText(about)).toBeVisible();
      expect(screen.getByText(notReady)).toBeVisible();
      expect(screen.getByText('Dein Warenkorb bleibt, wie er ist.')).toBeVisible();
      expect(mainAddresses(), address).toEqual(
        expect.arrayContaining([
          '/feedback',
          '/kinoprogramm-wien/kinoprogramm',
          '/flohmarktprogramm-wien',
          ...[closest[address] ?? []].flat(),
        ]),
      );
      expect(frame(), address).toBeNull();
      expect(screen.queryByRole('button', { name: 'Seite hier anzeigen' })).toBeNull();
      expect(document.title).toBe(`${title} – Kino wie Damals`);
      expect(robots()).toHaveAttribute('content', 'noindex');
    }
  }, 120_000);

  it('a provider’s site is not embedded when it is the shop itself, also with a slash at its end', async () => {
    agreeTo(all);
    for (const end of ['', '/']) {
      withSettings({ VITE_PROVIDER_SITE_URL: window.location.origin + end });
      const { close } = await open('/kontakt', 'Kontakt');
      expect(frame(), end).toBeNull();
      expect(screen.getByText(notReady)).toBeVisible();
      close();
    }
  });
});
