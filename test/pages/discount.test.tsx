import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { orderPaid, quantityChanged, cartSlice } from '@/features/cart/cartSlice';
import { fetchDiscountProducts, fetchShowDetail } from '@/features/catalogue/detailApi';
import { paths } from '@/shop/paths';
import { productCountChanged, showSlice } from '@/features/booking/showSlice';
import { seededRandom } from '@test/sandbox/random';
import { row, total as cartTotal } from '@test/support/cartScreen';
import { giftCard, storeCart, storedCart } from '@test/support/carts';
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
import { brokenResponses, mutationsInTurn } from '@test/support/mutations';
import { backToCart, fillIn, orderButton, saveOrderCall } from '@test/support/checkoutPage';
import { recordedStore } from '@test/support/recordedStore';
import { subscribeTo } from '@test/support/subscribe';
import { discountPause } from '@/shop/constants';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';
import { areaIn } from '@test/support/areaIn';

const showCall = 'show/getShowDetailData';
const parent = '301-2026-04-16';
const key = `${parent}|190`;
const popcorn = 'Popcorn gesalzen';
const checking = 'Rabatt wird geprüft …';
const none = 'Kein Rabatt für diese Auswahl.';
const failed = 'Dein Rabatt ließ sich gerade nicht prüfen. Du kannst auch ohne Rabatt weitermachen.';

const earned = async (name = 'Snack-Rabatt') => (await screen.findByText(name)).closest('p');
const unearned = () => expect(screen.queryByText('Snack-Rabatt')).toBeNull();
const takePackage = () => fireEvent.click(button('Übernehmen: Großes Autopaket'));
const lines = () => Object.values(storedCart() ?? {});
const prices = () => lines().map(({ price }) => price);
const discountOf = (id: number) =>
  currentDatabase().products.find(({ purchaseProductId }) => purchaseProductId === id)!;
const recover = () => {
  currentDatabase().faults = [];
};

/** Synchronously: between slow clicks, the debounce would end. */
function choose(name: string, count: number): void {
  for (let piece = 0; piece < count; piece += 1) fireEvent.click(plus(name));
}

async function toCart() {
  fireEvent.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
  await heading('Warenkorb');
}

async function visitCart() {
  visit(paths.cart.to());
  await heading('Warenkorb');
}

async function visitTonight() {
  visit(paths.show.to({ idOrIdentifier: 301 }));
  await heading('Metropolis');
}

function chooseDate(showId: string) {
  visit(paths.movie.to({ movieIdentifier: 'metropolis' }));
  return () =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Termin' }), { target: { value: showId } });
}

