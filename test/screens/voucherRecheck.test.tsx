import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { cartTexts } from '@/texts/cart';
import { carTicket, filmTicket, redeemedCode, storeCart, storedCart } from '@test/support/carts';
import { cartIn } from '@test/support/cartState';
import { button, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const call = 'voucher/validateVoucher';
const minimumCode = redeemedCode('AB30', -500, 905);
const percentCode = redeemedCode('ZEHNPROZENT', -175, 906);
const welcome = redeemedCode('WILLKOMMEN10', -1000, 901);
const total = () => screen.getByText(/^Gesamtsumme: /);
const codes = () => Object.values(storedCart()!).flatMap(({ voucherCode }) => voucherCode ?? []);
const less = () => fireEvent.click(button('Menge verringern: Metropolis'));
const more = () => fireEvent.click(button('Menge erhöhen: Metropolis'));

async function openCart(...lines: Parameters<typeof storeCart>) {
  storeCart(...lines);
  const app = renderApp(paths.cart.to());
  await heading('Warenkorb');
  return app;
}

/** The cart with codes that were asked again when the page was opened. */
async function openChecked(...lines: Parameters<typeof storeCart>) {
  const app = await openCart(...lines);
  await waitFor(() => expect(cartIn(app.store).voucherCheck.answeredFor).not.toBeNull());
  return app;
}

describe('a redeemed code', () => {
  it('is asked again once after the page was loaded, for what is in the cart', async () => {
    await openChecked({ ...filmTicket, count: 2 }, carTicket, minimumCode);
    expect(requestsTo(call)).toHaveLength(1);
    const products = [{ id: 1, productType: 'show', productName: 'Metropolis', price: 12.5, count: 2 }, {}];
    expect(requestsTo(call)[0]!.body).toMatchObject({
      voucherCode: 'AB30',
      items: [{ showId: 301, products }],
    });
    expect(screen.getByText('Code AB30')).toBeVisible();
    expect(screen.queryByText(/gilt nicht mehr|ist jetzt/)).toBeNull();
  });

  it('is not asked again where it has just been redeemed, or where another one goes', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    for (const code of ['WILLKOMMEN10', 'GUTSCHEIN25']) {
      await user.type(screen.getByRole('textbox', { name: 'Gutscheincode' }), `${code}{Enter}`);
      await screen.findByText(`Code ${code}`);
    }
    stopTime();
    fireEvent.click(screen.getAllByRole('button', { name: /^Entfernen/ })[0]!);
    await passTime(1000);
    expect(requestsTo(call)).toHaveLength(2);
    expect(codes()).toHaveLength(1);
  });

  it('that holds no more goes, and page and notification say so', async () => {
    await openChecked({ ...filmTicket, count: 2 }, carTicket, minimumCode);
    expect(total()).toHaveTextContent('€ 25,00');
    less();
    await notification('Gutschein ungültig: Dieser Gutschein gilt erst ab einem Einkauf von € 30.');
    const sentence = screen.getByText(
      /^Der Code AB30 gilt nicht mehr und wurde entfernt\. Gutschein ungültig/,
    );
    expect(sentence.closest('[role=status]')).not.toBeNull();
    expect(screen.getByText('Die Gesamtsumme ist jetzt € 17,50 statt € 12,50.')).toBeVisible();
    expect(total()).toHaveTextContent('€ 17,50');
    await waitFor(() => expect(codes()).toEqual([]));
    fireEvent.click(button('Verstanden'));
    expect(screen.queryByText(/gilt nicht mehr/)).toBeNull();
  });

  it('that was refused can be redeemed again once it holds', async () => {
    await openChecked({ ...filmTicket, count: 2 }, carTicket, minimumCode);
    less();
    await screen.findByText(/AB30 gilt nicht mehr/);
    more();
    fireEvent.click(button('AB30 noch einmal einlösen'));
    expect(await screen.findByText('Code AB30')).toBeVisible();
    expect(screen.queryByText(/gilt nicht mehr/)).toBeNull();
  });

  it('that is worth something else now says so', async () => {
    await openChecked(filmTicket, carTicket, percentCode);
    more();
    expect(await screen.findByText('Der Code ZEHNPROZENT ist jetzt € 3,00 wert.')).toBeVisible();
    expect(screen.getByText('Die Gesamtsumme ist jetzt € 27,00 statt € 28,25.')).toBeVisible();
    expect(Object.keys(storedCart()!)).toContain(percentCode.key);
    expect(screen.queryByRole('button', { name: /noch einmal einlösen/ })).toBeNull();
  });

  it('goes with the last line it could be redeemed for, and comes back with it', async () => {
    await openChecked(filmTicket, carTicket, welcome);
    less();
    expect(await screen.findByText(/^Der Code WILLKOMMEN10 wurde mit entfernt/)).toBeVisible();
    expect(storedCart()).toEqual({});
    fireEvent.click(button(cartTexts.undo));
    expect(await screen.findByText('Code WILLKOMMEN10')).toBeVisible();
    expect(screen.queryByText(/wurde mit entfernt/)).toBeNull();
    await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
  });
});

