import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, storeCart, storedCart } from '@test/support/carts';
import { cartIn } from '@test/support/cartState';
import { button, heading, listed, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { disturb, holdBack, requestsTo } from '@test/support/server';

const call = 'voucher/validateVoucher';
const box = () => screen.getByRole('textbox', { name: 'Gutscheincode' });
const total = () => screen.getByText(/^Gesamtsumme: /);

async function openCart(...lines: Parameters<typeof storeCart>) {
  storeCart(...lines);
  const { user, ...app } = renderApp(paths.cart.to());
  await heading('Warenkorb');
  async function redeem(code: string) {
    await user.clear(box());
    if (code) await user.type(box(), code);
    await user.click(button('Gutschein einlösen'));
  }
  return { ...app, user, redeem };
}

it('adds the line of a valid code and lowers the total', async () => {
  const { redeem } = await openCart(filmTicket, carTicket);
  await redeem('WILLKOMMEN10');
  await notification('Gutschein wurde dem Warenkorb hinzugefügt');
  expect(screen.getByText('Code WILLKOMMEN10')).toBeVisible();
  expect(total()).toHaveTextContent('€ 7,50');
  expect(box()).toHaveValue('');
  const line = Object.values(storedCart()!).find(({ productType }) => productType === 'voucheritem');
  expect(line).toMatchObject({ order: 'ZZZZZZZZ', count: 1, amount: 1, totalPrice: -1000 });
  expect(line?.key).toHaveLength(5);
});

it('counts each of two alike items of one code, now and after a reload', async () => {
  const item = { purchaseProductId: 90, productName: 'Fünfer', price: '-5.00', count: 1 };
  disturb(call, { body: { voucherItems: [item, item] } });
  const { redeem, close } = await openCart({ ...filmTicket, count: 2 }, carTicket);
  await redeem('ZWEI');
  await screen.findByText('Code ZWEI');
  expect(total()).toHaveTextContent('€ 20,00');
  close();
  const { store } = renderApp(paths.cart.to());
  await heading('Warenkorb');
  expect(total()).toHaveTextContent('€ 20,00');
  await waitFor(() => expect(cartIn(store).voucherCheck.answeredFor).not.toBeNull());
  expect(total()).toHaveTextContent('€ 20,00');
  expect(screen.queryByText(/ist jetzt/)).toBeNull();
});

it('never lowers the total below nothing', async () => {
  const { redeem } = await openCart(filmTicket, carTicket);
  await redeem('GUTSCHEIN25');
  await screen.findByText('Code GUTSCHEIN25');
  expect(total()).toHaveTextContent('€ 0,00');
});

it.each([
  ['GIBTSNICHT', 'Gutschein ungültig: Diesen Gutscheincode kennen wir nicht.'],
  ['VERBRAUCHT', 'Gutschein ungültig: Dieser Gutschein wurde bereits eingelöst.'],
])('refuses %s with the reason of the server', async (code, message) => {
  const { redeem } = await openCart(filmTicket, carTicket);
  await redeem(code);
  await notification(message);
  await waitFor(() => expect(box()).toHaveAccessibleDescription(message));
  expect(Object.keys(storedCart()!)).toHaveLength(2);
  expect(box()).toHaveValue(code);
});

it('takes an answer with an empty list for a refusal', async () => {
  disturb(call, { body: { voucherItems: [] } });
  const { redeem } = await openCart(filmTicket, carTicket);
  await redeem('LEER');
  await notification('Gutschein ungültig');
  expect(Object.keys(storedCart()!)).toHaveLength(2);
});

it('sends the code without blanks and characters that nobody sees', async () => {
  const { redeem } = await openCart(filmTicket, carTicket);
  await redeem(' WILLKOMMEN\u200B10 ');
  await screen.findByText('Code WILLKOMMEN10');
  expect(requestsTo(call)[0]!.body).toMatchObject({ voucherCode: 'WILLKOMMEN10' });
});

it.each(['   ', ' \u200B'])('sends nothing for a blank code', async (blank) => {
  const { redeem } = await openCart(filmTicket, carTicket);
  await redeem(blank);
  expect(box()).toHaveAccessibleDescription('Bitte gib einen Gutscheincode ein.');
  expect(requestsTo(call)).toEqual([]);
});

it('sends nothing while the cart is empty', async () => {
  const { redeem } = await openCart();
  await redeem('WILLKOMMEN10');
  expect(box()).toHaveAccessibleDescription(/Lege zuerst etwas in den Warenkorb/);
  expect(requestsTo(call)).toEqual([]);
});

it('is not redeemed for a cart that was emptied meanwhile', async () => {
  const letGo = holdBack(call);
  const { redeem, user } = await openCart(filmTicket, carTicket);
  await redeem('WILLKOMMEN10');
  await user.click(button('Menge verringern: Metropolis'));
  letGo();
  await waitFor(() => expect(box()).toHaveAccessibleDescription(/Lege zuerst etwas in den Warenkorb/));
  expect(screen.queryByText('Gutschein wurde dem Warenkorb hinzugefügt')).toBeNull();
  expect(storedCart()).toEqual({});
  expect(box()).toHaveValue('WILLKOMMEN10');
});

it('redeems a code once only', async () => {
  const { redeem } = await openCart(filmTicket, carTicket);
  await redeem('WILLKOMMEN10');
  await screen.findByText('Code WILLKOMMEN10');
  await redeem('WILLKOMMEN10');
  expect(box()).toHaveAccessibleDescription('Diesen Gutschein hast du schon eingelöst.');
  expect(requestsTo(call)).toHaveLength(1);
});

it('redeems a code once only, however it is typed', async () => {
  const { redeem } = await openCart(filmTicket, carTicket);
  await redeem('WILLKOMMEN10');
  await screen.findByText('Code WILLKOMMEN10');
  await redeem('willkommen10');
  await waitFor(() => expect(button('Gutschein einlösen')).toBeEnabled());
  expect(screen.getAllByText('Code WILLKOMMEN10')).toHaveLength(1);
  expect(total()).toHaveTextContent('€ 7,50');
});

it('leaves no loading flag behind when the visitor walks off', async () => {
  disturb(call, { never: true });
  const { redeem, user, store } = await openCart(filmTicket, carTicket);
  await redeem('WILLKOMMEN10');
  expect(store.getState().loadingBar.active).not.toEqual({});
  await user.click(screen.getByRole('link', { name: 'Automarkt' }));
  await listed('kommende Automärkte');
  expect(store.getState().loadingBar.active).toEqual({});
});

it('keeps the focus where it was, on the box or on its button', async () => {
  const { user, redeem } = await openCart(filmTicket, carTicket);
  await user.type(box(), 'WILLKOMMEN10{Enter}');
  await screen.findByText('Code WILLKOMMEN10');
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(box()).toHaveFocus();
  await redeem('GUTSCHEIN25');
  await screen.findByText('Code GUTSCHEIN25');
  await waitFor(() => expect(button('Gutschein einlösen')).toHaveFocus());
});

it('keeps what is typed while another code is removed', async () => {
  const { user, redeem } = await openCart(filmTicket, carTicket);
  await redeem('WILLKOMMEN10');
  await screen.findByText('Code WILLKOMMEN10');
  await user.type(box(), 'GUTSCH');
  await user.click(button(/^Entfernen.*Willkommensrabatt/));
  expect(screen.queryByText('Code WILLKOMMEN10')).toBeNull();
  expect(box()).toHaveValue('GUTSCH');
});
