import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, storeCart, storedCart } from '@test/support/carts';
import { button, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { disturb, holdBack, requestsTo } from '@test/support/server';

const call = 'voucher/validateVoucher';
const added = 'Gutschein wurde dem Warenkorb hinzugefügt';
const box = () => screen.getByRole('textbox', { name: 'Gutscheincode' });
const anyInvalid = () => screen.queryByText(/Gutschein ungültig/);

async function openCart() {
  storeCart(filmTicket, carTicket);
  const { user, store } = renderApp(paths.cart.to());
  await heading('Warenkorb');
  async function redeem(code: string) {
    await user.clear(box());
    await user.type(box(), code);
    await user.click(button('Gutschein einlösen'));
  }
  return { user, store, redeem };
}

describe('a voucher check that fails', () => {
  it.each([
    ['the connection breaks', { drop: true }, /^Keine Verbindung/],
    ['the server fails', { status: 500 }, /^Bei uns ist gerade etwas durcheinander/],
    ['a proxy gives up', { status: 504, raw: '<html>Gateway</html>' }, /^Die Antwort hat zu lange gebraucht/],
    ['HTML comes with 200', { raw: '<html>Wartung</html>' }, /^Die Antwort war unvollständig/],
    ['the address is gone', { status: 404, raw: '<html>Nicht da</html>' }, /^Das haben wir nicht gefunden/],
    ['the shop may not ask', { status: 403 }, /^Dafür fehlt die Berechtigung/],
    ['too many were asked', { status: 429 }, /^Das hat leider nicht geklappt/],
  ])('does not call the code invalid when %s', async (_, fault, reason) => {
    disturb(call, fault);
    const { redeem } = await openCart();
    await redeem('WILLKOMMEN10');
    await notification('Es ist ein Fehler aufgetreten!');
    await waitFor(() => expect(box()).toHaveAccessibleDescription(reason));
    expect(anyInvalid()).toBeNull();
    expect(box()).toHaveValue('WILLKOMMEN10');
  });

  it.each([
    ['a polite no', { body: { voucherItems: null, errorMessage: 'Abgelaufen.' } }],
    ['a 400', { status: 400, body: { errorMessage: 'Abgelaufen.' } }],
    ['a 404 with words for the visitor', { status: 404, body: { errorMessage: 'Abgelaufen.' } }],
  ])('calls the code invalid at %s', async (_, fault) => {
    disturb(call, fault);
    const { redeem } = await openCart();
    await redeem('ALT');
    await notification('Gutschein ungültig: Abgelaufen.');
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Gutschein ungültig: Abgelaufen.'));
  });
});

describe('a code that is in the cart already', () => {
  const redeemedLines = () =>
    Object.values(storedCart()!).filter(({ productType }) => productType === 'voucheritem');

  it.each(['willkommen10', ' Willkommen10 ', 'WILLKOMMEN\u200B10'])(
    'is not asked for again, typed as „%s“',
    async (typed) => {
      const { redeem } = await openCart();
      await redeem('WILLKOMMEN10');
      await screen.findByText('Code WILLKOMMEN10');
      await redeem(typed);
      expect(box()).toHaveAccessibleDescription('Diesen Gutschein hast du schon eingelöst.');
      expect(requestsTo(call)).toHaveLength(1);
      expect(redeemedLines()).toHaveLength(1);
    },
  );

  it('under another name is said to be redeemed, and no success is told', async () => {
    const { redeem, store } = await openCart();
    await redeem('WILLKOMMEN10');
    await screen.findByText('Code WILLKOMMEN10');
    const item = { purchaseProductId: 901, productName: 'Willkommensrabatt', price: -10 };
    disturb(call, { body: { voucherItems: [{ ...item, voucherCode: 'willkommen10' }] } });
    await notification(added);
    await redeem('WELCOME');
    await waitFor(() =>
      expect(box()).toHaveAccessibleDescription('Diesen Gutschein hast du schon eingelöst.'),
    );
    expect(store.getState().notifications.waiting).toEqual([]);
    expect(screen.getAllByText(added)).toHaveLength(1);
    expect(redeemedLines()).toHaveLength(1);
    expect(box()).toHaveValue('WELCOME');
  });
});

describe('the way to checkout while a code is being checked', () => {
  const hint = 'Einen Moment, dein Gutschein wird noch geprüft.';

  it('waits, says so, and is open when the answer is there', async () => {
    const letGo = holdBack(call);
    const { redeem, user } = await openCart();
    await redeem('WILLKOMMEN10');
    expect(screen.queryByText(hint)).toBeNull();
    await user.click(button('Zur Kasse'));
    expect(button('Zur Kasse')).toBeEnabled();
    expect(screen.getByText(hint).closest('[role=status]')).not.toBeNull();
    expect(window.location.pathname).toBe('/cart');
    letGo();
    await screen.findByText('Code WILLKOMMEN10');
    expect(screen.queryByText(hint)).toBeNull();
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    expect(screen.getByText(/^Gesamtsumme: /)).toHaveTextContent('€ 7,50');
  });

  it('does not say so again by itself at the next code', async () => {
    disturb(call, { delay: 200 });
    const { redeem, user } = await openCart();
    await redeem('GIBTSNICHT');
    await user.click(button('Zur Kasse'));
    await waitFor(() => expect(button('Gutschein einlösen')).toBeEnabled());
    await redeem('WILLKOMMEN10');
    expect(screen.queryByText(hint)).toBeNull();
  });
});
