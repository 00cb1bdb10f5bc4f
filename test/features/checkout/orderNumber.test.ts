import { describe, expect, it } from 'vitest';
import { orderNumberIn, orderNumberOfAddress } from '@/features/checkout/payment/orderNumber';

describe('an order number', () => {
  it.each([
    ['70001', '70001'],
    [' „70001“. ', '70001'],
    ['70001?status=ok&tx=9', '70001'],
    ['70001&status=ok', '70001'],
    ['70001/', '70001'],
    ['70001/?status=ok', '70001'],
    ['70001#top', '70001'],
    ['https://shop.example/bezahlung/70001?status=ok', '70001'],
    ['https://shop.example/pspresult?tx=9&orderid=70001', '70001'],
    ['https://shop.example/pspresult?orderid=&orderid=A%20-7/8', 'A -7/8'],
    ['A/7', 'A/7'],
    ['7 %', '7 %'],
  ])('is read from %j', (text, number) => {
    expect(orderNumberIn(text)).toBe(number);
  });

  it.each([null, undefined, '', ' ', 'undefined', 'null', 'NaN', 'nan', '?status=ok', '„“', '/'])(
    'is missing in %j',
    (text) => {
      expect(orderNumberIn(text)).toBe('');
    },
  );

  it('has at most 100 characters', () => {
    expect(orderNumberIn('7'.repeat(100))).toBe('7'.repeat(100));
    expect(orderNumberIn('7'.repeat(101))).toBeUndefined();
  });
});

describe('the order number of an address', () => {
  it.each([
    ['?orderid=70001', '70001'],
    ['?ORDERID=70001', '70001'],
    ['?orderid=70001?status=ok&tx=9', '70001'],
    ['?orderid=70001/?status=ok', '70001'],
    ['?status=ok?orderid=70001', '70001'],
    ['??orderid=70001', '70001'],
    ['?&orderid=70001', '70001'],
    ['?orderid=&orderid=70001', '70001'],
    ['?orderid=undefined&orderid=70001', '70001'],
    ['?orderid=70001&orderid=70001', '70001'],
    ['?orderid=%E2%80%9E70001%E2%80%9C', '70001'],
    ['?orderid=A+7', 'A 7'],
    ['?orderid=%', ''],
    ['?status=paid', ''],
    ['?orderid=null', ''],
    ['?reorderid=70001', ''],
    ['', ''],
  ])('is read from %j', (search, number) => {
    expect(orderNumberOfAddress(undefined, search)).toBe(number);
  });

  it('may stand in the path, followed by what a payment page appends', () => {
    expect(orderNumberOfAddress('70001', '?status=ok&tx=9')).toBe('70001');
    expect(orderNumberOfAddress('70001&status=ok', '?orderid=70001')).toBe('70001');
    expect(orderNumberOfAddress('NaN', '?orderid=70001')).toBe('70001');
  });

  it('is unclear where two are named', () => {
    expect(orderNumberOfAddress(undefined, '?orderid=1&orderid=2')).toBeUndefined();
    expect(orderNumberOfAddress('1', '?orderid=2')).toBeUndefined();
    expect(orderNumberOfAddress('7'.repeat(101), '')).toBeUndefined();
  });
});