describe('a selection', () => {
  it('earns a discount, which is requested after every change of a product with one, and starts anew in the cart', async () => {
    addDrinkDiscount();
    const { user } = await openTonight();
    await user.click(plus('UKW-Radio zum Ausborgen'));
    expect(screen.queryByText(checking)).toBeNull();
    expect(requestsTo(discountCall)).toEqual([]);
    await user.click(plus(popcorn));
    await screen.findByText(none);
    await user.click(plus('UKW-Radio zum Ausborgen'));
    await expectDiscountRequests(2);
    await screen.findByText(none);
    await user.click(minus('UKW-Radio zum Ausborgen'));
    await user.click(minus('UKW-Radio zum Ausborgen'));
    await screen.findByText(none);
    await user.click(plus('Nachos mit Käsesauce'));
    expect(await earned()).toHaveTextContent('Snack-Rabatt −€ 2,00');
    // 12,50 film, 5,00 car, 4,90 popcorn, 6,50 nachos, 2,00 off
    expect(total()).toHaveTextContent('€ 26,90');
    expect(screen.queryByText(checking)).toBeNull();
    await user.click(minus(popcorn));
    expect(await screen.findByText(none)).toBeVisible();
    unearned();
    expect(total()).toHaveTextContent('€ 24,00');
    await user.click(minus('Nachos mit Käsesauce'));

    // Without a product that earns a discount there is nothing to ask.
    const field = screen.getByRole('textbox', { name: `Menge: ${popcorn}` });
    await user.clear(field);
    await user.type(field, '2{Enter}');
    await earned();
    const asked = requestsTo(discountCall).length;
    await user.clear(field);
    await user.type(field, '0{Enter}');
    unearned();
    expect(screen.queryByText(checking)).toBeNull();
    expect(total()).toHaveTextContent('€ 17,50');
    expect(addButton()).toHaveAttribute('aria-disabled', 'false');
    expect(requestsTo(discountCall)).toHaveLength(asked);

    takePackage();
    expect(await earned()).toHaveTextContent('−€ 2,00');
    expect(await earned('Durst-Rabatt')).toHaveTextContent('−€ 1,00');
    const ids = requestsTo(discountCall)
      .slice(asked)
      .map(({ body }) => (body as { purchaseProductId: number }).purchaseProductId);
    expect(ids.toSorted()).toEqual([190, 191]);
    await user.click(addButton());
    expect(
      prices()
        .filter((price) => price < 0)
        .toSorted(),
    ).toEqual([-100, -200]);
    unearned();
    expect(total()).toHaveTextContent('€ 17,50');
    await user.click(addButton());
    await waitFor(() => expect(storedCart()![parent]).toMatchObject({ count: 2 }));
    expect(storedCart()![key]).toMatchObject({ count: 1, price: -200 });
  });

  it('of a market earns a discount, and its hint about a missing stall does not wait for it', async () => {
    for (const { productName, purchaseProductId } of currentDatabase().products)
      if (productName === 'Tisch mieten' || purchaseProductId === 222)
        discountOf(purchaseProductId).discountPurchaseProductId = 190;
    const release = deferResponses(discountCall);
    const { user } = await openShow(501);
    await user.click(plus('Tisch mieten'));
    await user.click(addButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Willst du ohne buchen, drück noch einmal.');
    await user.click(addButton());
    expect(storedCart()).toBeUndefined();
    release();
    await waitFor(() => expect(storedCart()).toBeDefined());
    choose('Frühstück am Stand', 2);
    await earned();
    await user.click(button('Standplatz buchen'));
    const line = lines().find(({ price }) => price < 0);
    expect(line).toMatchObject({ productType: 'eventProduct', count: 1, price: -200 });
  });

  it('has the returned number of discounts, and keeps a selected product that is also the discount', async () => {
    disturb(discountCall, { body: { product: { purchaseProductId: 102, productName: 'Gratis', price: 0 } } });
    const { user } = await openTonight();
    await user.click(plus(popcorn));
    await screen.findByText(none);
    await user.click(addButton());
    expect(lines().at(-1)).toMatchObject({ id: 5102, price: 490 });
    recover();
    const product = { purchaseProductId: 190, productName: 'Rabatt', price: '-1,50', count: 2 };
    disturb(discountCall, { body: { product } });
    await user.click(plus(popcorn));
    expect(await earned('2 × Rabatt')).toHaveTextContent('−€ 3,00');
    await user.click(addButton());
    expect(lines().at(-1)).toMatchObject({ count: 2, price: -150, totalPrice: -300 });
  });
});

it('the button waits for a discount: a click takes effect with the response, and adds nothing when it fails', async () => {
  const awaited = 'Einen Moment, dein Rabatt wird noch geprüft. Danach kommt deine Auswahl in den Warenkorb.';
  const notAdded = 'Deine Auswahl liegt noch nicht im Warenkorb.';
  let release = deferResponses(discountCall);
  const { user } = await openTonight();
  choose(popcorn, 2);
  expect(screen.getByText(checking).closest('[role=status]')).toBeVisible();
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  expect(addButton()).toHaveAccessibleDescription(checking);
  await user.click(addButton());
  await user.click(addButton());
  expect(screen.getByText(awaited)).toBeVisible();
  expect(storedCart()).toBeUndefined();
  release();
  await screen.findByRole('link', { name: 'Zum Warenkorb' });
  expect(lines().at(-1)).toMatchObject({ id: 5190, price: -200 });
  expect(storedCart()![parent]).toMatchObject({ count: 1, totalPrice: 2530 });
  expect(addButton()).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByText(awaited)).toBeNull();

  release = deferResponses(discountCall);
  disturb(discountCall, { status: 500, times: 1 });
  choose(popcorn, 1);
  await user.click(addButton());
  release();
  expect(await screen.findByText(/ließ sich gerade nicht prüfen/)).toHaveTextContent(notAdded);
  expect(storedCart()![parent]).toMatchObject({ count: 1 });
  await user.click(addButton());
  // Once more 12,50 + 5,00 + 4,90, without a discount
  expect(storedCart()![parent]).toMatchObject({ count: 2, totalPrice: 2530 + 2240 });
  expect(screen.queryByText(notAdded, { exact: false })).toBeNull();

  takePackage();
  await earned();
  deferResponses(discountCall);
  await user.click(plus(popcorn));
  unearned();
  // 17,50 ticket and car, 6,50 nachos, 2 × 4,90 sweet and 4,90 salted popcorn, 4 × 3,90 lemonade
  expect(total()).toHaveTextContent('€ 54,30');
});

