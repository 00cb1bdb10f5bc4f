import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { cartRestored } from '@/features/cart/cartSlice';
import { cartOf, carTicket, filmTicket, redeemedCode, storeCart, storedCart } from '@test/support/carts';
import { cartIn } from '@test/support/cartState';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { disturb, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const call = 'voucher/validateVoucher';
const minimumCode = redeemedCode('AB30', -500, 905);
const tickets = { ...filmTicket, count: 2 };
const unchecked = /^Ob dein Gutschein noch gilt, ist nicht geprüft\./;
const codes = () => Object.values(storedCart()!).flatMap(({ voucherCode }) => voucherCode ?? []);

async function open(address: string, title: string, ...lines: Parameters<typeof storeCart>) {
  storeCart(...lines);
  const app = renderApp(address);
  await heading(title);
  return app;
}

const openCart = (...lines: Parameters<typeof storeCart>) => open(paths.cart.to(), 'Warenkorb', ...lines);

describe('a check that fails', () => {
  it.each([
    ['the connection breaks', { drop: true }, 'Keine Verbindung.'],
    ['the server fails', { status: 500 }, 'Bei uns ist gerade etwas durcheinander.'],
    ['HTML comes with 200', { raw: '<html>Wartung</html>' }, 'Die Antwort war unvollständig.'],
    ['too many were asked', { status: 429 }, 'Das hat leider nicht geklappt.'],
    ['nothing of the list can be read', { body: { voucherItems: [{ price: 'NaN' }] } }, 'Die Antwort war'],
  ])('takes no code away when %s, blocks nothing, and can be repeated', async (_, fault, reason) => {
    disturb(call, { ...fault, times: 1 });
    const { user } = await openCart(filmTicket, carTicket, minimumCode);
    const sentence = await screen.findByText(unchecked);
    expect(sentence).toHaveTextContent(reason);
    expect(sentence.closest('[role=status]')).not.toBeNull();
    expect(codes()).toEqual(['AB30']);
    expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByText(/Gutschein ungültig/)).toBeNull();
    await user.click(button('Gutschein erneut prüfen'));
    await screen.findByText(/AB30 gilt nicht mehr/);
    expect(screen.queryByText(unchecked)).toBeNull();
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('is repeated once by one press, however slow the answer is', async () => {
    disturb(call, { status: 500, times: 1 });
    await openCart(tickets, carTicket, minimumCode);
    await screen.findByText(unchecked);
    disturb(call, { never: true });
    stopTime();
    fireEvent.click(button('Gutschein erneut prüfen'));
    expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
    await passTime(5000);
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('is repeated at checkout, once', async () => {
    disturb(call, { status: 500, times: 1 });
    const { user } = await openCart(filmTicket, carTicket, minimumCode);
    await screen.findByText(unchecked);
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    expect(await screen.findByText(/AB30 gilt nicht mehr/)).toBeVisible();
    expect(requestsTo(call)).toHaveLength(2);
  });
});

describe('a check that nobody answers', () => {
  it('is said after 10 s and can be given up, which opens the way to checkout', async () => {
    const { store } = await openCart(tickets, carTicket, minimumCode);
    await waitFor(() => expect(cartIn(store).voucherCheck.answeredFor).not.toBeNull());
    disturb(call, { never: true });
    stopTime();
    fireEvent.click(button('Menge erhöhen: Metropolis'));
    await passTime(500);
    await passTime(10_000);
    expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button('Abbrechen'));
    await settle();
    expect(screen.getByText(unchecked)).toHaveTextContent(/geprüft\.$/);
    expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'false');
    expect(codes()).toEqual(['AB30']);
  });
});

describe('at checkout', () => {
  it('the codes of a stored cart are asked again once, and the total follows', async () => {
    await open(paths.checkout.to(), 'Kassa', filmTicket, carTicket, minimumCode);
    expect(await screen.findByText(/AB30 gilt nicht mehr/)).toBeVisible();
    expect(screen.getByText(/^Gesamtsumme: /)).toHaveTextContent('€ 17,50');
    expect(requestsTo(call)).toHaveLength(1);
  });
});

describe('what another tab does', () => {
  it('to the lines asks again here, to the codes alone does not', async () => {
    const { store } = await openCart(tickets, carTicket, minimumCode);
    await waitFor(() => expect(cartIn(store).voucherCheck.answeredFor).not.toBeNull());
    stopTime();
    const other = redeemedCode('WILLKOMMEN10', -1000, 901);
    store.dispatch(cartRestored(cartOf(tickets, carTicket, minimumCode, other)));
    await passTime(2000);
    expect(requestsTo(call)).toHaveLength(1);
    store.dispatch(cartRestored(cartOf(filmTicket, carTicket, minimumCode, other)));
    await passTime(2000);
    expect(requestsTo(call)).toHaveLength(3);
    expect(screen.getByText(/AB30 gilt nicht mehr/)).toBeVisible();
    expect(codes()).toEqual(['WILLKOMMEN10']);
  });

  it('with the same code leaves one line of it', async () => {
    const twice = [minimumCode, { ...minimumCode, key: 'zzzzz' }];
    await openCart(tickets, carTicket, ...twice);
    expect(screen.getAllByText('Code AB30')).toHaveLength(1);
    expect(screen.getByText(/^Gesamtsumme: /)).toHaveTextContent('€ 25,00');
  });
});
