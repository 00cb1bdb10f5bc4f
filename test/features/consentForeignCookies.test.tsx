import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import '@/features/cookieConsent/Consent';
import '@/features/cookieConsent/ConsentSettings';
import '@/screens/NotFoundScreen';
import { declineAll } from '@test/support/consent';
import { choose, openRunning } from '@test/support/consentScreen';
import { withProviders } from '@test/support/foreignPage';
import { renderApp } from '@test/support/renderApp';

vi.mock('@/config/settings', async (importActual) => {
  const actual = await importActual<typeof import('@/config/settings')>();
  return { settings: { ...actual.settings } };
});
vi.mock('@/lib/reloadPage', () => ({ reloadPage: vi.fn() }));

withProviders();

describe('cookies of others under our name', () => {
  const set = (...names: string[]) => names.forEach((name) => Cookies.set(name, '1'));
  const statistics = ['_ga', '_ga_ABC', '_gid', '_gat', '_gat_UA-1'];
  const marketing = ['_fbp', '_fbc', '_ttp', '_tt_enable_cookie', 'ttcsid', 'ttcsid_A', '_gcl_au'];
  const ours = ['cart', 'sandbox_world', '_galerie', 'session'];
  const left = () => Object.keys(Cookies.get()).filter((name) => name !== 'cookie_consent');

  it.each([
    ['all', ['Alle ablehnen'], ours],
    ['statistics', [/^Statistik/, 'Auswahl speichern'], [...marketing, ...ours]],
    ['marketing', [/^Marketing/, 'Auswahl speichern'], [...statistics, ...ours]],
  ])('go with the withdrawal of %s', async (_, steps, expected) => {
    const { user } = await openRunning();
    set(...statistics, ...marketing, ...ours);
    await choose(user, ...steps);
    expect(
      left()
        .filter((name) => name !== 'cart')
        .sort(),
    ).toEqual(expected.filter((name) => name !== 'cart').sort());
  });

  it('that a script set once more before it ended go at the next start', async () => {
    set(...statistics, ...marketing);
    declineAll();
    renderApp(paths.notFound.to());
    await waitFor(() => expect(left().filter((name) => !ours.includes(name))).toEqual([]));
  });
});
