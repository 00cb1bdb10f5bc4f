import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it } from 'vitest';
import { consentCookieName } from '@/shop/constants';
import { paths } from '@/shop/paths';
import '@/features/consent/Consent';
import '@/features/consent/banner/ConsentSettings';
import { readConsent } from '@/features/consent/consentCookie';
import { writeConsent } from '@/features/consent/consentSaga';
import { agreeTo, all, declineAll, forgetConsent, none } from '@test/support/consent';
import {
  bannerText,
  findBanner,
  footerButton,
  openWithoutConsent,
  queryBanner,
  settingsDialog,
} from '@test/support/consentScreen';
import { forbidCookies } from '@test/support/forbiddenCookies';
import { expectHarmless, hostileWords } from '@test/support/hostile';
import { heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { withSettings } from '@test/support/settings';

const accepted = { consent: 'accepted', ...all };
const declined = { consent: 'declined', ...none };

const stored = () => JSON.parse(Cookies.get(consentCookieName) ?? 'null') as unknown;
const openCart = () => openWithoutConsent(paths.cart.to());

describe('the consent banner', () => {
  it('has the specified text, does not block the page, and stores that all is accepted', async () => {
    const { banner, user, store } = await openCart();
    expect(banner.getByText(bannerText)).toBeVisible();
    expect(await findBanner()).not.toHaveAttribute('aria-modal');
    expect(screen.getByRole('main')).toBeVisible();
    const accept = banner.getByRole('button', { name: 'Akzeptieren' });
    const decline = banner.getByRole('button', { name: 'Ablehnen' });
    expect(decline.className).toBe(accept.className);
    expect(accept.nextElementSibling).toBe(decline);
    await user.click(banner.getByRole('link', { name: 'Impressum und Datenschutz' }));
    await heading('Impressum');
    expect(queryBanner()).toBeVisible();
    await user.click(accept);
    expect(queryBanner()).toBeNull();
    expect(stored()).toEqual(accepted);
    expect(store.getState().cookieConsent).toEqual(accepted);
  });

  it('is reached by the keyboard right after the skip link, and stores that all is declined', async () => {
    const { banner, user, store } = await openCart();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
    await user.tab();
    expect(banner.getByRole('link')).toHaveFocus();
    for (const name of ['Einstellungen', 'Akzeptieren', 'Ablehnen']) {
      await user.tab();
      expect(banner.getByRole('button', { name })).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    expect(queryBanner()).toBeNull();
    expect(stored()).toEqual(declined);
    expect(store.getState().cookieConsent).toEqual(declined);
  });

  it('returns the focus to its position before the click', async () => {
    const { banner, user } = await openWithoutConsent(paths.feedback.to());
    const field = (await screen.findAllByRole('textbox'))[0]!;
    await user.click(field);
    await user.click(banner.getByRole('button', { name: 'Ablehnen' }));
    expect(field).toHaveFocus();
  });

  it('moves the focus to the page without a previous position', async () => {
    const { banner } = await openCart();
    act(() => banner.getByRole('button', { name: 'Ablehnen' }).focus());
    fireEvent.click(banner.getByRole('button', { name: 'Ablehnen' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the consent cookie', () => {
  it.each(['accepted', 'declined'] as const)('returns „%s“ as it was written', (consent) => {
    const choice = { consent, ...none, statistics: true };
    expect(writeConsent(choice)).toBe(true);
    expect(readConsent()).toEqual(choice);
    expect(Cookies.get('cookie_consent')).toBe(JSON.stringify(choice));
  });

  it('that declines allows nothing, whatever its other fields are', () => {
    writeConsent({ ...all, consent: 'declined' });
    const { store } = renderApp(paths.cart.to());
    expect(store.getState().cookieConsent).toEqual(declined);
  });

  const unreadable = [
    '',
    'accepted',
    'true',
    'ja',
    '[]',
    'null',
    '<b>',
    hostileWords[0]!,
    '%E0%A4%A',
    '{"consent":"accepted"}',
    '{"consent":"perhaps"}',
    JSON.stringify({ ...accepted, consent: true }),
    JSON.stringify({ ...accepted, consent: 'ACCEPTED' }),
    JSON.stringify({ ...accepted, statistics: 'true' }),
    JSON.stringify({ ...accepted, marketing: 1 }),
    JSON.stringify({ consent: 'accepted', __proto__: null }),
    '{"__proto__":{"consent":"accepted","preferences":true,"statistics":true,"marketing":true}}',
  ];

  it('is no choice if it is not what the shop wrote', () => {
    for (const text of unreadable) {
      document.cookie = `${consentCookieName}=${encodeURIComponent(text)}; path=/`;
      expect(readConsent(), text).toBeUndefined();
    }
  });

  it.each([
    encodeURIComponent(unreadable.at(-1)!),
    encodeURIComponent(hostileWords[0]!),
    // Cannot be decoded.
    '%E0%A4%A',
  ])('with the value %s grants no consent, and the banner is shown', async (value) => {
    document.cookie = `${consentCookieName}=${value}; path=/`;
    const { store } = renderApp(paths.notFound.to());
    expect(await findBanner()).toBeVisible();
    await heading('Seite nicht gefunden');
    expect(store.getState().cookieConsent).toEqual({ consent: null, ...none });
    expect('dataLayer' in window).toBe(false);
    expectHarmless(value);
    Cookies.remove(consentCookieName, { path: '/' });
  });
});

type App = Awaited<ReturnType<typeof openCart>>;
type User = App['user'];
type Dialog = Awaited<ReturnType<typeof settingsDialog>>;

const ticked = (dialog: Dialog) =>
  dialog
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ id }) => id.replace('cookies-', ''));

async function openFromBanner({ user, banner }: App) {
  await user.click(banner.getByRole('button', { name: 'Einstellungen' }));
  return settingsDialog();
}

async function openFromFooter(user: User) {
  await user.click(footerButton());
  return settingsDialog();
}

const press = (user: User, dialog: Dialog, name: string) => user.click(dialog.getByRole('button', { name }));

const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the cookie settings', () => {
  it('have no default selection, change nothing when they are closed, and decline without a selection', async () => {
    const app = await openCart();
    const { user, banner } = app;
    let dialog = await openFromBanner(app);
    expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
    expect(dialog.getByRole('button', { name: 'Alle ablehnen' }).className).toBe(
      dialog.getByRole('button', { name: 'Alle akzeptieren' }).className,
    );
    // No provider is configured.
    expect(dialog.queryByText(/Google|Facebook|TikTok|E-Mail-Dienst|Betreiber/)).toBeNull();
    expect(dialog.getAllByText('Zurzeit ist hier nichts eingebunden.')).toHaveLength(3);
    for (const way of ['{Escape}', 'Schließen']) {
      expect(ticked(dialog), way).toEqual([]);
      await user.click(dialog.getByRole('checkbox', { name: /^Statistik/ }));
      await (way === 'Schließen' ? press(user, dialog, way) : user.keyboard(way));
      await untilClosed();
      expect(stored(), way).toBeNull();
      await waitFor(() => expect(banner.getByRole('button', { name: 'Einstellungen' })).toHaveFocus());
      dialog = await openFromBanner(app);
    }
    await press(user, dialog, 'Auswahl speichern');
    expect(stored()).toEqual(declined);
  });

  it('store one category alone, show the choice when they are opened again, and change it', async () => {
    const app = await openCart();
    const { user } = app;
    let dialog = await openFromBanner(app);
    await user.click(dialog.getByRole('checkbox', { name: /^Präferenzen/ }));
    await press(user, dialog, 'Auswahl speichern');
    expect(stored()).toEqual({ ...accepted, ...none, preferences: true });
    expect(queryBanner()).toBeNull();
    await untilClosed();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    for (const [before, after, category] of [
      [/^Präferenzen/, /^Statistik/, 'statistics'],
      [/^Statistik/, /^Marketing/, 'marketing'],
    ] as const) {
      dialog = await openFromFooter(user);
      await user.click(dialog.getByRole('checkbox', { name: before }));
      await user.click(dialog.getByRole('checkbox', { name: after }));
      await press(user, dialog, 'Auswahl speichern');
      expect(stored()).toEqual({ ...accepted, ...none, [category]: true });
      await untilClosed();
    }
    expect(ticked(await openFromFooter(user))).toEqual(['marketing']);
  });

  it('show the stored choice without a banner, apply a button for all, and withdraw one category alone', async () => {
    agreeTo({ ...none, statistics: true });
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    for (const [names, name, result] of [
      [['statistics'], 'Alle ablehnen', declined],
      [[], 'Alle akzeptieren', accepted],
      [['preferences', 'statistics', 'marketing'], 'Auswahl speichern', { ...accepted, marketing: false }],
      [['preferences', 'statistics'], 'Alle akzeptieren', accepted],
      [['preferences', 'statistics', 'marketing'], 'Alle ablehnen', declined],
    ] as const) {
      const dialog = await openFromFooter(user);
      expect(queryBanner()).toBeNull();
      expect(ticked(dialog)).toEqual(names);
      if (name === 'Auswahl speichern')
        await user.click(dialog.getByRole('checkbox', { name: /^Marketing/ }));
      await press(user, dialog, name);
      expect(stored()).toEqual(result);
      await untilClosed();
      expect(footerButton()).toHaveFocus();
    }
  });

  it('work by the keyboard alone, and name each provider', async () => {
    withSettings({
      VITE_TAG_MANAGER_ID: 'GTM-TEST1',
      VITE_FACEBOOK_PIXEL_ID: '123',
      VITE_TIKTOK_PIXEL_ID: 'ABC1',
      VITE_MAILING_SCRIPT_URL: 'https://mailing.example/popup.js',
      VITE_PROVIDER_SITE_URL: 'https://provider.example/',
    });
    const { banner, user } = await openCart();
    const opener = banner.getByRole('button', { name: 'Einstellungen' });
    while (document.activeElement !== opener) await user.tab();
    await user.keyboard('{Enter}');
    const dialog = await settingsDialog();
    const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
    expect(box(/Google Tag Manager/)).toBeVisible();
    expect(box(/Facebook und TikTok.*Bestellnummer.*E-Mail-Dienst/)).toBeVisible();
    expect(box(/Seiten des Betreibers/)).toBeVisible();
    const preferences = box(/^Präferenzen/);
    for (let press = 0; document.activeElement !== preferences && press < 9; press += 1) await user.tab();
    await user.keyboard(' {Enter}');
    expect(stored()).toEqual({ ...accepted, ...none, preferences: true });
  });
});

describe('consent in another tab', () => {
  it('is applied when the visitor returns, and its withdrawal when the window gets the focus', async () => {
    const { store } = await openCart();
    agreeTo(all);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(queryBanner()).toBeNull());
    expect(store.getState().cookieConsent).toEqual(accepted);
    declineAll();
    fireEvent.focus(window);
    await waitFor(() => expect(store.getState().cookieConsent).toEqual(declined));
  });

  it('that closes the banner moves its focus to the page', async () => {
    const { banner, store } = await openCart();
    act(() => banner.getByRole('button', { name: 'Akzeptieren' }).focus());
    declineAll();
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(queryBanner()).toBeNull();
    expect(store.getState().cookieConsent).toEqual(declined);
  });
});

it('where cookies are forbidden, each choice is kept while the page is open', async () => {
  forgetConsent();
  forbidCookies();
  const { user, store } = renderApp(paths.cart.to());
  const expectKept = (choice: object) => {
    expect(queryBanner()).toBeNull();
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    expect(queryBanner()).toBeNull();
    expect(store.getState().cookieConsent).toEqual(choice);
  };
  await user.click(await screen.findByRole('button', { name: 'Akzeptieren' }));
  expectKept(accepted);
  await press(user, await openFromFooter(user), 'Alle ablehnen');
  expectKept(declined);
});
