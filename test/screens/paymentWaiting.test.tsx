import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const call = 'order/paymentStatus';
const address = paths.paymentResult.to({}, { orderid: '7' });
const title = (name: string) => screen.queryByRole('heading', { level: 1, name });
const waiting = () => title('Deine Zahlung ist noch unterwegs');
const lookAgain = () => screen.queryByRole('button', { name: 'Noch einmal nachsehen' });
const isPending = { body: { paymentStatus: 'pending', amount: 20, currency: 'EUR' } };
const threeMinutes = 180_000;

/** Time stands still from here on; the screen's code has to be there before. */
async function openResult() {
  const { close } = renderApp(address);
  await waitFor(() => expect(requestsTo(call).length).toBeGreaterThan(0));
  close();
  stopTime();
  renderApp(address);
  await settle();
}

it('a failed look does not hide the status that is known', async () => {
  disturb(call, { ...isPending, times: 2 });
  disturb(call, { status: 404 });
  await openResult();
  expect(waiting()).toBeVisible();
  await passTime(1000);
  await passTime(2000);
  expect(requestsTo(call).length).toBeGreaterThan(3);
  expect(waiting()).toBeVisible();
  expect(lookAgain()).toBeNull();
  expect(title('Diese Bestellung kennen wir nicht')).toBeNull();
});

it('when the waiting ends with a failed look, its reason stands beside the button', async () => {
  disturb(call, { ...isPending, times: 2 });
  disturb(call, { status: 503 });
  await openResult();
  await passTime(threeMinutes);
  expect(waiting()).toBeVisible();
  expect(screen.getByText(/^Bei uns ist gerade etwas durcheinander/)).toBeVisible();

  currentWorld().faults = [];
  disturb(call, { body: { paymentStatus: 'paid', amount: 20, currency: 'EUR' } });
  button('Noch einmal nachsehen').click();
  await settle();
  expect(title('Danke, deine Bestellung ist bezahlt!')).toBeVisible();
});

it('a later look that is never answered ends with the button too', async () => {
  disturb(call, { ...isPending, times: 2 });
  disturb(call, { never: true });
  await openResult();
  await passTime(threeMinutes);
  expect(waiting()).toBeVisible();
  expect(lookAgain()).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a first look that is never answered ends as a failure, in words that fit', async () => {
  disturb(call, { never: true });
  await openResult();
  await passTime(threeMinutes);
  expect(title('Wir können den Stand deiner Zahlung gerade nicht abfragen')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Die Antwort hat zu lange gebraucht/);
  expect(lookAgain()).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
