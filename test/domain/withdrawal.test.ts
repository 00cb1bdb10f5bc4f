import { expect, it } from 'vitest';
import type { CartItem } from '@/domain/entities';
import { withdrawalOf } from '@/domain/withdrawal';
import { carTicket, cartOf, filmTicket, giftCard, popcorn } from '@test/support/carts';
import { eventAddOn, eventLine } from '@test/support/eventLines';

const market = eventLine({ price: 0 });
const cars = eventLine({ price: 0, eventType: 'automarkt' });
const concert = eventLine({ price: 900, eventType: 'publicevent' });
const code: CartItem = { ...giftCard('code1'), productType: 'voucheritem', price: -1000, voucherCode: 'X' };

function kinds(...lines: CartItem[]) {
  const { dated, giftCards } = withdrawalOf(cartOf(...lines));
  return [dated.map(({ kind }) => kind), giftCards.map(({ kind }) => kind)];
}

it('withdrawalOf distinguishes tickets, stalls and gift cards', () => {
  expect(kinds(filmTicket)).toEqual([['film'], []]);
  expect(kinds(market)).toEqual([['stall'], []]);
  expect(kinds(cars)).toEqual([['carSpot'], []]);
  expect(kinds(concert)).toEqual([['event'], []]);
  expect(kinds(giftCard('karte', 3))).toEqual([[], ['giftCard']]);
});

it('withdrawalOf counts add-ons as part of their show, and ignores redeemed codes', () => {
  expect(kinds(filmTicket, carTicket, popcorn, market, eventAddOn(market, 201), code)).toEqual([
    ['film', 'stall'],
    [],
  ]);
  expect(kinds(code)).toEqual([[], []]);
  expect(kinds()).toEqual([[], []]);
});

it('withdrawalOf treats a line without its event as an event', () => {
  expect(kinds({ ...concert, event: undefined })).toEqual([['event'], []]);
});
