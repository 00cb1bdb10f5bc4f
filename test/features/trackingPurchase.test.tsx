import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { renderApp } from '@test/support/renderApp';
import { agreeTo, all } from '@test/support/consent';
import { fbq, openPaid, payOrder, purchase, told, ttqTrack, withPixels } from '@test/support/tracking';

withPixels();

describe('a purchase', () => {
  beforeEach(() => {
    agreeTo(all);
  });

  it('is told of once, however often its page is loaded (R5)', async () => {
    payOrder();
    for (let load = 0; load < 4; load += 1) (await openPaid()).close();
    expect(told()).toEqual([purchase]);
    expect(fbq).toHaveBeenCalledOnce();
    expect(ttqTrack).toHaveBeenCalledOnce();
  });

  it.each([
    [{ amount: '17.50', currency: 'eur' }, [purchase]],
    [{ currency: null }, [purchase]],
    [{ currency: 'CHF' }, [{ ...purchase, ecommerce: { ...purchase.ecommerce, currency: 'CHF' } }]],
    [{ amount: 0 }, [{ ...purchase, ecommerce: { ...purchase.ecommerce, value: 0 } }]],
    [{ amount: null }, []],
    [{ amount: 'viel' }, []],
  ])('of %j is told of as it was paid', async (body, expected) => {
    payOrder(body);
    await openPaid();
    expect(told()).toEqual(expected);
  });

  it.each(['open', 'pending', 'authorized', 'failed', 'canceled', 'expired', 'settled?'])(
    'is none while the payment is „%s“',
    async (paymentStatus) => {
      payOrder({ paymentStatus });
      renderApp(paths.paymentResult.to({}, { orderid: '7' }));
      await screen.findByText('Bestellnummer 7');
      expect('dataLayer' in window).toBe(false);
      expect(fbq).not.toHaveBeenCalled();
      expect(ttqTrack).not.toHaveBeenCalled();
    },
  );
});