describe('a show that is added to the cart', () => {
  const cents = (text: string) => Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100);

  it('has the displayed price in the cart each time it is added, whatever its discount has become', async () => {
    await openTonight();
    let sum = 0;
    for (const [name, count, discount, displayed] of [
      ['Kuscheldecke zum Ausborgen', 3, undefined, 2650],
      [popcorn, 2, { purchaseProductId: 190, productName: 'Snack-Rabatt', price: '-2,00' }, 2530],
      [popcorn, 3, { purchaseProductId: 190, productName: 'Snack-Rabatt', price: '-4,00' }, 2820],
      // The blankets in the cart have become the discount.
      [popcorn, 4, { purchaseProductId: 106, productName: 'Decke gratis', price: '-2,00' }, 3510],
      // A discount above the price
      [popcorn, 5, { purchaseProductId: 190, productName: 'Snack-Rabatt', price: '-999,00' }, 0],
    ] as const) {
      recover();
      if (discount) disturb(discountCall, { body: { product: { ...discount, count: 1 } }, times: 1 });
      choose(name, count);
      if (discount) await earned(discount.productName);
      expect(cents(total().textContent.split('inkl')[0] ?? '')).toBe(displayed);
      fireEvent.click(addButton());
      sum += displayed;
      await waitFor(() => expect(storedCart()![parent]?.totalPrice).toBe(sum));
      expect(storedCart()![`${parent}|106`]).toMatchObject({ count: 3, price: 300 });
    }
    await toCart();
    expect(cartTotal()).toHaveTextContent('€ 115,10');
    const removals = screen.getAllByRole('button', { name: /^Entfernen: Snack-Rabatt, Metropolis, / });
    expect(new Set(removals.map(({ textContent }) => textContent)).size).toBe(3);
  });

  it('can be ordered with a discount above its price, which does not reduce a gift card', async () => {
    storeCart(giftCard('gift'));
    discountOf(190).price = -99_900;
    const { user } = await openTonight();
    takePackage();
    await earned();
    // 17,50 ticket and car, 6,50 nachos, 2 × 4,90 popcorn, 4 × 3,90 lemonade
    expect(screen.getByText('−€ 49,40')).toBeVisible();
    expect(total()).toHaveTextContent('Summe: € 0,00');
    await user.click(addButton());
    await toCart();
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(currentDatabase().orders[0]!.total).toBe(2000);
  });
});

