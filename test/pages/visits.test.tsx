import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { visitReport, type VisitReport } from '@/domain/visits';
import { writeConsent } from '@/features/consent/consentSaga';
import { consentAccepted, consentDeclined } from '@/features/consent/cookieConsentSlice';
import { trackedNames } from '@/features/consent/trackedNames';
import '@/features/visits/Visits';
import { agreeTo, all, declineAll, forgetConsent, none } from '@test/support/consent';
import { choose, footerButton, settingsDialog } from '@test/support/consentScreen';
import { orderButton, readyToOrder, saveOrderCall } from '@test/support/checkoutPage';
import { openPaid, payOrder } from '@test/support/tracking';
import { takeProblems } from '@test/support/problems';
import { renderApp } from '@test/support/renderApp';
import { button, heading } from '@test/support/screenQueries';
import { disturb } from '@test/support/server';
import { withSettings } from '@test/support/settings';

const statistics = { ...none, statistics: true };

let sent: RequestInit[];

beforeEach(() => {
  sent = [];
  trackedNames.clear();
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((to, options) => {
    if (to !== '/besuche') return fetch(to, options);
    sent.push(options!);
    // Nobody is told of it.
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  withSettings({ VITE_VISITS_URL: '/besuche' });
});

/** Leaves the page, in the order of browsers. Returns what that sends. */
function leave(): VisitReport | undefined {
  fireEvent(window, new Event('pagehide'));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  visibility.mockRestore();
  const [first, ...others] = sent.splice(0);
  expect(others).toEqual([]);
  if (!first) return undefined;
  expect(first).toMatchObject({ keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' });
  return v.parse(v.strictObject(visitReport.entries), JSON.parse(first.body as string));
}

const firstPart = async () => {
  let part: VisitReport | undefined;
  await waitFor(() => expect((part = leave())).toBeDefined());
  return part!;
};

/** The code that measures is loaded by then, if it is loaded at all. */
async function settled(app: ReturnType<typeof renderApp>) {
  await waitFor(() => expect(app.store.getState().loadingBar.active).toEqual({}));
  await vi.dynamicImportSettled();
}

async function openShow(query = '') {
  const app = renderApp(`${paths.show.to({ idOrIdentifier: 301 })}${query}`);
  await screen.findByRole('button', { name: 'In den Warenkorb' });
  await settled(app);
  return app;
}

const orderFailure = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ · order\/saveOrder · 500$/;

describe('with consent to statistics, a visit', () => {
  beforeEach(() => agreeTo(statistics));

  it('is sent when the page is left: kind of page and device, source and steps, then only what is new', async () => {
    const address =
      '?utm_source=Herbst%20Zettel%202026-11-24&utm_medium=a@b.at&utm_campaign=tel-06641234567&orderid=77';
    const { user } = await openShow(address);
    await user.click(button('In den Warenkorb'));
    await vi.waitFor(() => expect(trackedNames).toContain('add_to_cart'));
    const landing = paths.show.pattern;
    expect(await firstPart()).toMatchObject({
      part: 1,
      landing,
      device: 'desktop',
      steps: ['show', 'added'],
    });
    expect(leave()).toBeUndefined();
    await user.click(screen.getAllByRole('link', { name: /Warenkorb/ })[0]!);
    await heading('Warenkorb');
    const { source, ...second } = leave()!;
    expect(second).toMatchObject({ part: 2, landing, steps: ['cart'], vitals: [], errors: [] });
    expect(source).toEqual({ source: 'herbst-zettel-2026-11-24' });
  });

  it('contains nothing typed, and of an order that fails only the reference for support', async () => {
    disturb(saveOrderCall, { status: 500 });
    const app = await readyToOrder();
    await settled(app);
    await app.user.click(orderButton());
    await waitFor(() => expect(app.store.getState().errors.flag).toBe(true));
    const part = await firstPart();
    expect(part).toMatchObject({
      steps: ['checkout'],
      errors: [{ page: paths.checkout.pattern, what: expect.stringMatching(orderFailure) as string }],
    });
    expect(JSON.stringify(part)).not.toMatch(/Ada|Huber|example/i);
  });

  it('names a failure that the page showed before the code was there', async () => {
    disturb('show/getShowDetailData', { status: 500 });
    const app = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await waitFor(() => expect(app.store.getState().errors.flag).toBe(true));
    const what = expect.stringMatching(/ · 500$/) as string;
    expect(await firstPart()).toMatchObject({ errors: [{ page: paths.show.pattern, what }] });
  });

  it('counts an order that is paid, without its number', async () => {
    payOrder();
    await settled(await openPaid());
    const part = await firstPart();
    expect(part).toMatchObject({ landing: paths.paymentResult.pattern, steps: ['paid'] });
    expect(JSON.stringify(part)).not.toContain('orderid');
  });

  it('names uncaught errors by their kind and place in the build, and none of other scripts', async () => {
    await openShow();
    await firstPart();
    const error = new TypeError('ada@example.com is not a function');
    const own = `${window.location.origin}/assets/start-abc1234.js`;
    for (const filename of [own, 'https://other.example/assets/start-abc1234.js', `${own}x/geheim/`])
      fireEvent(window, new ErrorEvent('error', { error, message: 'x', filename, lineno: 3, colno: 14 }));
    takeProblems();
    expect(leave()?.errors).toEqual([
      { page: paths.show.pattern, what: 'TypeError · start-abc1234.js:3:14' },
    ]);
  });

  it('ends with the consent, at once and for the rest of the page load', async () => {
    const { user, store } = await openShow();
    await firstPart();
    await user.click(button('In den Warenkorb'));
    await choose(user, 'Alle ablehnen');
    expect(leave()).toBeUndefined();
    store.dispatch(consentAccepted(all));
    await vi.dynamicImportSettled();
    expect(leave()).toBeUndefined();
  });

  it('ends with the consent that another tab has withdrawn', async () => {
    const { user } = await openShow();
    await firstPart();
    await user.click(button('In den Warenkorb'));
    declineAll();
    expect(leave()).toBeUndefined();
  });
});

describe('nothing is sent', () => {
  it.each([
    ['nothing was chosen', forgetConsent],
    ['everything was declined', () => writeConsent({ consent: 'declined', ...all })],
    ['marketing alone was allowed', () => agreeTo({ ...none, marketing: true })],
    ['no address is set', () => (agreeTo(all), withSettings({ VITE_VISITS_URL: undefined }))],
    ['the page load is not in the sample', () => (agreeTo(all), withSettings({ VITE_VISITS_SAMPLE: 0 }))],
  ])('if %s', async (_, choose) => {
    choose();
    const { user } = await openShow();
    await user.click(button('In den Warenkorb'));
    expect(leave()).toBeUndefined();
  });

  it('of what was before the consent', async () => {
    forgetConsent();
    const { user, store } = await openShow();
    await user.click(button('In den Warenkorb'));
    store.dispatch(consentDeclined());
    store.dispatch(consentAccepted(statistics));
    expect(await firstPart()).toMatchObject({ steps: ['show'], errors: [] });
  });
});

it('settings and imprint say what is measured, only where an address is set', async () => {
  for (const isSet of [true, false]) {
    if (!isSet) withSettings({ VITE_VISITS_URL: undefined });
    const { user, close } = renderApp(paths.imprint.to());
    await heading('Impressum');
    expect(screen.queryAllByRole('region', { name: 'Messung von Besuchen' })).toHaveLength(isSet ? 1 : 0);
    await user.click(footerButton());
    const box = (await settingsDialog()).getByRole('checkbox', { name: /^Statistik/ });
    expect(box.closest('label, div')!.textContent.includes('Ladezeiten')).toBe(isSet);
    close();
  }
});
