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
  expectDiscountRequests,
  discountCall,
  minus,
  openShow,
  openTonight,
  plus,
  total,
} from '@test/support/showPage';
import { externalNavigations } from '@test/support/externalNavigations';
import { button, heading, unfitText } from '@test/support/screenQueries';
import { brokenAnswers, mutationsInTurn } from '@test/support/mutations';
import { fillIn, orderButton, saveOrderCall } from '@test/support/checkoutPage';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { passTime, pauseScreen, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const parent = '301-2026-04-16';

const checkingText = 'Rabatt wird geprüft …';

const awaited = 'Einen Moment, dein Rabatt wird noch geprüft. Danach kommt deine Auswahl in den Warenkorb.';

const notAdded = 'Deine Auswahl liegt noch nicht im Warenkorb.';

const none = 'Kein Rabatt für diese Auswahl.';

const earned = async (name: string) => (await screen.findByText(name)).closest('p');
const discount = () => earned('Snack-Rabatt');

describe('a selection', () => {
  it('earns the discount of two snacks, which is shown and subtracted from the sum', async () => {
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await user.click(plus('Nachos mit Käsesauce'));
    expect(await discount()).toHaveTextContent('Snack-Rabatt −€ 2,00');
    // 12,50 film, 5,00 car, 4,90 popcorn, 6,50 nachos, 2,00 off
    expect(total()).toHaveTextContent('€ 26,90');
    expect(screen.queryByText(checkingText)).toBeNull();
  });

  it('requests discounts after every change, also of a product without discount', async () => {
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await screen.findByText(none);
    await user.click(plus('UKW-Radio zum Ausborgen'));
    await expectDiscountRequests(2);
    await screen.findByText(none);
    await user.click(plus('Popcorn gesalzen'));
    await discount();
    await user.click(minus('Popcorn gesalzen'));
    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(total()).toHaveTextContent('€ 26,40');
  });

  it('loses the discount without a request when the last product with one is removed', async () => {
    const { user } = await openTonight();
    const field = screen.getByRole('textbox', { name: 'Menge: Popcorn gesalzen' });
    await user.clear(field);
    await user.type(field, '2{Enter}');
    await discount();
    await user.clear(field);
    await user.type(field, '0{Enter}');
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(screen.queryByText(checkingText)).toBeNull();
    expect(total()).toHaveTextContent('€ 17,50');
    expect(addButton()).toHaveAttribute('aria-disabled', 'false');
    expect(requestsTo(discountCall)).toHaveLength(1);
  });

  it('requests nothing without a product that has a discount', async () => {
    const { user } = await openTonight();
    await user.click(plus('Limonade 0,5 l'));
    expect(screen.queryByText(checkingText)).toBeNull();
    await user.click(addButton());
    expect(storedCart()).toBeDefined();
    expect(requestsTo(discountCall)).toEqual([]);
  });

  it('earns a discount by a package', async () => {
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    expect(await discount()).toHaveTextContent('−€ 2,00');
  });

  it('earns a discount at an event', async () => {
    const { products } = currentDatabase();
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

  it('requests every discount of its products, and applies each response', async () => {
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

  it('never has a negative price', async () => {
    const { user } = await openTonight();
    const snackDiscount = currentDatabase().products.find(
      ({ purchaseProductId }) => purchaseProductId === 190,
    )!;
    snackDiscount.price = -99_900;
    await user.click(button('Übernehmen: Großes Autopaket'));
    await discount();
    expect(total()).toHaveTextContent('Summe: € 0,00');
  });

  it('applies the returned number of discounts', async () => {
    const body = { product: { purchaseProductId: 190, productName: 'Rabatt', price: '-1,50', count: 2 } };
    disturb(discountCall, { body });
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    expect(await earned('2 × Rabatt')).toHaveTextContent('−€ 3,00');
    await user.click(addButton());
    expect(Object.values(storedCart()!).at(-1)).toMatchObject({ count: 2, price: -150, totalPrice: -300 });
  });

  it('keeps a selected product when the discount is the same product', async () => {
    disturb(discountCall, { body: { product: { purchaseProductId: 102, productName: 'Gratis', price: 0 } } });
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await screen.findByText(none);
    await user.click(addButton());
    expect(Object.values(storedCart()!).at(-1)).toMatchObject({ id: 5102, price: 490 });
  });
});

describe('while a discount is being checked', () => {
  it('the sum shows it, and a click on the button takes effect with the response', async () => {
    const release = deferResponses(discountCall);
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await user.click(plus('Popcorn gesalzen'));
    expect(screen.getByText(checkingText).closest('[role=status]')).toBeVisible();
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(addButton()).toHaveAccessibleDescription(checkingText);
    await user.click(addButton());
    await user.click(addButton());
    expect(screen.getByText(awaited)).toBeVisible();
    expect(storedCart()).toBeUndefined();
    release();
    await screen.findByRole('link', { name: 'Zum Warenkorb' });
    expect(Object.values(storedCart()!).at(-1)).toMatchObject({ id: 5190, price: -200 });
    expect(storedCart()![parent]).toMatchObject({ count: 1, totalPrice: 2530 });
    expect(addButton()).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByText(awaited)).toBeNull();
  });

  it('a click adds nothing when the check fails, and shows the reason', async () => {
    const release = deferResponses(discountCall);
    disturb(discountCall, { status: 500, times: 1 });
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await user.click(addButton());
    release();
    expect(await screen.findByText(/ließ sich gerade nicht prüfen/)).toHaveTextContent(notAdded);
    expect(storedCart()).toBeUndefined();
    await user.click(addButton());
    expect(Object.values(storedCart()!).map(({ price }) => price)).toEqual([1250, 500, 490]);
    expect(screen.queryByText(notAdded, { exact: false })).toBeNull();
  });

  it('a click takes effect without the discount when the visitor gives it up', async () => {
    disturb(discountCall, { never: true });
    (await openTonight()).close();
    stopTime();
    renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await flushPending();
    fireEvent.click(plus('Popcorn gesalzen'));
    fireEvent.click(addButton());
    await passTime(300);
    await passTime(10_000);
    button('Ohne Rabatt weiter').click();
    await flushPending();
    expect(Object.values(storedCart()!).map(({ price }) => price)).toEqual([1250, 500, 490]);
  });

  it('a market without a selected stall shows its hint immediately, not with the response', async () => {
    const { products } = currentDatabase();
    products.find(({ productName }) => productName === 'Tisch mieten')!.discountPurchaseProductId = 190;
    const release = deferResponses(discountCall);
    const { user } = await openShow(501);
    await user.click(plus('Tisch mieten'));
    await user.click(addButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Willst du ohne buchen, drück noch einmal.');
    await user.click(addButton());
    expect(storedCart()).toBeUndefined();
    release();
    await waitFor(() => expect(storedCart()).toBeDefined());
  });

  it('the previous discount and its amount are removed', async () => {
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    await discount();
    deferResponses(discountCall);
    await user.click(plus('Popcorn gesalzen'));
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    // 17,50 ticket and car, 6,50 nachos, 2 × 4,90 sweet and 4,90 salted popcorn, 4 × 3,90 lemonade
    expect(total()).toHaveTextContent('€ 54,30');
  });
});

describe('after adding to the cart', () => {
  it('selection and discount are reset', async () => {
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

const displayedTotal = () => cents(total().textContent.split('inkl')[0] ?? '');

const inCart = () => storedCart()![parent]?.totalPrice;

function returns(purchaseProductId: number, price: string, productName = 'Snack-Rabatt') {
  const product = { purchaseProductId, productName, price, count: 1 };
  disturb(discountCall, { body: { product }, times: 1 });
}

/** Adds bags of popcorn and waits for their discount; returns the total of the page. */
async function addPopcorn(user: UserEvent, bags: number, expected = 'Snack-Rabatt') {
  // Synchronously: between slow clicks, a request for fewer bags would take the response meant for these.
  for (let bag = 0; bag < bags; bag += 1) fireEvent.click(plus('Popcorn gesalzen'));
  await screen.findByText(expected);
  const sum = displayedTotal();
  await user.click(addButton());
  return sum;
}

describe('a show that is added to the cart', () => {
  it('has the displayed price in the cart each time it is added, even when the discount grew', async () => {
    const { user } = await openTonight();
    returns(190, '-2,00');
    const first = await addPopcorn(user, 2);
    currentDatabase().faults = [];
    returns(190, '-4,00');
    const second = await addPopcorn(user, 3);
    expect([first, second]).toEqual([2530, 2820]);
    expect(inCart()).toBe(first + second);
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    expect(screen.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('€ 53,50');
    expect(screen.getAllByRole('button', { name: 'Entfernen: Snack-Rabatt' })).toHaveLength(2);
  });

  it('does not change a product in the cart that has become the discount', async () => {
    const { user } = await openTonight();
    for (let piece = 0; piece < 3; piece += 1) await user.click(plus('Kuscheldecke zum Ausborgen'));
    const first = displayedTotal();
    await user.click(addButton());
    returns(106, '-2,00', 'Decke gratis');
    const second = await addPopcorn(user, 2, 'Decke gratis');
    expect([first, second]).toEqual([2650, 2530]);
    expect(inCart()).toBe(first + second);
    expect(storedCart()![`${parent}|106`]).toMatchObject({ count: 3, price: 300 });
  });

  it('never gets a discount above its price', async () => {
    const { user } = await openTonight();
    const first = displayedTotal();
    await user.click(addButton());
    returns(190, '-999,00');
    const second = await addPopcorn(user, 2);
    expect([first, second]).toEqual([1750, 0]);
    expect(inCart()).toBe(1750);
  });

  it('can be ordered with a discount above its price, which does not reduce a gift card', async () => {
    storeCart(giftCard('gift'));
    currentDatabase().products.find(({ purchaseProductId }) => purchaseProductId === 190)!.price = -99_900;
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
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(currentDatabase().orders[0]!.total).toBe(2000);
  });
});

describe('the earnedBy ids of a stored discount', () => {
  const earner = { ...popcorn, discountPurchaseProductId: 190 };
  const discount: CartItem = { ...popcorn, key: `${parent}|190`, price: -200, earnedBy: [190] };
  const store = (line: object) => {
    const lines = { ...cartOf(filmTicket, earner), [discount.key]: line };
    localStorage.setItem('cart', JSON.stringify(lines));
    return cartIn(recordedStore().store).cart[discount.key];
  };

  it('survive a reload', () => {
    storeCart(filmTicket, earner, discount);
    expect(cartIn(recordedStore().store).cart[discount.key]).toMatchObject({ earnedBy: [190] });
  });

  it.each([
    ['a word', 'yes'],
    ['true', true],
    ['null', null],
    ['an empty list', []],
    ['a negative id', [-1]],
    ['a fraction', [0.5]],
    ['ids as text', ['190']],
    ['far too many ids', Array.from({ length: 1001 }, (_, id) => id)],
  ])('remove the line when they are %s', (_, earnedBy) => {
    expect(store({ ...discount, earnedBy })).toBeUndefined();
  });

  it('remove a line that is not an add-on of a show', () => {
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

  it('cannot be multiplied by a change of its count', async () => {
    const { store } = await openCart();
    const before = cartIn(store).cart;
    store.dispatch(quantityChanged({ key, count: 5 }));
    expect(cartIn(store).cart).toBe(before);
  });

  it('can be removed', async () => {
    const { user } = await openCart();
    await user.click(button('Entfernen: Snack-Rabatt'));
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(sum()).toHaveTextContent('€ 28,90');
    expect(storedCart()).not.toHaveProperty([key]);
  });

  it('is removed with the last product that earned it', async () => {
    const { user } = await openCart();
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    expect(row('Snack-Rabatt')).toBeVisible();
    await user.click(button('Menge verringern: Nachos mit Käsesauce'));
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(sum()).toHaveTextContent('€ 17,50');
  });

  it('is increased like any line when the same selection is added again', async () => {
    await openCart(2);
    expect(storedCart()![key]).toMatchObject({ count: 2, totalPrice: -400 });
    expect(sum()).toHaveTextContent('€ 53,80');
  });
});

describe('an order with a discount', () => {
  it.each([
    [1, 2690],
    [2, 5380],
  ])('succeeds at the displayed total when it was added %i time(s)', async (times, expected) => {
    const { user } = await openCart(times);
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    const [order] = currentDatabase().orders;
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

  it('is rejected with a reason when the lines no longer earn it, and keeps the discount in the cart', async () => {
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

describe('preselected products', () => {
  /** The show is sold out: no discount is requested, and no loading flag remains (requirements R7). */
  async function expectNoDiscountRequest(store: ReturnType<typeof renderApp>['store']) {
    await waitFor(() => expect(store.getState().show!.show?.soldOut).toBe(true));
    await pauseScreen(400);
    expect(requestsTo(discountCall)).toEqual([]);
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(store.getState().loadingBar.active).toEqual({});
  }

  describe('with a discount', () => {
    beforeEach(() => {
      // The mandatory car ticket has a discount, whose request never gets a response.
      currentDatabase().products.find(
        ({ purchaseProductId }) => purchaseProductId === 101,
      )!.discountPurchaseProductId = 190;
      disturb(discountCall, { never: true });
    });

    it('of a sold-out show cause no request, and leave no loading flag (requirements R7)', async () => {
      currentDatabase().stock['301'] = 0;
      const { store } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
      await heading('Metropolis');
      await expectNoDiscountRequest(store);
    });

    it('of a sold-out date cause no request on the film page either', async () => {
      const { store } = renderApp(paths.movie.to({ movieIdentifier: 'metropolis' }));
      const field = await screen.findByRole('combobox', { name: 'Termin' });
      currentDatabase().stock['308'] = 0;
      fireEvent.change(field, { target: { value: '308' } });
      await expectNoDiscountRequest(store);
    });

    it('are checked where they are visible: on the show’s page and for a date on the film’s page', async () => {
      const { store } = await openTonight();
      await expectDiscountRequests(1);
      visit(paths.movie.to({ movieIdentifier: 'metropolis' }));
      const field = await screen.findByRole('combobox', { name: 'Termin' });
      // The page shows the list's data while the film's own request is pending.
      await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
      fireEvent.change(field, { target: { value: '308' } });
      await expectDiscountRequests(2);
      visit(paths.cart.to());
      await heading('Warenkorb');
      expect(store.getState().loadingBar.active).toEqual({});
    });

    it('are checked again when the same show is loaded again', async () => {
      currentDatabase().faults = [];
      const { store } = await openTonight();
      await expectDiscountRequests(1);
      act(() => void store.dispatch(orderPaid({ orderId: '7' })));
      visit(paths.cart.to());
      await heading('Warenkorb');
      visit(paths.show.to({ idOrIdentifier: 301 }));
      await heading('Metropolis');
      await screen.findByText('Kein Rabatt für diese Auswahl.');
    });
  });

  it('do not include a mandatory product of a package, whose count may become 0', async () => {
    const show = currentDatabase().shows.find(({ showId }) => showId === 301)!;
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

describe('discount requests in quick succession', () => {
  it('are combined into one, with the id and the whole selection', async () => {
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

  describe('a late response', () => {
    it('to an earlier selection is never applied (requirements R8)', async () => {
      disturb(discountCall, { delay: 500, times: 1 });
      const { user } = await openTonight();
      // Synchronously: the debounce must not end between the clicks.
      fireEvent.click(plus('Popcorn gesalzen'));
      fireEvent.click(plus('Popcorn gesalzen'));
      await expectDiscountRequests(1);
      await user.click(minus('Popcorn gesalzen'));
      expect(await screen.findByText(none)).toBeVisible();
      await pauseScreen(600);
      expect(screen.queryByText('Snack-Rabatt')).toBeNull();
      expect(total()).toHaveTextContent('€ 22,40');
    });

    it('for an earlier show is never applied', async () => {
      disturb(discountCall, { delay: 500, times: 1 });
      const { user } = await openTonight();
      await user.click(button('Übernehmen: Großes Autopaket'));
      await expectDiscountRequests(1);
      visit(paths.show.to({ idOrIdentifier: 305 }));
      await heading('Goldrausch');
      await screen.findByRole('button', { name: 'In den Warenkorb' });
      await pauseScreen(600);
      expect(screen.queryByText('Snack-Rabatt')).toBeNull();
      expect(total()).toHaveTextContent('€ 17,50');
    });

    it('to another request changes nothing', async () => {
      const { store } = recordedStore();
      store.dispatch(showOpened({ id: 301 }));
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

    it('does not replace the last selection’s discount, with random delays', async () => {
      for (let seed = 1; seed <= 6; seed += 1) {
        const random = seededRandom(seed);
        currentDatabase().random = random;
        currentDatabase().latency = [0, 40];
        const { store, seen } = recordedStore();
        store.dispatch(showOpened({ id: 301 }));
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
        await waitFor(() => expect(store.getState().show!.discount.status).not.toBe('checking'), {
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

  describe('a discount check that fails', () => {
    it('is reported, can be retried, and keeps the focus', async () => {
      disturb(discountCall, { status: 500, times: 1 });
      const { user } = await openTonight();
      await user.click(button('Übernehmen: Großes Autopaket'));
      expect(await screen.findByText(failed)).toBeVisible();
      const again = button('Rabatt erneut prüfen');
      again.focus();
      // Synchronously: during a slow gesture of user-event the debounce would end and the response arrive.
      fireEvent.click(again);
      expect(addButton()).toHaveFocus();
      expect(screen.getByText(checkingText)).toBeVisible();
      expect(await screen.findByText('Snack-Rabatt')).toBeVisible();
      expect(screen.queryByText(failed)).toBeNull();
    });

    it('does not block buying without it', async () => {
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

    it('is repeated with the next change', async () => {
      disturb(discountCall, { status: 500, times: 1 });
      const { user } = await openTonight();
      await user.click(plus('Popcorn gesalzen'));
      await screen.findByText(failed);
      await user.click(plus('Popcorn gesalzen'));
      expect(screen.queryByText(failed)).toBeNull();
      expect(await screen.findByText('Snack-Rabatt')).toBeVisible();
    });

    it('never uses an unreadable response as an amount, and is reported (requirements R9)', async () => {
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
        currentDatabase().faults = [];
        disturb(discountCall, fault);
        await user.click(plus('Popcorn gesalzen'));
        await waitFor(() => expect(screen.queryByText(checkingText), name).toBeNull());
        expect(unfitText(), name).toBeUndefined();
        expect(addButton(), name).toHaveAttribute('aria-disabled', 'false');
      }
      currentDatabase().faults = [];
      disturb(discountCall, { body: { product: { ...answer.product, price: 'viel' } } });
      await user.click(plus('Popcorn gesalzen'));
      expect(await screen.findByText(failed)).toBeVisible();
    });
  });

  describe('a missing response (requirements R7)', () => {
    async function waitInVain() {
      disturb(discountCall, { never: true });
      // Loads the screen's code before fake timers start.
      (await openTonight()).close();
      stopTime();
      const { store } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
      await flushPending();
      plus('Popcorn gesalzen').click();
      await passTime(300);
      expect(requestsTo(discountCall)).toHaveLength(1);
      return store;
    }

    it('offers after 10 s to retry or to continue without the discount', async () => {
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
      await flushPending();
      expect(screen.getByText(givenUp)).toBeVisible();
      expect(addButton()).toHaveFocus();
      expect(store.getState().loadingBar.active).toEqual({});
      addButton().click();
      await flushPending();
      expect(Object.values(storedCart()!).map(({ price }) => price)).toEqual([1250, 500, 490]);
    });

    it('leaves no loading flag when the visitor leaves, and is requested again on return', async () => {
      disturb(discountCall, { never: true, times: 1 });
      const { user, store } = await openTonight();
      await user.click(button('Übernehmen: Großes Autopaket'));
      await expectDiscountRequests(1);
      await waitFor(() => expect(store.getState().loadingBar.active).not.toEqual({}));
      visit(paths.cart.to());
      await heading('Warenkorb');
      expect(store.getState().loadingBar.active).toEqual({});
      visit(paths.show.to({ idOrIdentifier: 301 }));
      await heading('Metropolis');
      expect(await screen.findByText('Snack-Rabatt')).toBeVisible();
      expect(requestsTo(discountCall)).toHaveLength(2);
    });

    it('is not requested when the visitor leaves during the debounce', async () => {
      await openTonight();
      // Synchronously: the debounce must not end between selecting and leaving.
      fireEvent.click(plus('Popcorn gesalzen'));
      visit(paths.cart.to());
      await heading('Warenkorb');
      await pauseScreen(350);
      expect(requestsTo(discountCall)).toEqual([]);
    });
  });

  it('does not repeat the request for a known discount', async () => {
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