describe('a discount in the cart', () => {
  async function openCart(times: number) {
    const app = await openTonight();
    for (let time = 0; time < times; time += 1) {
      choose(popcorn, 1);
      choose('Nachos mit Käsesauce', 1);
      await earned();
      fireEvent.click(addButton());
    }
    await toCart();
    return app;
  }

  it('has a count that only the backend sets, and is removed alone or with the last product that earned it', async () => {
    const { user, store } = await openCart(1);
    expect(storedCart()![key]).toMatchObject({ productType: 'showProduct', count: 1, price: -200 });
    const line = within(row('Snack-Rabatt'));
    expect(line.getAllByText('−€ 2,00')).toHaveLength(2);
    expect(line.queryByRole('textbox')).toBeNull();
    expect(line.queryByRole('button', { name: /^Menge/ })).toBeNull();
    // 12,50 film, 5,00 car, 4,90 popcorn, 6,50 nachos, 2,00 off
    expect(cartTotal()).toHaveTextContent('€ 26,90');
    const before = areaIn(store, cartSlice).cart;
    act(() => void store.dispatch(quantityChanged({ key, count: 5 })));
    expect(areaIn(store, cartSlice).cart).toBe(before);

    // The lines no longer earn it: the backend refuses the order.
    await user.click(minus(popcorn));
    expect(row('Snack-Rabatt')).toBeVisible();
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    expect(await screen.findAllByText(/„Snack-Rabatt“ passt nicht mehr/)).not.toEqual([]);
    expect(storedCart()).toHaveProperty([key]);
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await backToCart(user);
    await user.click(button('Entfernen: Snack-Rabatt'));
    unearned();
    expect(cartTotal()).toHaveTextContent('€ 24,00');
    expect(storedCart()).not.toHaveProperty([key]);
    await user.click(button('Rückgängig machen'));
    expect(row('Snack-Rabatt')).toBeVisible();
    await user.click(minus('Nachos mit Käsesauce'));
    expect(screen.queryByRole('rowheader', { name: /Snack-Rabatt/ })).toBeNull();
    expect(cartTotal()).toHaveTextContent('€ 17,50');
  });

  it('that was earned twice is ordered at the displayed total', async () => {
    const { user } = await openCart(2);
    expect(storedCart()![key]).toMatchObject({ count: 2, totalPrice: -400 });
    expect(cartTotal()).toHaveTextContent('€ 53,80');
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    const [order] = currentDatabase().orders;
    expect(order!.total).toBe(5380);
    const positions = order!.positions.map(({ name, count, price }) => [name, count, price]);
    expect(positions).toContainEqual(['Snack-Rabatt', 2, -200]);
    expect(order!.positions.reduce((all, { count, price }) => all + count * price, 0)).toBe(5380);
    const discount = expect.objectContaining({ purchaseProductId: 190, price: -2, count: 2 }) as unknown;
    expect(requestsTo(saveOrderCall)[0]!.body).toMatchObject({
      totalPrice: 53.8,
      items: [{ showId: 301, products: expect.arrayContaining([discount]) as unknown }],
    });
  });
});

