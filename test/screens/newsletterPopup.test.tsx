import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { settings } from '@/config/settings';
import '@/features/cookieConsent/ConsentBanner';
import '@/features/upcomingMovies/newsletter/NewsletterDialog';
import '@/screens/CinemaLandingScreen';
import { forgetConsent } from '@test/support/consent';
import { button } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { passTime, settle, stopTime } from '@test/support/time';

const delay = 2000;
const retry = 4000;
const open = vi.fn<() => void>();

vi.mock('@/config/settings', async (importActual) => {
  const actual = await importActual<typeof import('@/config/settings')>();
  return { settings: { ...actual.settings } };
});

const ownDialog = () => screen.queryByRole('dialog', { name: 'Filmprogramm abonnieren' });

/** A first visit by a link that asks for the popup. */
async function arrive() {
  const app = renderApp(paths.cinemaLanding.to({}, { openfpsub: 'true' }));
  await settle();
  return app;
}

beforeEach(() => {
  stopTime();
  forgetConsent();
  open.mockReset();
  vi.stubGlobal('mailingPopup', { open });
  settings.VITE_MAILING_SCRIPT_URL = 'https://mailing.example/popup.js';
});

describe('before the visitor has answered the question for consent, the popup', () => {
  it('leaves time for it, and is the provider’s if the answer is yes', async () => {
    await arrive();
    await passTime(delay);
    expect(ownDialog()).toBeNull();
    fireEvent.click(button('Akzeptieren'));
    await passTime(retry - 1);
    expect(open).not.toHaveBeenCalled();
    await passTime(1);
    expect(open).toHaveBeenCalledTimes(1);
    expect(ownDialog()).toBeNull();
  });

  it.each([
    ['the answer is no', () => fireEvent.click(button('Ablehnen'))],
    ['there is none by then', () => undefined],
  ])('is our own dialog if %s, and asks nobody else', async (_, answer) => {
    await arrive();
    await passTime(delay);
    answer();
    await passTime(retry - 1);
    expect(ownDialog()).toBeNull();
    await passTime(1);
    expect(ownDialog()).toBeVisible();
    expect(open).not.toHaveBeenCalled();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('does not lose time where the answer comes at once', async () => {
    await arrive();
    await passTime(delay - 1);
    fireEvent.click(button('Akzeptieren'));
    await passTime(1);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('leaves the question where it is, to be answered afterwards', async () => {
    await arrive();
    await passTime(delay + retry);
    fireEvent.click(button('Schliessen'));
    await passTime(retry);
    expect(ownDialog()).toBeNull();
    expect(button('Ablehnen')).toBeVisible();
  });
});
