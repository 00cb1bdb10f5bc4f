import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { storedCart } from '@test/support/carts';
import {
  addButton,
  addDrinkDiscount,
  asked,
  discountCall,
  minus,
  openTonight,
  plus,
  total,
} from '@test/support/choosing';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo } from '@test/support/server';

const asking = 'Rabatt wird geprüft …';
const none = 'Kein Rabatt für diese Auswahl.';
const discount = () => screen.findByText('Snack-Rabatt');

describe('a selection with a product that names a discount', () => {
  it('earns two snacks’ worth of it: the line stands beside the sum and in it', async () => {
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await user.click(plus('Nachos mit Käsesauce'));
    expect(await discount()).toHaveTextContent('Snack-Rabatt −€ 2,00');
    // 12,50 film, 5,00 car, 4,90 popcorn, 6,50 nachos, 2,00 off
    expect(total()).toHaveTextContent('€ 26,90');
    expect(screen.queryByText(asking)).toBeNull();
  });

  it('is asked for again with every change, a product without discount among them', async () => {
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await screen.findByText(none);
    await user.click(plus('UKW-Radio zum Ausborgen'));
    await asked(2);
    await screen.findByText(none);
    await user.click(plus('Popcorn gesalzen'));
    await discount();
    await user.click(minus('Popcorn gesalzen'));
    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(total()).toHaveTextContent('€ 26,40');
  });

  it('loses the discount at once and without a question when the last such product goes', async () => {
    const { user } = await openTonight();
    const field = screen.getByRole('textbox', { name: 'Menge: Popcorn gesalzen' });
    await user.clear(field);
    await user.type(field, '2{Enter}');
    await discount();
    await user.clear(field);
    await user.type(field, '0{Enter}');
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(screen.queryByText(asking)).toBeNull();
    expect(total()).toHaveTextContent('€ 17,50');
    expect(addButton()).toHaveAttribute('aria-disabled', 'false');
    expect(requestsTo(discountCall)).toHaveLength(1);
  });

  it('asks nothing without such a product', async () => {
    const { user } = await openTonight();
    await user.click(plus('Limonade 0,5 l'));
    expect(screen.queryByText(asking)).toBeNull();
    await user.click(addButton());
    expect(storedCart()).toBeDefined();
    expect(requestsTo(discountCall)).toEqual([]);
  });

  it('earns it by a package too', async () => {
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    expect(await discount()).toHaveTextContent('−€ 2,00');
  });

  it('earns it at an event too', async () => {
    const { products } = currentWorld();
    products.find(({ purchaseProductId }) => purchaseProductId === 222)!.discountPurchaseProductId = 190;
    const { user } = renderApp(paths.event.to({ idOrIdentifier: 501 }));
    await heading('Flohmarkt Wien');
    await user.click(await screen.findByRole('button', { name: 'Menge erhöhen: Frühstück am Stand' }));
    await user.click(plus('Frühstück am Stand'));
    await discount();
    await user.click(button('Standplatz buchen'));
    const line = Object.values(storedCart()!).find(({ price }) => price < 0);
    expect(line).toMatchObject({ productType: 'eventProduct', count: 1, price: -200 });
  });

  it('asks for every discount that it names, and takes what each returns', async () => {
    addDrinkDiscount();
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    expect(await discount()).toHaveTextContent('−€ 2,00');
    expect(screen.getByText('Durst-Rabatt')).toHaveTextContent('−€ 1,00');
    const ids = requestsTo(discountCall).map(
      ({ body }) => (body as { purchaseProductId: number }).purchaseProductId,
    );
    expect(ids.toSorted()).toEqual([190, 191]);
    await user.click(addButton());
    const prices = Object.values(storedCart()!).map(({ price }) => price);
    expect(prices.filter((price) => price < 0).toSorted()).toEqual([-100, -200]);
  });

  it('never costs less than nothing', async () => {
    const { user } = await openTonight();
    const snackDiscount = currentWorld().products.find(({ purchaseProductId }) => purchaseProductId === 190)!;
    snackDiscount.price = -99_900;
    await user.click(button('Übernehmen: Großes Autopaket'));
    await discount();
    expect(total()).toHaveTextContent('Summe: € 0,00');
  });

  it('takes as many of the product as were returned', async () => {
    const body = { product: { purchaseProductId: 190, productName: 'Rabatt', price: '-1,50', count: 2 } };
    disturb(discountCall, { body });
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    expect(await screen.findByText(/2 × Rabatt/)).toHaveTextContent('−€ 3,00');
    await user.click(addButton());
    expect(Object.values(storedCart()!).at(-1)).toMatchObject({ count: 2, price: -150, totalPrice: -300 });
  });

  it('keeps what was chosen and paid for where the discount is the same product', async () => {
    disturb(discountCall, { body: { product: { purchaseProductId: 102, productName: 'Gratis', price: 0 } } });
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await screen.findByText(none);
    await user.click(addButton());
    expect(Object.values(storedCart()!).at(-1)).toMatchObject({ id: 5102, price: 490 });
  });
});

describe('while it is being asked', () => {
  it('the sum says so, and a click on the button is answered instead of lost', async () => {
    const letGo = holdBack(discountCall);
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await user.click(plus('Popcorn gesalzen'));
    expect(screen.getByText(asking).closest('[role=status]')).toBeVisible();
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(addButton()).toHaveAccessibleDescription(asking);
    await user.click(addButton());
    expect(screen.getByText('Einen Moment, dein Rabatt wird noch geprüft.')).toBeVisible();
    expect(storedCart()).toBeUndefined();
    letGo();
    await discount();
    expect(addButton()).toHaveAttribute('aria-disabled', 'false');
    await user.click(addButton());
    expect(Object.values(storedCart()!).at(-1)).toMatchObject({ id: 5190, price: -200 });
  });

  it('the line of the selection before is gone, and so is its worth', async () => {
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    await discount();
    holdBack(discountCall);
    await user.click(plus('Popcorn gesalzen'));
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    // 17,50 ticket and car, 6,50 nachos, 2 × 4,90 sweet and 4,90 salted popcorn, 4 × 3,90 lemonade
    expect(total()).toHaveTextContent('€ 54,30');
  });
});

describe('after adding to the cart', () => {
  it('selection and discount start afresh', async () => {
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    await discount();
    await user.click(addButton());
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(total()).toHaveTextContent('€ 17,50');
    await user.click(addButton());
    await waitFor(() => expect(storedCart()!['301-2026-04-16']).toMatchObject({ count: 2 }));
    expect(storedCart()!['301-2026-04-16|190']).toMatchObject({ count: 1, price: -200 });
  });
});
