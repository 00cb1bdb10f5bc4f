import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '@/app/store';
import { paths } from '@/shop/paths';
import '@/features/consent/banner/ConsentBanner';
import { consentAccepted, consentDeclined } from '@/features/consent/cookieConsentSlice';
import '@/features/catalogue/cards/InfoDialog';
import { NewsletterDialog } from '@/features/catalogue/newsletter/NewsletterDialog';
import '@/pages/CartPage';
import '@/pages/CinemaLandingPage';
import { addCleanup } from '@test/support/cleanups';
import { all, forgetConsent } from '@test/support/consent';
import { button } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { requestsTo, startWinter } from '@test/support/server';
import { withSettings } from '@test/support/settings';
import { keepShows } from '@test/support/smallDatabase';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const provider = 'https://mailing.example/anmeldung';
const useProvider = () => withSettings({ VITE_NEWSLETTER_FRAME_URL: provider });
const frame = () => document.querySelector('iframe');

async function openWinter() {
  startWinter();
  const app = renderApp(paths.program.to());
  // The footer has a second one.
  const main = within(await screen.findByRole('main'));
  const opener = await main.findByRole('button', { name: 'Filmprogramm abonnieren' });
  return { ...app, opener };
}

/** The dialog that opens by itself. */
function openDialog() {
  const { store, stop } = createStore();
  const onClose = vi.fn();
  const { unmount } = render(
    <Provider store={store}>
      <NewsletterDialog onClose={onClose} />
    </Provider>,
  );
  addCleanup(() => {
    unmount();
    stop();
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Filmprogramm abonnieren' }));
  return { user: userEvent.setup({ delay: null }), dialog, onClose };
}

beforeEach(() => keepShows(301, 501));

describe('the newsletter with a mailing provider', () => {
  beforeEach(useProvider);

  it('its form is loaded by a click only, cannot navigate the shop, gets no referrer, and can be closed', async () => {
    const { user, opener } = await openWinter();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(frame()).toBeNull();
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByTitle('Anmeldung zum Newsletter')).toHaveAttribute('src', provider);
    expect(screen.getByText(/kommt von unserem E-Mail-Dienst/)).toBeVisible();
    const allowed = frame()!.getAttribute('sandbox')!.split(' ');
    expect(allowed.filter((right) => /navigation|modals|downloads/.test(right))).toEqual([]);
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
    const link = screen.getByRole('link', { name: 'Formular in neuem Fenster öffnen' });
    expect(link).toHaveAttribute('href', provider);
    expect(link.getAttribute('rel')).toContain('noopener');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(frame()).toBeNull();
  });

  it('a dialog that opens by itself also loads the form by a click only', async () => {
    const { user, dialog, onClose } = openDialog();
    expect(frame()).toBeNull();
    const show = dialog.getByRole('button', { name: 'Anmeldeformular anzeigen' });
    await user.click(show);
    expect(dialog.getByTitle('Anmeldung zum Newsletter')).toHaveAttribute('src', provider);
    expect(show).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('its button is „Newsletter abonnieren“ unless it is about films, works by the keyboard and keeps the focus', async () => {
    const { user } = renderApp(paths.automarkt.to());
    const main = within(await screen.findByRole('main'));
    const opener = await main.findByRole('button', { name: 'Newsletter abonnieren' });
    opener.focus();
    await user.keyboard('{Enter}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(opener).toHaveFocus();
    expect(screen.getByTitle('Anmeldung zum Newsletter')).toHaveAttribute('src', provider);
    expect(document.getElementById(opener.getAttribute('aria-controls')!)).toContainElement(frame());
    await user.keyboard(' ');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
    expect(frame()).toBeNull();
  });
});

describe('the newsletter without a mailing provider', () => {
  it('the button opens and closes the shop’s own sign-up', async () => {
    const { user, opener } = await openWinter();
    expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Filmprogramm abonnieren' });
    expect(frame()).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('a dialog that opens by itself is the shop’s own sign-up, and closes when it is sent', async () => {
    const { user, dialog, onClose } = openDialog();
    await user.click(await dialog.findByRole('checkbox', { name: 'Drama' }));
    fireEvent.change(dialog.getByLabelText('E-Mail-Adresse'), { target: { value: 'ada@example.com' } });
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Abonnieren' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(requestsTo('movie/saveNewsletterMovieReminder').map(({ body }) => body)).toEqual([
      { email: 'ada@example.com', genres: ['Drama'] },
    ]);
  });
});

describe('the newsletter’s popup by the query openfpsub', () => {
  const delay = 2000;
  const retry = 4000;

  const open = vi.fn<() => void>();
  const scriptIsReady = () => vi.stubGlobal('mailingPopup', { open });
  const ownDialog = () => screen.queryByRole('dialog', { name: 'Filmprogramm abonnieren' });
  const popupLink = paths.cinemaLanding.to({}, { openfpsub: 'true' });

  async function openPopupLink(consent: typeof all | 'declined' | 'unknown' = all, address = popupLink) {
    if (consent === 'unknown') forgetConsent();
    const { store, close } = renderApp(address);
    if (consent !== 'unknown')
      act(() => {
        store.dispatch(consent === 'declined' ? consentDeclined() : consentAccepted(consent));
      });
    await flushPending();
    return close;
  }

  function expectOwnDialog() {
    expect(ownDialog()).toBeVisible();
    expect(open).not.toHaveBeenCalled();
    expect(frame()).toBeNull();
  }

  beforeEach(() => {
    stopTime();
    open.mockReset();
    withSettings({ VITE_MAILING_SCRIPT_URL: 'https://mailing.example/popup.js' });
  });

  describe('before the consent choice', () => {
    beforeEach(scriptIsReady);

    it('waits for the choice, and is the provider’s with consent', async () => {
      await openPopupLink('unknown');
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
      ['consent is declined', () => fireEvent.click(button('Ablehnen'))],
      ['there is no choice by then', () => undefined],
    ])('is the shop’s own dialog if %s, without third-party requests', async (_, answer) => {
      await openPopupLink('unknown');
      await passTime(delay);
      answer();
      await passTime(retry - 1);
      expect(ownDialog()).toBeNull();
      await passTime(1);
      expectOwnDialog();
      const isUndecided = screen.queryByRole('button', { name: 'Ablehnen' }) !== null;
      fireEvent.click(button('Schliessen'));
      await passTime(retry);
      expect(ownDialog()).toBeNull();
      // The dialog does not remove the banner.
      if (isUndecided) expect(button('Ablehnen')).toBeVisible();
    });

    it('opens without delay after a quick choice', async () => {
      await openPopupLink('unknown');
      await passTime(delay - 1);
      fireEvent.click(button('Akzeptieren'));
      await passTime(1);
      expect(open).toHaveBeenCalledTimes(1);
    });
  });

  it('opens the provider’s popup after two seconds, once', async () => {
    scriptIsReady();
    await openPopupLink();
    await passTime(delay - 1);
    expect(open).not.toHaveBeenCalled();
    await passTime(1);
    expect(open).toHaveBeenCalledTimes(1);
    await passTime(2 * retry);
    expect(open).toHaveBeenCalledTimes(1);
    expect(ownDialog()).toBeNull();
  });

  it('tries the provider’s popup once more after four seconds', async () => {
    await openPopupLink();
    await passTime(delay);
    scriptIsReady();
    await passTime(retry - 1);
    expect(open).not.toHaveBeenCalled();
    await passTime(1);
    expect(open).toHaveBeenCalledTimes(1);
    expect(ownDialog()).toBeNull();
  });

  it.each([
    ['undefined', undefined],
    ['an object that throws', { open: () => expect.fail('The popup is broken.') }],
    ['an object that cannot open', { open: 'yes' }],
    ['null', null],
  ])('treats %s as a script that is not ready, and opens the shop’s own dialog', async (_, popup) => {
    if (popup !== undefined) vi.stubGlobal('mailingPopup', popup);
    await openPopupLink();
    await passTime(delay + retry - 1);
    expect(ownDialog()).toBeNull();
    await passTime(1);
    expect(ownDialog()).toBeVisible();
  });

  it.each([
    ['declined consent', 'declined', true],
    ['consent to all but marketing', { ...all, marketing: false }, true],
    ['consent, but no script', all, false],
  ] as const)(
    'opens the shop’s own dialog after two seconds with %s, without third-party requests, and once',
    async (_, consent, hasScript) => {
      if (!hasScript) withSettings({ VITE_MAILING_SCRIPT_URL: undefined });
      scriptIsReady();
      await openPopupLink(consent);
      await passTime(delay - 1);
      expect(ownDialog()).toBeNull();
      await passTime(1);
      expectOwnDialog();
      fireEvent.click(button('Schliessen'));
      await passTime(delay + retry);
      expect(ownDialog()).toBeNull();
    },
  );

  it('does not open for any other value', async () => {
    scriptIsReady();
    for (const openfpsub of ['', 'false', 'TRUE', '1', 'true ']) {
      const close = await openPopupLink(all, paths.cinemaLanding.to({}, { openfpsub }));
      await passTime(delay + retry);
      expect(open, openfpsub).not.toHaveBeenCalled();
      expect(ownDialog(), openfpsub).toBeNull();
      close();
    }
  });

  it('does not open after the visitor has left', async () => {
    scriptIsReady();
    await openPopupLink();
    await passTime(delay - 1);
    visit(paths.cart.to());
    await passTime(delay + retry);
    expect(open).not.toHaveBeenCalled();
    expect(ownDialog()).toBeNull();
  });

  it('does not open again after Back', async () => {
    withSettings({ VITE_MAILING_SCRIPT_URL: undefined });
    await openPopupLink();
    visit(paths.cart.to());
    await flushPending();
    visit(popupLink);
    await passTime(delay + retry);
    expect(ownDialog()).toBeNull();
  });

  it('waits until another dialog is closed', async () => {
    withSettings({ VITE_MAILING_SCRIPT_URL: undefined });
    await openPopupLink();
    fireEvent.click(button('Kurzinformation'));
    await flushPending();
    await passTime(delay);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(ownDialog()).toBeNull();
    fireEvent.click(button('Schliessen'));
    await passTime(retry);
    expect(ownDialog()).toBeVisible();
  });
});