describe('preselected products', () => {
  /** The mandatory car ticket has a discount, whose request never gets a response. */
  function giveCarDiscount(): void {
    discountOf(101).discountPurchaseProductId = 190;
    disturb(discountCall, { never: true });
  }

  it('of a sold-out show or date cause no request, and leave no loading flag (requirements R7)', async () => {
    giveCarDiscount();
    currentDatabase().stock['301'] = 0;
    const release = deferResponses(showCall);
    const { store } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Termin');
    // Before the response, from which the time of the debounce would count.
    stopTime();
    release();
    await flushPending();
    expect(areaIn(store, showSlice).show?.soldOut).toBe(true);
    await passTime(400);
    expect(requestsTo(discountCall)).toEqual([]);
    const choose308 = chooseDate('308');
    await flushPending();
    currentDatabase().stock['308'] = 0;
    choose308();
    await flushPending();
    expect(areaIn(store, showSlice).show).toMatchObject({ showId: 308, soldOut: true });
    await passTime(400);
    expect(requestsTo(discountCall)).toEqual([]);
    visit(paths.cart.to());
    await flushPending();
    expect(screen.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('are checked on the show’s page, for a date on the film’s page, and when the same show is loaded again', async () => {
    giveCarDiscount();
    const { store } = await openTonight();
    await expectDiscountRequests(1);
    const choose308 = chooseDate('308');
    await screen.findByRole('combobox', { name: 'Termin' });
    // The page shows the list's data while the film's own request is pending.
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    choose308();
    await expectDiscountRequests(2);
    await visitCart();
    expect(store.getState().loadingBar.active).toEqual({});
    recover();
    await visitTonight();
    await screen.findByText(none);
    act(() => void store.dispatch(orderPaid({ orderId: '7' })));
    await visitCart();
    await visitTonight();
    await screen.findByText(none);
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
    expect(areaIn(store, showSlice)).toMatchObject({ selItems: { 101: 1 }, totPrice: 1750 });
    await user.click(button('Übernehmen: Durstpaket'));
    expect(areaIn(store, showSlice).totPrice).toBe(2140);
    await user.click(minus('Limonade'));
    expect(areaIn(store, showSlice).totPrice).toBe(1750);
  });
});

describe('discount requests in quick succession', () => {
  it('are combined into one, with the id and the whole selection', async () => {
    await openTonight();
    stopTime();
    for (const name of [popcorn, popcorn, 'Limonade 0,5 l']) {
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

  it('never apply a late response to an earlier selection or show (requirements R8)', async () => {
    disturb(discountCall, { delay: 500, times: 1 });
    await openTonight();
    stopTime();
    choose(popcorn, 2);
    await passTime(250);
    expect(requestsTo(discountCall)).toHaveLength(1);
    fireEvent.click(minus(popcorn));
    await passTime(250);
    expect(screen.getByText(none)).toBeVisible();
    await passTime(600);
    unearned();
    expect(total()).toHaveTextContent('€ 22,40');
    disturb(discountCall, { delay: 500, times: 1 });
    takePackage();
    await passTime(250);
    expect(requestsTo(discountCall)).toHaveLength(3);
    visit(paths.show.to({ idOrIdentifier: 305 }));
    await flushPending();
    expect(screen.getByRole('heading', { level: 1, name: 'Goldrausch' })).toBeVisible();
    expect(button('In den Warenkorb')).toBeVisible();
    await passTime(600);
    unearned();
    expect(total()).toHaveTextContent('€ 17,50');
  });

  it('change nothing by the response to another request', async () => {
    const { store } = recordedStore();
    store.dispatch(fetchShowDetail.subscribe({ id: 301 }));
    await waitFor(() => expect(areaIn(store, showSlice).show).not.toBeNull());
    const product = areaIn(store, showSlice).show!.products.find(
      ({ purchaseProductId }) => purchaseProductId === 102,
    )!;
    store.dispatch(productCountChanged({ product, count: 1 }));
    const before = areaIn(store, showSlice);
    const question = before.discount.query!;
    const discount = { ...product, purchaseProductId: 190, price: -200, count: 1, earnedBy: [190] };
    for (const other of [
      { ...question, showId: 302 },
      { ...question, purchaseProducts: [{ purchaseProductId: 102, count: 2 }] },
    ]) {
      store.dispatch(fetchDiscountProducts.success([discount], other));
      store.dispatch(fetchDiscountProducts.fail({ kind: 'server' }, other));
      expect(areaIn(store, showSlice)).toBe(before);
    }
  });

  it('end with the last selection’s discount, with random delays', async () => {
    stopTime();
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = seededRandom(seed);
      currentDatabase().random = random;
      currentDatabase().latency = [0, 40];
      const { store, seen } = recordedStore();
      store.dispatch(fetchShowDetail.subscribe({ id: 301 }));
      await passTime(40);
      const { payload } = await seen(fetchShowDetail.success.match);
      subscribeTo(store, fetchDiscountProducts, () => {
        const { query, status } = areaIn(store, showSlice).discount;
        return { arg: query, isKnown: status === 'checked', pauseMs: discountPause };
      });
      const product = payload.products.find(({ purchaseProductId }) => purchaseProductId === 102)!;
      let count = 0;
      for (let step = 0; step < 4; step += 1) {
        count = Math.floor(random() * 4);
        store.dispatch(productCountChanged({ product, count }));
        if (random() < 0.5) await passTime(240 + random() * 40);
      }
      const expected = count >= 2 ? [190] : [];
      await passTime(250);
      await passTime(40);
      expect(areaIn(store, showSlice).discount.status, `seed ${seed}`).not.toBe('checking');
      await passTime(60);
      const { discount, totPrice } = areaIn(store, showSlice);
      const ids = discount.products.map(({ purchaseProductId }) => purchaseProductId);
      expect(ids, `seed ${seed}`).toEqual(expected);
      expect(totPrice, `seed ${seed}`).toBe(1750 + count * 490 - expected.length * 200);
    }
  });
});

describe('a discount request', () => {
  it('that fails is reported, can be retried, is repeated with the next change, and does not block buying', async () => {
    disturb(discountCall, { status: 500, times: 1 });
    const { user } = await openTonight();
    takePackage();
    expect(await screen.findByText(failed)).toBeVisible();
    const again = button('Rabatt erneut prüfen');
    again.focus();
    // Synchronously: during a slow gesture of user-event the debounce would end and the response arrive.
    fireEvent.click(again);
    expect(addButton()).toHaveFocus();
    expect(screen.getByText(checking)).toBeVisible();
    expect(await earned()).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();

    disturb(discountCall, { status: 500, times: 1 });
    await user.click(plus(popcorn));
    await screen.findByText(failed);
    await user.click(plus(popcorn));
    expect(screen.queryByText(failed)).toBeNull();
    expect(await earned()).toBeVisible();

    disturb(discountCall, { drop: true });
    await user.click(plus(popcorn));
    await screen.findByText(failed);
    expect(addButton()).toHaveAccessibleDescription(/auch ohne Rabatt/);
    await user.click(addButton());
    expect(prices()).toHaveLength(6);
    expect(prices().every((price) => price > 0)).toBe(true);
  });

  it('with an unreadable response is reported, which is never an amount (requirements R9)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const product = { purchaseProductId: 190, productName: 'Snack-Rabatt', price: -2, count: 1 };
    const mutations = mutationsInTurn({ product }).filter((_, index) => index % 3 === 0);
    const faults = [...mutations.map(({ name, body }) => ({ name, body })), ...brokenResponses];
    await openTonight();
    for (const { name, ...fault } of faults) {
      recover();
      disturb(discountCall, fault);
      choose(popcorn, 1);
      await waitFor(() => expect(screen.queryByText(checking), name).toBeNull());
      expect(unfitText(), name).toBeUndefined();
      expect(addButton(), name).toHaveAttribute('aria-disabled', 'false');
    }
    recover();
    disturb(discountCall, { body: { product: { ...product, price: 'viel' } } });
    choose(popcorn, 1);
    expect(await screen.findByText(failed)).toBeVisible();
  });

  it('without a response offers after 10 s to retry or to continue without the discount (requirements R7)', async () => {
    disturb(discountCall, { never: true });
    const { store } = await openTonight();
    stopTime();
    choose(popcorn, 1);
    await passTime(300);
    expect(requestsTo(discountCall)).toHaveLength(1);
    expect(screen.queryByText('Ohne Rabatt weiter')).toBeNull();
    await passTime(9900);
    expect(screen.getByText('Das dauert länger als üblich.')).toBeVisible();
    fireEvent.click(button('Erneut prüfen'));
    await passTime(300);
    expect(requestsTo(discountCall)).toHaveLength(2);
    expect(screen.queryByText('Das dauert länger als üblich.')).toBeNull();
    await passTime(10_000);
    fireEvent.click(button('Ohne Rabatt weiter'));
    await flushPending();
    expect(screen.getByText('Du machst ohne Rabatt weiter.')).toBeVisible();
    expect(addButton()).toHaveFocus();
    expect(store.getState().loadingBar.active).toEqual({});
    fireEvent.click(addButton());
    await flushPending();
    expect(prices()).toEqual([1250, 500, 490]);

    // A click that waits takes effect when the visitor gives the discount up.
    choose(popcorn, 1);
    fireEvent.click(addButton());
    await passTime(300);
    await passTime(10_000);
    expect(storedCart()![parent]).toMatchObject({ count: 1 });
    fireEvent.click(button('Ohne Rabatt weiter'));
    await flushPending();
    expect(storedCart()![parent]).toMatchObject({ count: 2 });
    expect(prices()).toEqual([1250, 500, 490]);
  });

  it('ends when the visitor leaves, and is repeated on return, unless the discount is known', async () => {
    disturb(discountCall, { never: true, times: 1 });
    const { store } = await openTonight();
    takePackage();
    await expectDiscountRequests(1);
    await waitFor(() => expect(store.getState().loadingBar.active).not.toEqual({}));
    await visitCart();
    expect(store.getState().loadingBar.active).toEqual({});
    await visitTonight();
    expect(await earned()).toBeVisible();
    expect(requestsTo(discountCall)).toHaveLength(2);
    await visitCart();
    stopTime();
    visit(paths.show.to({ idOrIdentifier: 301 }));
    await flushPending();
    expect(screen.getByText('Snack-Rabatt')).toBeVisible();
    await passTime(350);
    expect(requestsTo(discountCall)).toHaveLength(2);
    // Left before the debounce has ended
    choose(popcorn, 1);
    visit(paths.cart.to());
    await flushPending();
    expect(screen.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
    await passTime(350);
    expect(requestsTo(discountCall)).toHaveLength(2);
  });
});
