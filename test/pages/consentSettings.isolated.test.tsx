import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { settings } from '@/shared/config/settings';
import '@/features/consent/Consent';
import '@/features/consent/ConsentSettings';
import '@/pages/CartPage';
import { agreeTo, all, forgetConsent, none } from '@test/support/consent';
import {
  findBanner,
  footerButton,
  openWithoutConsent,
  queryBanner,
  settingsDialog,
} from '@test/support/consentScreen';
import { heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';

vi.mock('@/shared/config/settings', async (importActual) => {
  const actual = await importActual<typeof import('@/shared/config/settings')>();
  return { settings: { ...actual.settings } };
});

const stored = () => JSON.parse(Cookies.get('cookie_consent') ?? 'null') as unknown;
type Boxes = { getAllByRole: (role: 'checkbox') => HTMLElement[] };
const ticked = (dialog: Boxes) =>
  dialog
    .getAllByRole('checkbox')
    .filter((box) => (box as HTMLInputElement).checked)
    .map(({ id }) => id.replace('cookies-', ''));

async function openFromBanner() {
  const { banner, user } = await openWithoutConsent(paths.cart.to());
  await user.click(banner.getByRole('button', { name: 'Einstellungen' }));
  return { user, dialog: await settingsDialog() };
}

async function openFromFooter(choice: typeof all) {
  if (Object.values(choice).includes(true)) agreeTo(choice);
  const { user } = renderApp(paths.cart.to());
  await heading('Warenkorb');
  await user.click(footerButton());
  return { user, dialog: await settingsDialog() };
}

describe('the cookie settings', () => {
  it('have no default selection', async () => {
    const { dialog } = await openFromBanner();
    expect(ticked(dialog)).toEqual([]);
    expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
  });

  it.each([none, { ...none, statistics: true }, { ...all, marketing: false }, all])(
    'show the stored choice: %j',
    async (choice) => {
      const { dialog } = await openFromFooter(choice);
      expect(ticked(dialog)).toEqual(
        Object.entries(choice)
          .filter(([, isAgreed]) => isAgreed)
          .map(([name]) => name),
      );
    },
  );

  it.each([
    ['preferences', /^Präferenzen/],
    ['statistics', /^Statistik/],
    ['marketing', /^Marketing/],
  ] as const)('store „%s“ alone', async (category, name) => {
    const { user, dialog } = await openFromBanner();
    await user.click(dialog.getByRole('checkbox', { name }));
    await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }));
    expect(stored()).toEqual({ consent: 'accepted', ...none, [category]: true });
    expect(queryBanner()).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('without a selection decline consent', async () => {
    const { user, dialog } = await openFromBanner();
    await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }));
    expect(stored()).toEqual({ consent: 'declined', ...none });
  });

  it.each([
    ['Alle akzeptieren', { consent: 'accepted', ...all }],
    ['Alle ablehnen', { consent: 'declined', ...none }],
  ] as const)('apply „%s“, whatever is ticked', async (name, expected) => {
    const { user, dialog } = await openFromFooter({ ...none, statistics: true });
    await user.click(dialog.getByRole('button', { name }));
    expect(stored()).toEqual(expected);
    expect(footerButton()).toHaveFocus();
  });

  it('have equal buttons for declining and accepting all', async () => {
    const { dialog } = await openFromBanner();
    expect(dialog.getByRole('button', { name: 'Alle ablehnen' }).className).toBe(
      dialog.getByRole('button', { name: 'Alle akzeptieren' }).className,
    );
  });

  it('withdraw one category and keep the other', async () => {
    const { user, dialog } = await openFromFooter(all);
    await user.click(dialog.getByRole('checkbox', { name: /^Marketing/ }));
    await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }));
    expect(stored()).toEqual({ consent: 'accepted', ...all, marketing: false });
  });

  it.each(['{Escape}', 'Schließen'])('change nothing when they are closed by %s', async (way) => {
    const { user, dialog } = await openFromBanner();
    await user.click(dialog.getByRole('checkbox', { name: /^Statistik/ }));
    if (way === 'Schließen') await user.click(dialog.getByRole('button', { name: way }));
    else await user.keyboard(way);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toBeNull();
    const banner = within(await findBanner());
    await waitFor(() => expect(banner.getByRole('button', { name: 'Einstellungen' })).toHaveFocus());
  });

  it('work by the keyboard alone', async () => {
    forgetConsent();
    const { user } = renderApp(paths.cart.to());
    const banner = within(await findBanner());
    const opener = banner.getByRole('button', { name: 'Einstellungen' });
    while (document.activeElement !== opener) await user.tab();
    await user.keyboard('{Enter}');
    const dialog = await settingsDialog();
    const box = dialog.getByRole('checkbox', { name: /^Marketing/ });
    for (let press = 0; document.activeElement !== box && press < 9; press += 1) await user.tab();
    await user.keyboard(' {Enter}');
    expect(stored()).toEqual({ consent: 'accepted', ...none, marketing: true });
  });
});

describe('the explanation of consent', () => {
  it('covers configured providers only', async () => {
    const { dialog } = await openFromBanner();
    expect(dialog.queryByText(/Google|Facebook|TikTok|E-Mail-Dienst|Betreiber/)).toBeNull();
    expect(dialog.getAllByText('Zurzeit ist hier nichts eingebunden.')).toHaveLength(3);
  });

  it('names each provider', async () => {
    Object.assign(settings, {
      VITE_TAG_MANAGER_ID: 'GTM-TEST1',
      VITE_FACEBOOK_PIXEL_ID: '123',
      VITE_TIKTOK_PIXEL_ID: 'ABC1',
      VITE_MAILING_SCRIPT_URL: 'https://mailing.example/popup.js',
      VITE_PROVIDER_SITE_URL: 'https://provider.example/',
    });
    const { dialog } = await openFromBanner();
    expect(dialog.getByRole('checkbox', { name: /Google Tag Manager/ })).toBeVisible();
    expect(
      dialog.getByRole('checkbox', { name: /Facebook und TikTok.*Bestellnummer.*E-Mail-Dienst/ }),
    ).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /Seiten des Betreibers/ })).toBeVisible();
  });
});
