import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import '@/features/consent/Consent';
import '@/pages/CartPage';
import '@/pages/ExternalPage';
import '@/pages/FeedbackPage';
import { agreeTo, all, declineAll, forgetConsent, none } from '@test/support/consent';
import {
  bannerText,
  findBanner,
  footerButton,
  openWithoutConsent,
  queryBanner,
} from '@test/support/consentScreen';
import { forbidCookies } from '@test/support/forbiddenCookies';
import { heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';

const stored = () => JSON.parse(Cookies.get('cookie_consent') ?? 'null') as unknown;
const open = () => openWithoutConsent(paths.cart.to());

describe('the consent banner', () => {
  it('has the specified text and does not block the page', async () => {
    const { banner, user } = await open();
    expect(banner.getByText(bannerText)).toBeVisible();
    expect(await findBanner()).not.toHaveAttribute('aria-modal');
    expect(screen.getByRole('main')).toBeVisible();
    await user.click(banner.getByRole('link', { name: 'Impressum und Datenschutz' }));
    await heading('Impressum');
    expect(queryBanner()).toBeVisible();
  });

  it('has equal buttons for declining and accepting, side by side', async () => {
    const { banner } = await open();
    const accept = banner.getByRole('button', { name: 'Akzeptieren' });
    const decline = banner.getByRole('button', { name: 'Ablehnen' });
    expect(decline.className).toBe(accept.className);
    expect(accept.nextElementSibling).toBe(decline);
  });

  it.each([
    ['Akzeptieren', 'accepted', all],
    ['Ablehnen', 'declined', none],
  ] as const)('disappears after „%s“, which is stored in the cookie', async (name, consent, choice) => {
    const { banner, user, store } = await open();
    await user.click(banner.getByRole('button', { name }));
    expect(queryBanner()).toBeNull();
    expect(stored()).toEqual({ consent, ...choice });
    expect(store.getState().cookieConsent).toEqual({ consent, ...choice });
  });

  it('is hidden after a choice', async () => {
    declineAll();
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    fireEvent.click(footerButton());
    await screen.findByRole('dialog', { name: 'Cookie-Einstellungen' });
    expect(queryBanner()).toBeNull();
  });

  it.each(['{"consent":"accepted"}', 'ja', '{"consent":"perhaps"}', '[]', '<b>'])(
    'is shown when the cookie contains %j',
    async (value) => {
      Cookies.set('cookie_consent', value);
      renderApp(paths.cart.to());
      expect(await findBanner()).toBeVisible();
    },
  );
});

describe('the keyboard focus', () => {
  it('reaches the banner right after the skip link, before the header', async () => {
    const { banner, user } = await open();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
    await user.tab();
    expect(banner.getByRole('link')).toHaveFocus();
    await user.tab();
    expect(banner.getByRole('button', { name: 'Einstellungen' })).toHaveFocus();
    await user.tab();
    expect(banner.getByRole('button', { name: 'Akzeptieren' })).toHaveFocus();
    await user.tab();
    expect(banner.getByRole('button', { name: 'Ablehnen' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(stored()).toEqual({ consent: 'declined', ...none });
  });

  it('returns to its position before the click', async () => {
    const { banner, user } = await openWithoutConsent(paths.feedback.to());
    const field = (await screen.findAllByRole('textbox'))[0]!;
    await user.click(field);
    await user.click(banner.getByRole('button', { name: 'Ablehnen' }));
    expect(field).toHaveFocus();
  });

  it('continues in the page without a previous position', async () => {
    const { banner } = await open();
    act(() => banner.getByRole('button', { name: 'Ablehnen' }).focus());
    fireEvent.click(banner.getByRole('button', { name: 'Ablehnen' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('consent in another tab', () => {
  it.each([
    ['given', () => agreeTo(all), { consent: 'accepted', ...all }],
    ['declined', declineAll, { consent: 'declined', ...none }],
  ] as const)('that was %s is applied when the visitor returns', async (_, choose, expected) => {
    const { store } = await open();
    choose();
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(queryBanner()).toBeNull());
    expect(store.getState().cookieConsent).toEqual(expected);
  });

  it('that was withdrawn is applied when the window gets the focus', async () => {
    const { banner, user, store } = await open();
    await user.click(banner.getByRole('button', { name: 'Akzeptieren' }));
    declineAll();
    fireEvent.focus(window);
    await waitFor(() => expect(store.getState().cookieConsent).toEqual({ consent: 'declined', ...none }));
  });

  it('that closes the banner moves its focus to the page', async () => {
    const { banner } = await open();
    act(() => banner.getByRole('button', { name: 'Akzeptieren' }).focus());
    declineAll();
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('where cookies are forbidden', () => {
  it.each([
    ['Akzeptieren', { consent: 'accepted', ...all }],
    ['Ablehnen', { consent: 'declined', ...none }],
  ] as const)('the choice „%s“ is kept while the page is open', async (name, expected) => {
    forgetConsent();
    forbidCookies();
    const { user, store } = renderApp(paths.cart.to());
    await user.click(await screen.findByRole('button', { name }));
    expect(queryBanner()).toBeNull();
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    expect(queryBanner()).toBeNull();
    expect(store.getState().cookieConsent).toEqual(expected);
  });
});
