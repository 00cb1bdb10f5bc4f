import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, redeemedCode, storeCart, storedCart } from '@test/support/carts';
import { cartIn } from '@test/support/cartState';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { requestsTo, server } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const call = 'voucher/validateVoucher';
const welcome = redeemedCode('WILLKOMMEN10', -1000, 901);

/** Holds back the first question about one code only. */
function holdBackFirst(code: string): () => void {
  let letGo = () => undefined as void;
  const whenLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isFirst = true;
  const hold = async ({ request }: { request: Request }) => {
    if (!isFirst || !(await request.clone().text()).includes(code)) return;
    isFirst = false;
    await whenLetGo;
  };
  server.use(http.post(`*/rest/${call}`, hold));
  return letGo;
}

it('a second code whose answer is about what the cart held before is asked again', async () => {
  storeCart({ ...filmTicket, count: 3 }, carTicket, welcome);
  const { store } = renderApp(paths.cart.to());
  await heading('Warenkorb');
  await waitFor(() => expect(cartIn(store).voucherCheck.answeredFor).not.toBeNull());
  const letGo = holdBackFirst('AB30');
  stopTime();
  fireEvent.change(screen.getByRole('textbox', { name: 'Gutscheincode' }), { target: { value: 'AB30' } });
  fireEvent.click(button('Gutschein einlösen'));
  await settle();
  for (let press = 0; press < 2; press += 1) fireEvent.click(button('Menge verringern: Metropolis'));
  await passTime(1000);
  // The first code holds for one ticket too, and was asked about it.
  expect(requestsTo(call)).toHaveLength(2);
  letGo();
  await settle();
  expect(screen.getByText('Code AB30')).toBeVisible();
  expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
  await passTime(1000);
  expect(screen.getByText(/AB30 gilt nicht mehr/)).toBeVisible();
  expect(Object.values(storedCart()!).flatMap(({ voucherCode }) => voucherCode ?? [])).toEqual([
    'WILLKOMMEN10',
  ]);
});
