import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, cartOf, filmTicket, storeCart, storedCart } from '@test/support/carts';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { server } from '@test/support/server';
import { settle, stopTime } from '@test/support/time';
import { agreeTo, all } from '@test/support/consent';
import { fbq, told, ttqTrack, withPixels } from '@test/support/tracking';
import { visit } from '@test/support/visit';

withPixels();
beforeEach(() => agreeTo(all));

const waiting = 'Deine Zahlung ist noch offen';
const paid = 'Danke, deine Bestellung ist bezahlt!';
const numbers = () => screen.queryAllByText(/^Bestellnummer/).map(({ textContent }) => textContent);
const of = (orderId: string) => paths.payment.to({ orderId });

/** Order B is open. A is paid, of which nobody hears before `letGo`. */
function answerLateForA() {
  const asked: (string | null)[] = [];
  let letGo = () => undefined as void;
  const whenLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    http.get('*/rest/order/paymentStatus', async ({ request }) => {
      const orderId = new URL(request.url).searchParams.get('orderid');
      asked.push(orderId);
      if (orderId === 'A') await whenLetGo;
      return HttpResponse.json({
        paymentStatus: orderId === 'A' ? 'paid' : 'open',
        amount: 17.5,
        currency: 'EUR',
      });
    }),
  );
  return { asked, letGo };
}

async function leaveAForB() {
  storeCart(filmTicket, carTicket);
  const { asked, letGo } = answerLateForA();
  renderApp(of('A'));
  await waitFor(() => expect(asked).toEqual(['A']));
  visit(of('B'));
  return { asked, letGo };
}

function expectNothingPaid() {
  expect(storedCart()).toEqual(cartOf(filmTicket, carTicket));
  expect(told()).toEqual([]);
  expect(fbq).not.toHaveBeenCalled();
  expect(ttqTrack).not.toHaveBeenCalled();
}

it('a payment that is told of late counts for no other order (R8)', async () => {
  const { letGo } = await leaveAForB();
  await heading(waiting);
  expect(numbers()).toEqual(['Bestellnummer B']);
  stopTime();
  letGo();
  await settle();
  expect(screen.getByRole('heading', { level: 1, name: waiting })).toBeVisible();
  expect(numbers()).toEqual(['Bestellnummer B']);
  expectNothingPaid();
});

it('a payment that was left unanswered is found on return, once', async () => {
  const { letGo } = await leaveAForB();
  await heading(waiting);
  expectNothingPaid();
  visit(of('A'));
  expect(screen.queryByText(waiting)).toBeNull();
  letGo();
  await heading(paid);
  expect(numbers()).toEqual(['Bestellnummer A']);
  await waitFor(() => expect(storedCart()).toEqual({}));
  expect(told()).toMatchObject([{ event: 'purchase', ecommerce: { transaction_id: 'A' } }]);
});
