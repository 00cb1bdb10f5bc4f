import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchShows } from '@/api/shows';
import { paths } from '@/config/paths';
import { settings } from '@/config/settings';
import '@/features/cookieConsent/Consent';
import '@/features/cookieConsent/ConsentSettings';
import { reloadPage } from '@/lib/reloadPage';
import '@/screens/CartScreen';
import '@/screens/CheckoutScreen';
import '@/screens/FeedbackScreen';
import '@/screens/NotFoundScreen';
import '@/screens/StornoScreen';
import { atTheEnd } from '@test/support/cleanups';
import { agreeTo, all, declineAll, none } from '@test/support/consent';
import {
  choose,
  foreignScripts,
  footer,
  footerButton,
  openRunning,
  settingsDialog,
} from '@test/support/consentScreen';
import { everyScript, foreign, marketingScripts, scripts, withProviders } from '@test/support/foreignPage';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { holdBack } from '@test/support/server';

vi.mock('@/config/settings', async (importActual) => {
  const actual = await importActual<typeof import('@/config/settings')>();
  return { settings: { ...actual.settings } };
});
vi.mock('@/lib/reloadPage', () => ({ reloadPage: vi.fn() }));

withProviders();
beforeEach(() => {
  vi.mocked(reloadPage).mockReset();
});

/** Presses a link of the footer and says whether the browser follows it: the router would have kept it from that. */
async function followedByBrowser(user: UserEvent, name: string): Promise<boolean> {
  let press: Event | undefined;
  const note = (event: Event) => {
    press = event;
  };
  window.addEventListener('click', note, { capture: true, once: true });
  await user.click(footer().getByRole('link', { name }));
  return press?.defaultPrevented === false;
}

describe('a withdrawal', () => {
  it('takes the scripts away, tells them, and loads the page anew', async () => {
    const { user } = await openRunning();
    expect(foreignScripts()).toEqual(everyScript);
    await choose(user, 'Alle ablehnen');
    expect(foreignScripts()).toEqual([]);
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(foreign.fbq!.queue.at(-1)).toEqual(['consent', 'revoke']);
    expect(foreign.ttq!.at(-1)).toEqual(['revokeConsent']);
    const last = (foreign.dataLayer as ArrayLike<unknown>[]).at(-1)!;
    expect(Array.from(last)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
  });

  it('keeps a script that is still on its way from running: only in its own document it does', async () => {
    const { user } = await openRunning();
    const asked = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
    await choose(user, 'Alle ablehnen');
    expect(asked).toHaveLength(everyScript.length);
    expect(asked.filter(({ ownerDocument }) => ownerDocument === document)).toEqual([]);
  });

  it.each([
    [/^Marketing/, [scripts.tagManager]],
    [/^Statistik/, marketingScripts],
  ])('of %s alone leaves the others', async (category, left) => {
    const { user } = await openRunning();
    await choose(user, category, 'Auswahl speichern');
    expect(foreignScripts()).toEqual(left);
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('of preferences alone needs no new page', async () => {
    const { user } = await openRunning();
    await choose(user, /^Präferenzen/, 'Auswahl speichern');
    expect(foreignScripts()).toEqual(everyScript);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('needs none either where no script ran', async () => {
    agreeTo({ ...none, preferences: true });
    const { user } = renderApp(paths.notFound.to());
    await choose(user, 'Alle ablehnen');
    expect(reloadPage).not.toHaveBeenCalled();
    expect(await followedByBrowser(user, 'Feedback')).toBe(false);
  });

  it('in another tab does the same here', async () => {
    await openRunning();
    declineAll();
    fireEvent.focus(window);
    await waitFor(() => expect(foreignScripts()).toEqual([]));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('that is taken back brings no script a second time', async () => {
    const { user } = await openRunning();
    await choose(user, 'Alle ablehnen');
    await choose(user, 'Alle akzeptieren');
    expect(foreignScripts()).toEqual([]);
    expect(foreign.fbq!.queue.at(-1)).toEqual(['consent', 'grant']);
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(await followedByBrowser(user, 'Feedback')).toBe(false);
  });
});

describe('nothing of the visitor’s is lost by it', () => {
  it('what is typed stays until the next link, which loads its page anew', async () => {
    const { user } = await openRunning(paths.feedback.to());
    await user.type((await screen.findAllByRole('textbox'))[0]!, 'Grete');
    await choose(user, 'Alle ablehnen');
    expect(reloadPage).not.toHaveBeenCalled();
    expect(await followedByBrowser(user, 'Jobs')).toBe(true);
    expect(window.location.pathname).toBe(paths.feedback.to());
  });

  it('what is typed into a form of the mailing provider, which we cannot see, stays too', async () => {
    settings.VITE_NEWSLETTER_FRAME_URL = 'https://mailing.example/anmeldung';
    atTheEnd(() => Reflect.deleteProperty(settings, 'VITE_NEWSLETTER_FRAME_URL'));
    const { user } = await openRunning();
    await user.click(await footer().findByRole('button', { name: 'Filmprogramm abonnieren' }));
    await footer().findByTitle('Anmeldung zum Newsletter');
    await choose(user, 'Alle ablehnen');
    expect(reloadPage).not.toHaveBeenCalled();
    expect(await followedByBrowser(user, 'Feedback')).toBe(true);
  });

  it.each([paths.checkout.to(), paths.paymentResult.to(), paths.payment.to({ orderId: '7' })])(
    '%s is never loaded anew by itself',
    async (address) => {
      const { user } = await openRunning(address);
      await choose(user, 'Alle ablehnen');
      expect(foreignScripts()).toEqual([]);
      expect(reloadPage).not.toHaveBeenCalled();
    },
  );

  it('a call under way is not cut off', async () => {
    const { user, store } = await openRunning();
    const letGo = holdBack('show/getCurrentShows');
    act(() => void store.dispatch(fetchShows.start({})));
    await choose(user, 'Alle ablehnen');
    expect(reloadPage).not.toHaveBeenCalled();
    expect(await followedByBrowser(user, 'Feedback')).toBe(false);
    letGo();
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    expect(await followedByBrowser(user, 'Jobs')).toBe(true);
  });

  it('without a network no page goes that could not come again', async () => {
    const { user } = await openRunning();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await choose(user, 'Alle ablehnen');
    expect(reloadPage).not.toHaveBeenCalled();
    expect(await followedByBrowser(user, 'Feedback')).toBe(false);
  });

  it('a page that could not keep the choice is not loaded anew', async () => {
    const { user } = await openRunning();
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    await choose(user, 'Alle ablehnen');
    expect(foreignScripts()).toEqual([]);
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('a secret address', () => {
  it('that Back leads to is not seen by scripts that run', async () => {
    await openRunning();
    const seen = vi.fn();
    window.addEventListener('popstate', seen);
    window.history.replaceState(null, '', paths.stornoByIdentifier.to({ stornoIdentifier: 'geheim' }));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
    window.removeEventListener('popstate', seen);
    expect(seen).not.toHaveBeenCalled();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('is left by a new page, where the scripts may run', async () => {
    agreeTo(all);
    const { user } = renderApp(paths.storno.to());
    await heading('Bestellung stornieren');
    await user.click(footerButton());
    await settingsDialog();
    await user.keyboard('{Escape}');
    expect(await followedByBrowser(user, 'Feedback')).toBe(true);
  });
});
