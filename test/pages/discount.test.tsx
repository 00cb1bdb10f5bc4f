import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderPaid } from '@/features/cart/orderEvents';
import { fetchDiscountProducts } from '@/features/catalogue/productsApi';
import { fetchShowDetail } from '@/features/catalogue/showsApi';
import { paths } from '@/shared/config/paths';
import type { CartItem } from '@/domain/entities';
import { quantityChanged } from '@/features/cart/cartSlice';
import { discountsWanted, productCountChanged, showOpened } from '@/features/booking/showSlice';
import { seededRandom } from '@test/sandbox/random';
import { cartIn } from '@test/support/cartState';
import { cartOf, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
import {
  addButton,
  addDrinkDiscount,
  asked,
  discountCall,
  minus,
  openShow,
  openTonight,
  plus,
  total,
} from '@test/support/choosing';
import { departures } from '@test/support/departures';
import { button, heading, unfitText } from '@test/support/look';
import { brokenAnswers, mutationsInTurn } from '@test/support/mutations';
import { fillIn, orderButton, saveOrderCall } from '@test/support/ordering';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo } from '@test/support/server';
import { sumLine } from '@test/support/parts';
import { passTime, pauseScreen, settle, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const parent = '301-2026-04-16';

const asking = 'Rabatt wird geprüft …';

const awaited = 'Einen Moment, dein Rabatt wird noch geprüft. Danach kommt deine Auswahl in den Warenkorb.';

const notAdded = 'Deine Auswahl liegt noch nicht im Warenkorb.';

const none = 'Kein Rabatt für diese Auswahl.';

/** Name and amount of a discount. */
const earned = async (name: string) => (await screen.findByText(name)).closest('p');
const discount = () => earned('Snack-Rabatt');

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
    expect(await earned('Durst-Rabatt')).toHaveTextContent('−€ 1,00');
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
    expect(await earned('2 × Rabatt')).toHaveTextContent('−€ 3,00');
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
  it('the sum says so, and a click on the button is kept and done with the answer', async () => {
    const letGo = holdBack(discountCall);
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await user.click(plus('Popcorn gesalzen'));
    expect(screen.getByText(asking).closest('[role=status]')).toBeVisible();
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(addButton()).toHaveAccessibleDescription(asking);
    await user.click(addButton());
    await user.click(addButton());
    expect(screen.getByText(awaited)).toBeVisible();
    expect(storedCart()).toBeUndefined();
    letGo();
    await screen.findByRole('link', { name: 'Zum Warenkorb' });
    expect(Object.values(storedCart()!).at(-1)).toMatchObject({ id: 5190, price: -200 });
    expect(storedCart()![parent]).toMatchObject({ count: 1, totalPrice: 2530 });
    expect(addButton()).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByText(awaited)).toBeNull();
  });

  it('a click whose discount cannot be checked adds nothing and says why', async () => {
    const letGo = holdBack(discountCall);
    disturb(discountCall, { status: 500, times: 1 });
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await user.click(addButton());
    letGo();
    expect(await screen.findByText(/ließ sich gerade nicht prüfen/)).toHaveTextContent(notAdded);
    expect(storedCart()).toBeUndefined();
    await user.click(addButton());
    expect(Object.values(storedCart()!).map(({ price }) => price)).toEqual([1250, 500, 490]);
    expect(screen.queryByText(notAdded, { exact: false })).toBeNull();
  });

  it('a click is done without the discount once the visitor gives it up', async () => {
    disturb(discountCall, { never: true });
    (await openTonight()).close();
    stopTime();
    renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await settle();
    fireEvent.click(plus('Popcorn gesalzen'));
    fireEvent.click(addButton());
    await passTime(300);
    await passTime(10_000);
    button('Ohne Rabatt weiter').click();
    await settle();
    expect(Object.values(storedCart()!).map(({ price }) => price)).toEqual([1250, 500, 490]);
  });

  it('a market without a chosen spot hints at it at once, and not with the answer', async () => {
    const { products } = currentWorld();
    products.find(({ productName }) => productName === 'Tisch mieten')!.discountPurchaseProductId = 190;
    const letGo = holdBack(discountCall);
    const { user } = await openShow(501);
    await user.click(plus('Tisch mieten'));
    await user.click(addButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Willst du ohne buchen, drück noch einmal.');
    await user.click(addButton());
    expect(storedCart()).toBeUndefined();
    letGo();
    await waitFor(() => expect(storedCart()).toBeDefined());
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

const cents = (text: string) => Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100);

const promised = () => cents(total().textContent.split('inkl')[0] ?? '');

const inCart = () => storedCart()![parent]?.totalPrice;

function returns(purchaseProductId: number, price: string, productName = 'Snack-Rabatt') {
  const product = { purchaseProductId, productName, price, count: 1 };
  disturb(discountCall, { body: { product }, times: 1 });
}

/** Adds so many bags of popcorn with the discount that they earn; tells what the page promised. */
async function addPopcorn(user: UserEvent, bags: number, expected = 'Snack-Rabatt') {
  // All at once: between slow presses there would be a question for fewer bags, which takes the answer meant for these.
  for (let bag = 0; bag < bags; bag += 1) fireEvent.click(plus('Popcorn gesalzen'));
  await screen.findByText(expected);
  const sum = promised();
  await user.click(addButton());
  return sum;
}

describe('the same show added again', () => {
  it('costs in the cart what the page promised each time, though the discount grew', async () => {
    const { user } = await openTonight();
    returns(190, '-2,00');
    const first = await addPopcorn(user, 2);
    currentWorld().faults = [];
    returns(190, '-4,00');
    const second = await addPopcorn(user, 3);
    expect([first, second]).toEqual([2530, 2820]);
    expect(inCart()).toBe(first + second);
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    expect(screen.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('€ 53,50');
    expect(screen.getAllByRole('button', { name: 'Entfernen: Snack-Rabatt' })).toHaveLength(2);
  });

  it('leaves a product that was paid for alone, though it now is the discount', async () => {
    const { user } = await openTonight();
    for (let piece = 0; piece < 3; piece += 1) await user.click(plus('Kuscheldecke zum Ausborgen'));
    const first = promised();
    await user.click(addButton());
    returns(106, '-2,00', 'Decke gratis');
    const second = await addPopcorn(user, 2, 'Decke gratis');
    expect([first, second]).toEqual([2650, 2530]);
    expect(inCart()).toBe(first + second);
    expect(storedCart()![`${parent}|106`]).toMatchObject({ count: 3, price: 300 });
  });

  it('never takes off more than it costs itself', async () => {
    const { user } = await openTonight();
    const first = promised();
    await user.click(addButton());
    returns(190, '-999,00');
    const second = await addPopcorn(user, 2);
    expect([first, second]).toEqual([1750, 0]);
    expect(inCart()).toBe(1750);
  });

  it('can be ordered with such a discount, which takes nothing off a gift voucher', async () => {
    storeCart(giftCard('gift'));
    currentWorld().products.find(({ purchaseProductId }) => purchaseProductId === 190)!.price = -99_900;
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    await screen.findByText('Snack-Rabatt');
    // 17,50 ticket and car, 6,50 nachos, 2 × 4,90 popcorn, 4 × 3,90 lemonade
    expect(screen.getByText('−€ 49,40')).toBeVisible();
    await user.click(addButton());
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(currentWorld().orders[0]!.total).toBe(2000);
  });
});

describe('the mark of a discount in a stored cart', () => {
  const earner = { ...popcorn, discountPurchaseProductId: 190 };
  const discount: CartItem = { ...popcorn, key: `${parent}|190`, price: -200, earnedBy: [190] };
  const store = (line: object) => {
    const lines = { ...cartOf(filmTicket, earner), [discount.key]: line };
    localStorage.setItem('cart', JSON.stringify(lines));
    return cartIn(recordedStore().store).cart[discount.key];
  };

  it('survives a reload', () => {
    storeCart(filmTicket, earner, discount);
    expect(cartIn(recordedStore().store).cart[discount.key]).toMatchObject({ earnedBy: [190] });
  });

  it.each([
    ['a word', 'yes'],
    ['true', true],
    ['null', null],
    ['nothing in it', []],
    ['a negative id', [-1]],
    ['half an id', [0.5]],
    ['a text', ['190']],
    ['far too many ids', Array.from({ length: 1001 }, (_, id) => id)],
  ])('that is %s costs the line its place', (_, earnedBy) => {
    expect(store({ ...discount, earnedBy })).toBeUndefined();
  });

  it('is kept on add-ons of a show only', () => {
    const ticket = { ...filmTicket, earnedBy: [190] };
    localStorage.setItem('cart', JSON.stringify({ [ticket.key]: ticket }));
    expect(cartIn(recordedStore().store).cart).toEqual({});
  });
});

const key = '301-2026-04-16|190';

const sum = () => screen.getByText(sumLine('Gesamtsumme'));

const row = (name: string) => screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr')!;

async function addTwoSnacks(user: UserEvent) {
  await user.click(plus('Popcorn gesalzen'));
  await user.click(plus('Nachos mit Käsesauce'));
  await screen.findByText('Snack-Rabatt');
  await user.click(addButton());
}

/** The cart with a ticket, two snacks and their discount, put there so many times. */
async function openCart(times = 1) {
  const app = await openTonight();
  for (let time = 0; time < times; time += 1) await addTwoSnacks(app.user);
  await app.user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
  await heading('Warenkorb');
  return app;
}

describe('a discount in the cart', () => {
  it('is an add-on of its show with a count that only the backend sets', async () => {
    await openCart();
    expect(storedCart()![key]).toMatchObject({ productType: 'showProduct', count: 1, price: -200 });
    const line = within(row('Snack-Rabatt'));
    expect(line.getAllByText('−€ 2,00')).toHaveLength(2);
    expect(line.queryByRole('textbox')).toBeNull();
    expect(line.queryByRole('button', { name: /^Menge/ })).toBeNull();
    expect(line.getByRole('button', { name: 'Entfernen: Snack-Rabatt' })).toBeVisible();
    // 12,50 film, 5,00 car, 4,90 popcorn, 6,50 nachos, 2,00 off
    expect(sum()).toHaveTextContent('€ 26,90');
  });

  it('cannot be multiplied by whatever else changes counts', async () => {
    const { store } = await openCart();
    const before = cartIn(store).cart;
    store.dispatch(quantityChanged({ key, count: 5 }));
    expect(cartIn(store).cart).toBe(before);
  });

  it('can be given back', async () => {
    const { user } = await openCart();
    await user.click(button('Entfernen: Snack-Rabatt'));
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(sum()).toHaveTextContent('€ 28,90');
    expect(storedCart()).not.toHaveProperty([key]);
  });

  it('goes with the last product that earned it', async () => {
    const { user } = await openCart();
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    expect(row('Snack-Rabatt')).toBeVisible();
    await user.click(button('Menge verringern: Nachos mit Käsesauce'));
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(sum()).toHaveTextContent('€ 17,50');
  });

  it('is raised like any line when the same is added once more', async () => {
    await openCart(2);
    expect(storedCart()![key]).toMatchObject({ count: 2, totalPrice: -400 });
    expect(sum()).toHaveTextContent('€ 53,80');
  });
});

describe('an order with a discount', () => {
  it.each([
    [1, 2690],
    [2, 5380],
  ])('added %i time(s) goes through at the total that was shown', async (times, expected) => {
    const { user } = await openCart(times);
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    const [order] = currentWorld().orders;
    expect(order!.total).toBe(expected);
    const positions = order!.positions.map(({ name, count, price }) => [name, count, price]);
    expect(positions).toContainEqual(['Snack-Rabatt', times, -200]);
    expect(order!.positions.reduce((all, { count, price }) => all + count * price, 0)).toBe(expected);
    const [{ body } = { body: undefined }] = requestsTo(saveOrderCall);
    expect(body).toMatchObject({
      totalPrice: expected / 100,
      items: [
        {
          showId: 301,
          products: expect.arrayContaining([
            expect.objectContaining({ purchaseProductId: 190, price: -2, count: times }),
          ]),
        },
      ],
    });
  });

  it('that what is left does not earn any more is refused in words, and nothing is lost', async () => {
    const { user } = await openCart();
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    expect(await screen.findAllByText(/„Snack-Rabatt“ passt nicht mehr/)).not.toEqual([]);
    expect(storedCart()).toHaveProperty([key]);
  });
});

describe('a discount that arrives after the screen was left', () => {
  /** The show turns out to be sold out; no question for its discount goes out, and no flag is left (requirements R7). */
  async function staysUnasked(store: ReturnType<typeof renderApp>['store']) {
    await waitFor(() => expect(store.getState().show!.show?.soldOut).toBe(true));
    await pauseScreen(400);
    expect(requestsTo(discountCall)).toEqual([]);
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(store.getState().loadingBar.active).toEqual({});
  }

  describe('choices that nobody sees', () => {
    beforeEach(() => {
      // The mandatory car ticket names a discount, and its question is never answered.
      currentWorld().products.find(
        ({ purchaseProductId }) => purchaseProductId === 101,
      )!.discountPurchaseProductId = 190;
      disturb(discountCall, { never: true });
    });

    it('of a sold-out show raise no question, and leave no flag (requirements R7)', async () => {
      currentWorld().stock['301'] = 0;
      const { store } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
      await heading('Metropolis');
      await staysUnasked(store);
    });

    it('of a date that turned out to be sold out raise none on the film page either', async () => {
      const { store } = renderApp(paths.movie.to({ movieIdentifier: 'metropolis' }));
      const field = await screen.findByRole('combobox', { name: 'Termin' });
      currentWorld().stock['308'] = 0;
      fireEvent.change(field, { target: { value: '308' } });
      await staysUnasked(store);
    });

    it('are asked about where they are seen: on the show’s page and for a date on the film’s page', async () => {
      const { store } = await openTonight();
      await asked(1);
      visit(paths.movie.to({ movieIdentifier: 'metropolis' }));
      const field = await screen.findByRole('combobox', { name: 'Termin' });
      // The page stands on what the list told, while the film's own answer is still awaited.
      await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
      fireEvent.change(field, { target: { value: '308' } });
      await asked(2);
      visit(paths.cart.to());
      await heading('Warenkorb');
      expect(store.getState().loadingBar.active).toEqual({});
    });

    it('are asked about anew where the same show is read again', async () => {
      currentWorld().faults = [];
      const { store } = await openTonight();
      await asked(1);
      act(() => void store.dispatch(orderPaid({ orderId: '7' })));
      visit(paths.cart.to());
      await heading('Warenkorb');
      visit(paths.show.to({ idOrIdentifier: 301 }));
      await heading('Metropolis');
      await screen.findByText('Kein Rabatt für diese Auswahl.');
    });
  });

  it('a mandatory product of a bundle is forced on nobody', async () => {
    const show = currentWorld().shows.find(({ showId }) => showId === 301)!;
    const drink = {
      purchaseProductId: 104,
      productName: 'Limonade',
      price: '3,90',
      count: 1,
      mandatory: true,
    };
    show.productIds = show.productIds.filter((id) => id !== 104);
    show.wire = { ...show.wire, productPackages: [{ packageName: 'Durstpaket', products: [drink] }] };
    const { user, store } = await openTonight();
    expect(store.getState().show!).toMatchObject({ selItems: { 101: 1 }, totPrice: 1750 });
    await user.click(screen.getByRole('button', { name: 'Übernehmen: Durstpaket' }));
    expect(store.getState().show!.totPrice).toBe(2140);
    await user.click(screen.getByRole('button', { name: 'Menge verringern: Limonade' }));
    expect(store.getState().show!.totPrice).toBe(1750);
  });
});

describe('discount requests that overtake one another', () => {
  it('quick clicks are one question, with the id and everything chosen', async () => {
    await openTonight();
    stopTime();
    for (const name of ['Popcorn gesalzen', 'Popcorn gesalzen', 'Limonade 0,5 l']) {
      fireEvent.click(plus(name));
      await passTime(200);
    }
    expect(requestsTo(discountCall)).toEqual([]);
    await passTime(50);
    expect(screen.getByText('Snack-Rabatt')).toBeVisible();
    expect(requestsTo(discountCall).map(({ body }) => body)).toEqual([
      {
        purchaseProductId: 190,
        purchaseProducts: [
          { purchaseProductId: 101, count: 1 },
          { purchaseProductId: 102, count: 2 },
          { purchaseProductId: 104, count: 1 },
        ],
      },
    ]);
  });

  describe('a late answer', () => {
    it('to the selection before is never applied (requirements R8)', async () => {
      disturb(discountCall, { delay: 500, times: 1 });
      const { user } = await openTonight();
      // In one turn: the pause for quick changes must not run out between them and make two questions of one.
      fireEvent.click(plus('Popcorn gesalzen'));
      fireEvent.click(plus('Popcorn gesalzen'));
      await asked(1);
      await user.click(minus('Popcorn gesalzen'));
      expect(await screen.findByText(none)).toBeVisible();
      await pauseScreen(600);
      expect(screen.queryByText('Snack-Rabatt')).toBeNull();
      expect(total()).toHaveTextContent('€ 22,40');
    });

    it('for the show before is never applied', async () => {
      disturb(discountCall, { delay: 500, times: 1 });
      const { user } = await openTonight();
      await user.click(button('Übernehmen: Großes Autopaket'));
      await asked(1);
      visit(paths.show.to({ idOrIdentifier: 305 }));
      await heading('Goldrausch');
      await screen.findByRole('button', { name: 'In den Warenkorb' });
      await pauseScreen(600);
      expect(screen.queryByText('Snack-Rabatt')).toBeNull();
      expect(total()).toHaveTextContent('€ 17,50');
    });

    it('to another question changes nothing, whoever tells it', async () => {
      const { store } = recordedStore();
      store.dispatch(showOpened({ showId: 301 }));
      await waitFor(() => expect(store.getState().show!.show).not.toBeNull());
      const { show } = store.getState().show!;
      const popcorn = show!.products.find(({ purchaseProductId }) => purchaseProductId === 102)!;
      store.dispatch(productCountChanged({ product: popcorn, count: 1 }));
      const before = store.getState().show!;
      const question = before.discount.query!;
      const discount = { ...popcorn, purchaseProductId: 190, price: -200, count: 1, earnedBy: [190] };
      for (const other of [
        { ...question, showId: 302 },
        { ...question, purchaseProducts: [{ purchaseProductId: 102, count: 2 }] },
      ]) {
        store.dispatch(fetchDiscountProducts.success([discount], other));
        store.dispatch(fetchDiscountProducts.fail({ kind: 'server' }, other));
        expect(store.getState().show!).toBe(before);
      }
    });

    it('leaves the last selection with its own discount, with random delays', async () => {
      for (let seed = 1; seed <= 6; seed += 1) {
        const random = seededRandom(seed);
        currentWorld().random = random;
        currentWorld().latency = [0, 40];
        const { store, seen } = recordedStore();
        store.dispatch(showOpened({ showId: 301 }));
        const { payload } = await seen(fetchShowDetail.success.match);
        store.dispatch(discountsWanted());
        const popcorn = payload.products.find(({ purchaseProductId }) => purchaseProductId === 102)!;
        let count = 0;
        for (let step = 0; step < 4; step += 1) {
          count = Math.floor(random() * 4);
          store.dispatch(productCountChanged({ product: popcorn, count }));
          if (random() < 0.5) await pauseScreen(240 + random() * 40);
        }
        const expected = count >= 2 ? [190] : [];
        await waitFor(() => expect(store.getState().show!.discount.status).not.toBe('asking'), {
          interval: 5,
        });
        await pauseScreen(60);
        const { discount, totPrice } = store.getState().show!;
        expect(
          discount.products.map(({ purchaseProductId }) => purchaseProductId),
          `seed ${seed}`,
        ).toEqual(expected);
        expect(totPrice, `seed ${seed}`).toBe(1750 + count * 490 - expected.length * 200);
      }
    });
  });
});

describe('failures of the discount request', () => {
  const failed = 'Dein Rabatt ließ sich gerade nicht prüfen. Du kannst auch ohne Rabatt weitermachen.';

  const givenUp = 'Du machst ohne Rabatt weiter.';

  describe('a question that fails', () => {
    it('says so, can be asked again, and keeps the focus in place', async () => {
      disturb(discountCall, { status: 500, times: 1 });
      const { user } = await openTonight();
      await user.click(button('Übernehmen: Großes Autopaket'));
      expect(await screen.findByText(failed)).toBeVisible();
      const again = button('Rabatt erneut prüfen');
      again.focus();
      // In one turn: a gesture of user-event that takes longer than the delay of the question lets its answer arrive.
      fireEvent.click(again);
      expect(addButton()).toHaveFocus();
      expect(screen.getByText(asking)).toBeVisible();
      expect(await screen.findByText('Snack-Rabatt')).toBeVisible();
      expect(screen.queryByText(failed)).toBeNull();
    });

    it('does not stand in the way of buying without it', async () => {
      disturb(discountCall, { drop: true });
      const { user } = await openTonight();
      await user.click(button('Übernehmen: Großes Autopaket'));
      await screen.findByText(failed);
      expect(addButton()).toHaveAccessibleDescription(/auch ohne Rabatt/);
      await user.click(addButton());
      const lines = Object.values(storedCart()!);
      expect(lines).toHaveLength(5);
      expect(lines.every(({ price }) => price > 0)).toBe(true);
    });

    it('is asked anew with the next change', async () => {
      disturb(discountCall, { status: 500, times: 1 });
      const { user } = await openTonight();
      await user.click(plus('Popcorn gesalzen'));
      await screen.findByText(failed);
      await user.click(plus('Popcorn gesalzen'));
      expect(screen.queryByText(failed)).toBeNull();
      expect(await screen.findByText('Snack-Rabatt')).toBeVisible();
    });

    it('is said for every answer that cannot be read, never taken for money (requirements R9)', async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const answer = {
        product: { purchaseProductId: 190, productName: 'Snack-Rabatt', price: -2, count: 1 },
      };
      const faults = [
        ...mutationsInTurn(answer)
          .filter((_, index) => index % 3 === 0)
          .map(({ name, answer: body }) => ({ name, body })),
        ...brokenAnswers,
      ];
      const { user } = await openTonight();
      for (const { name, ...fault } of faults) {
        currentWorld().faults = [];
        disturb(discountCall, fault);
        await user.click(plus('Popcorn gesalzen'));
        await waitFor(() => expect(screen.queryByText(asking), name).toBeNull());
        expect(unfitText(), name).toBeUndefined();
        expect(addButton(), name).toHaveAttribute('aria-disabled', 'false');
      }
      currentWorld().faults = [];
      disturb(discountCall, { body: { product: { ...answer.product, price: 'viel' } } });
      await user.click(plus('Popcorn gesalzen'));
      expect(await screen.findByText(failed)).toBeVisible();
    });
  });

  describe('an answer that never comes (requirements R7)', () => {
    async function waitInVain() {
      disturb(discountCall, { never: true });
      // The screen's code has to be there before time stops.
      (await openTonight()).close();
      stopTime();
      const { store } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
      await settle();
      plus('Popcorn gesalzen').click();
      await passTime(300);
      expect(requestsTo(discountCall)).toHaveLength(1);
      return store;
    }

    it('offers after 10 s to ask again or to go on without', async () => {
      const store = await waitInVain();
      expect(screen.queryByText('Ohne Rabatt weiter')).toBeNull();
      await passTime(9900);
      expect(screen.getByText('Das dauert länger als üblich.')).toBeVisible();
      button('Erneut prüfen').click();
      await passTime(300);
      expect(requestsTo(discountCall)).toHaveLength(2);
      expect(screen.queryByText('Das dauert länger als üblich.')).toBeNull();
      await passTime(10_000);
      button('Ohne Rabatt weiter').click();
      await settle();
      expect(screen.getByText(givenUp)).toBeVisible();
      expect(addButton()).toHaveFocus();
      expect(store.getState().loadingBar.active).toEqual({});
      addButton().click();
      await settle();
      expect(Object.values(storedCart()!).map(({ price }) => price)).toEqual([1250, 500, 490]);
    });

    it('leaves no loading flag when the visitor leaves, and is asked for again on return', async () => {
      disturb(discountCall, { never: true, times: 1 });
      const { user, store } = await openTonight();
      await user.click(button('Übernehmen: Großes Autopaket'));
      await asked(1);
      await waitFor(() => expect(store.getState().loadingBar.active).not.toEqual({}));
      visit(paths.cart.to());
      await heading('Warenkorb');
      expect(store.getState().loadingBar.active).toEqual({});
      visit(paths.show.to({ idOrIdentifier: 301 }));
      await heading('Metropolis');
      expect(await screen.findByText('Snack-Rabatt')).toBeVisible();
      expect(requestsTo(discountCall)).toHaveLength(2);
    });

    it('is not asked for once the visitor has left', async () => {
      await openTonight();
      // In one turn: no delay of the question runs out between the choice and the way out.
      fireEvent.click(plus('Popcorn gesalzen'));
      visit(paths.cart.to());
      await heading('Warenkorb');
      await pauseScreen(350);
      expect(requestsTo(discountCall)).toEqual([]);
    });
  });

  it('a known discount is not asked for again on return', async () => {
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    await screen.findByText('Snack-Rabatt');
    visit(paths.cart.to());
    await heading('Warenkorb');
    visit(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Metropolis');
    expect(await screen.findByText('Snack-Rabatt')).toBeVisible();
    await pauseScreen(350);
    expect(requestsTo(discountCall)).toHaveLength(1);
  });
});
