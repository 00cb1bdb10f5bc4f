import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { settings } from '@/shared/config/settings';
import { consentAccepted, consentDeclined } from '@/features/consent/cookieConsentSlice';
import { agreeTo, all, none } from '@test/support/consent';
import { button, heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { withSettings } from '@test/support/settings';
import { visit } from '@test/support/visit';

beforeEach(() => withSettings({ VITE_PROVIDER_SITE_URL: 'https://haus.example/seiten' }));

/** Address, heading, the provider's page, and the canonical address. */
const pages = [
  ['/privacy', 'Impressum', 'privacy', '/privacy'],
  ['/agb', 'Allgemeine Geschäftsbedingungen', 'agb', '/agb'],
  ['/sicheres-kino', 'Sicheres Kino', 'sicheres-kino', '/sicheres-kino'],
  ['/dein-event-im-autokino', 'Dein Event im Autokino', 'deinevent', '/dein-event-im-autokino'],
  ['/deinevent', 'Dein Event im Autokino', 'deinevent', '/dein-event-im-autokino'],
  ['/aboutus', 'Über uns', 'aboutus', '/aboutus'],
  ['/team', 'Team', 'team', '/team'],
  ['/contact', 'Kontakt', 'contact', '/contact'],
  ['/contactprint', 'Kontakt zum Ausdrucken', 'contactprint', '/contactprint'],
  ['/kontakt', 'Kontakt', 'contact', '/contact'],
  ['/geschichte', 'Geschichte', 'geschichte', '/geschichte'],
] as const;

const frame = () => document.querySelector('iframe');
const show = () => button('Seite hier anzeigen');
const hide = () => button('Seite ausblenden');
const newWindow = () => screen.getByRole('link', { name: /öffnen \(neues Fenster\)$/ });
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]');
const isNoindex = () => document.querySelector('meta[name=robots]') !== null;

async function open(address: string, title: string) {
  const app = renderApp(address);
  await heading(title);
  return app;
}
const openTerms = () => open(paths.terms.to(), 'Allgemeine Geschäftsbedingungen');

it.each(pages)(
  '%s shows the provider’s page after a click, links to it, and has one canonical address',
  async (address, title, page, canonicalPath) => {
    const there = `https://haus.example/seiten/${page}`;
    const { user } = await open(address, title);
    expect(document.title).toBe(`${title} – Kino wie Damals`);
    expect(canonical()).toHaveAttribute('href', `${window.location.origin}${canonicalPath}`);
    expect(isNoindex()).toBe(false);
    expect(frame()).toBeNull();
    expect(show()).toHaveAccessibleDescription(/haus\.example deine IP-Adresse/);
    expect(newWindow()).toHaveAttribute('href', there);
    expect(newWindow()).toHaveAttribute('target', '_blank');
    expect(newWindow()).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(show());
    expect(screen.getByTitle(`${title} auf haus.example`)).toHaveAttribute('src', there);
    expect(hide()).toHaveFocus();
    expect(newWindow()).toBeVisible();
  },
);

describe('the frame of a provider’s page', () => {
  it('cannot navigate the shop and gets no referrer', async () => {
    const { user } = await openTerms();
    await user.click(show());
    const allowed = frame()!.getAttribute('sandbox')!.split(' ');
    expect(allowed.filter((right) => /top-navigation|modals|downloads|pointer/.test(right))).toEqual([]);
    expect(allowed).toContain('allow-same-origin');
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it('of the shop’s own host is never allowed both scripts and its origin', async () => {
    const site = settings.VITE_PROVIDER_SITE_URL;
    settings.VITE_PROVIDER_SITE_URL = '/anbieter';
    const { user } = await openTerms();
    settings.VITE_PROVIDER_SITE_URL = site;
    await user.click(show());
    expect(frame()).toHaveAttribute('src', `${window.location.origin}/anbieter/agb`);
    expect(frame()!.getAttribute('sandbox')!.split(' ')).not.toContain('allow-same-origin');
  });

  it('shows loading, explains an empty frame, and is closed by the same button', async () => {
    const { user } = await openTerms();
    await user.click(show());
    expect(screen.getByText('Die Seite wird geladen …')).toBeVisible();
    fireEvent.load(frame()!);
    expect(screen.queryByText('Die Seite wird geladen …')).toBeNull();
    expect(screen.getByText(/^Bleibt das Feld leer/)).toBeVisible();
    await user.click(hide());
    expect(frame()).toBeNull();
    expect(screen.queryByText(/^Bleibt das Feld leer/)).toBeNull();
  });

  it('does not stay open for another page', async () => {
    const { user } = await openTerms();
    await user.click(show());
    visit(paths.imprint.to());
    await heading('Impressum');
    expect(frame()).toBeNull();
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(canonical()).toBeNull();
  });
});

describe('consent to preferences', () => {
  it('shows the page immediately, and it can be closed', async () => {
    agreeTo(all);
    const { user } = await openTerms();
    expect(frame()).toHaveAttribute('src', 'https://haus.example/seiten/agb');
    expect(newWindow()).toBeVisible();
    await user.click(hide());
    expect(frame()).toBeNull();
  });

  it('is the only category that shows the page', async () => {
    agreeTo({ preferences: false, statistics: true, marketing: true });
    await openTerms();
    expect(frame()).toBeNull();
  });

  it('opens the page when it is given, and closes it when it is withdrawn', async () => {
    const { user, store } = await openTerms();
    act(() => void store.dispatch(consentAccepted(all)));
    expect(frame()).not.toBeNull();
    await user.click(hide());
    await user.click(show());
    expect(frame()).not.toBeNull();
    act(() => void store.dispatch(consentAccepted({ ...none, statistics: true })));
    expect(frame()).toBeNull();
  });

  it('does not close a page that was opened by a click', async () => {
    const { user, store } = await openTerms();
    await user.click(show());
    act(() => void store.dispatch(consentDeclined()));
    expect(frame()).not.toBeNull();
  });
});

it('explains how a page for printing is printed', async () => {
  await open('/contactprint', 'Kontakt zum Ausdrucken');
  expect(screen.getByText(/^Zum Ausdrucken öffne/)).toBeVisible();
});
