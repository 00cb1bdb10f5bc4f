import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TrackedEvent } from '@/domain/tracking';
import '@/features/cookieConsent/Consent';
import { createProviders } from '@/features/cookieConsent/providers';
import { tellProviders } from '@/features/cookieConsent/tellProviders';
import { track } from '@/request/track';
import '@/screens/NotFoundScreen';
import { agreeTo, all, declineAll, none } from '@test/support/consent';
import { foreignScripts, openRunning } from '@test/support/consentScreen';
import { everyScript, foreign, scripts, withProviders } from '@test/support/foreignPage';

vi.mock('@/config/settings', async (importActual) => {
  const actual = await importActual<typeof import('@/config/settings')>();
  return { settings: { ...actual.settings } };
});
vi.mock('@/lib/reloadPage', () => ({ reloadPage: vi.fn() }));

withProviders();

const purchase = (orderId: string): TrackedEvent => ({
  name: 'purchase',
  value: 1750,
  currency: 'EUR',
  orderId,
});
const paid = { value: 17.5, currency: 'EUR' };
const layer = () => foreign.dataLayer as (Record<string, unknown> & ArrayLike<unknown>)[];
const purchases = () => layer().filter(({ event }) => event === 'purchase');

/** The visitor returns from the payment page to a new page, which learns of the payment while it is still at work. */
describe('a purchase that is known before the scripts are asked for', () => {
  it('reaches each of them, after what it has to know first, and once', () => {
    tellProviders(purchase('7'), all);
    createProviders().follow(all, true);
    expect(foreignScripts()).toEqual(everyScript);
    expect(foreign.fbq!.queue.slice(1)).toEqual([
      ['init', '123'],
      ['track', 'PageView'],
      ['track', 'Purchase', paid],
    ]);
    expect([...foreign.ttq!]).toEqual([['page'], ['track', 'CompletePayment', paid]]);
    expect(Array.from(layer()[0]!)).toMatchObject(['consent', 'default', { ad_storage: 'granted' }]);
    expect(layer()[1]).toMatchObject({ event: 'gtm.js' });
    expect(layer().filter(({ event }) => event === 'gtm.js')).toHaveLength(1);
    expect(purchases()).toHaveLength(1);
  });

  it('is no leave for advertising where statistics alone are agreed to', () => {
    const consent = { ...none, statistics: true };
    tellProviders(purchase('7'), consent);
    createProviders().follow(consent, true);
    expect(foreignScripts()).toEqual([scripts.tagManager]);
    expect(Array.from(layer()[0]!)).toMatchObject(['consent', 'default', { ad_storage: 'denied' }]);
    expect(foreign).not.toHaveProperty('fbq');
    expect(foreign).not.toHaveProperty('ttq');
  });
});

describe('a withdrawal in another tab', () => {
  it('counts for events in this one before the visitor comes back to it', async () => {
    const { store } = await openRunning();
    declineAll();
    act(() => void store.dispatch(track(purchase('7'))));
    agreeTo(all);
    act(() => void store.dispatch(track(purchase('8'))));
    await waitFor(() => expect(purchases()).toHaveLength(1));
    expect(purchases()).toMatchObject([{ ecommerce: { transaction_id: '8' } }]);
    expect(foreign.fbq!.queue.filter(([, name]) => name === 'Purchase')).toHaveLength(1);
  });
});