describe('several codes', () => {
  it('are asked one after the other, and each has its own answer', async () => {
    const { store } = await openCart(
      { ...filmTicket, count: 2 },
      carTicket,
      minimumCode,
      percentCode,
      welcome,
    );
    await screen.findByText('Der Code ZEHNPROZENT ist jetzt € 3,00 wert.');
    expect(requestsTo(call)).toHaveLength(3);
    less();
    await screen.findByText(/AB30 gilt nicht mehr/);
    expect(screen.getByText('Der Code ZEHNPROZENT ist jetzt € 1,75 wert.')).toBeVisible();
    expect(codes().toSorted()).toEqual(['WILLKOMMEN10', 'ZEHNPROZENT']);
    expect(cartIn(store).totalPrice).toBe(1750 - 175 - 1000);
  });
});

describe('while the codes are being asked again', () => {
  it('quick changes become one question, and „Zur Kasse“ waits from the first of them', async () => {
    await openChecked({ ...filmTicket, count: 4 }, carTicket, minimumCode);
    const asked = requestsTo(call).length;
    const letGo = holdBack(call);
    stopTime();
    for (let press = 0; press < 3; press += 1) less();
    fireEvent.click(button('Zur Kasse'));
    expect(screen.getByText('Einen Moment, dein Gutschein wird noch geprüft.')).toBeVisible();
    await passTime(1000);
    expect(window.location.pathname).toBe('/cart');
    letGo();
    await settle();
    expect(requestsTo(call)).toHaveLength(asked + 1);
    expect(screen.getByText(/AB30 gilt nicht mehr/)).toBeVisible();
    expect(screen.queryByText('Einen Moment, dein Gutschein wird noch geprüft.')).toBeNull();
    fireEvent.click(button('Zur Kasse'));
    await settle();
    expect(window.location.pathname).toBe('/checkout');
  });

  it('an answer about what the cart held before counts for nothing', async () => {
    await openChecked({ ...filmTicket, count: 2 }, carTicket, minimumCode);
    const letGo = holdBack(call);
    stopTime();
    less();
    await passTime(500);
    more();
    letGo();
    await settle();
    expect(requestsTo(call)).toHaveLength(2);
    expect(codes()).toEqual(['AB30']);
    expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
    await passTime(1000);
    expect(requestsTo(call)).toHaveLength(3);
    expect(codes()).toEqual(['AB30']);
    expect(screen.queryByText(/gilt nicht mehr/)).toBeNull();
    expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'false');
  });

  it('a code that was removed is not put back', async () => {
    await openChecked(filmTicket, carTicket, percentCode, welcome);
    const letGo = holdBack(call);
    stopTime();
    more();
    await passTime(500);
    fireEvent.click(screen.getAllByRole('button', { name: /^Entfernen/ })[1]!);
    letGo();
    await settle();
    expect(codes()).toEqual(['WILLKOMMEN10']);
    expect(screen.queryByText(/ZEHNPROZENT/)).toBeNull();
  });

  it('no loading flag is left behind when the visitor walks off', async () => {
    disturb(call, { never: true });
    const { user, store } = await openCart(filmTicket, carTicket, welcome);
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Automarkt' }));
    await heading('kommende Automärkte');
    expect(store.getState().loadingBar.active).not.toHaveProperty('cart/recheckVouchers');
    expect(currentWorld().requests.filter(({ path }) => path === call)).toHaveLength(1);
  });
});
