import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '@/domain/entities';
import { amountOf, openCart, total, typeAmount } from '@test/support/cartScreen';
import { carTicket, filmTicket, giftCard, popcorn } from '@test/support/carts';

const atRate = (item: CartItem, taxrate: number): CartItem => ({
  ...item,
  product: { ...item.product!, taxrate },
});
const redeemed = (price: number): CartItem => ({
  ...atRate(giftCard('abcde'), 0),
  productType: 'voucheritem',
  price,
  voucherCode: 'CODE',
});

/** What stands below the total, rate by rate. */
function vat() {
  const list = screen.queryByText('Darin enthaltene USt.')?.nextElementSibling;
  if (!list) return undefined;
  return within(list as HTMLElement)
    .getAllByRole('term')
    .map((term) => {
      const row = term.parentElement!;
      return [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    });
}

describe('the VAT in the cart', () => {
  it('stands by rate under the total, what names none in a row of its own', async () => {
    await openCart(filmTicket, atRate(carTicket, 13), atRate({ ...popcorn, count: 2 }, 10));
    expect(total()).toHaveTextContent('€ 27,30 inkl. USt.');
    expect(vat()).toEqual([
      ['13 %', '€ 5,00', 'USt. € 0,58'],
      ['10 %', '€ 9,80', 'USt. € 0,89'],
      ['Ohne Angabe', '€ 12,50', 'USt. nicht angegeben'],
    ]);
  });

  it('names a rate as it is written here, with three digits at most', async () => {
    await openCart(filmTicket, atRate(carTicket, 13.5), atRate(popcorn, 100 / 3));
    expect(vat()?.map(([rate]) => rate)).toEqual(['33,333 %', '13,5 %', 'Ohne Angabe']);
  });

  it('follows the quantities', async () => {
    await openCart(filmTicket, atRate(carTicket, 13));
    typeAmount('Autoticket (Stellplatz für ein Auto)', '3');
    fireEvent.blur(amountOf('Autoticket (Stellplatz für ein Auto)'));
    expect(vat()?.[0]).toEqual(['13 %', '€ 15,00', 'USt. € 1,73']);
  });

  it('counts a redeemed code for what it is', async () => {
    await openCart(filmTicket, atRate(carTicket, 13), redeemed(-1000));
    expect(total()).toHaveTextContent('€ 7,50');
    expect(vat()).toEqual([
      ['13 %', '€ 5,00', 'USt. € 0,58'],
      ['0 %', '−€ 10,00', 'USt. € 0,00'],
      ['Ohne Angabe', '€ 12,50', 'USt. nicht angegeben'],
    ]);
  });

  it.each([
    ['a code pays everything', [filmTicket, atRate(carTicket, 13), redeemed(-2500)]],
    ['the cart is empty', []],
  ])('is left out where %s', async (_, lines) => {
    await openCart(...lines);
    expect(total()).toHaveTextContent('€ 0,00');
    expect(vat()).toBeUndefined();
  });
});
