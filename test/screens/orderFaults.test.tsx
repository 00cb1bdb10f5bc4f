import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedCart } from '@test/support/carts';
import { departures } from '@test/support/departures';
import { unfitText } from '@test/support/look';
import { orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { currentWorld, disturb, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';
import { scriptAddress } from '@test/support/hostile';

type Fault = Omit<Parameters<typeof disturb>[1], 'times'>;
const sentKeys = () => requestsTo(saveOrderCall).map(({ body }) => (body as { orderKey: string }).orderKey);
const problem = () => within(screen.getByRole('main')).getByRole('alert');
const refusedTitle = 'Bestellung wurde nicht erstellt';
const unclearTitle = 'Es ist unklar, ob deine Bestellung angekommen ist';

const says = (errorMessage: string) => ({ errorMessage });
const refusals: [string, Fault, string][] = [
  [
    'no, with a reason',
    { body: { success: false, ...says('Leider voll.') } },
    `${refusedTitle}: Leider voll.`,
  ],
  ['no, without a reason', { body: { success: false } }, refusedTitle],
  ['no, with a reason that is none', { body: { success: 'false', errorMessage: { a: 1 } } }, refusedTitle],
  ['400', { status: 400, body: says('Der Name fehlt.') }, `${refusedTitle}: Der Name fehlt.`],
  ['400 as HTML', { status: 400, raw: '<h1>Bad Request</h1>' }, refusedTitle],
  ['401', { status: 401, body: {} }, refusedTitle],
  ['403', { status: 403, raw: 'Forbidden' }, refusedTitle],
  ['404', { status: 404, raw: '<html>nginx</html>' }, refusedTitle],
  [
    '409',
    { status: 409, body: says('Der Code ist verbraucht.') },
    `${refusedTitle}: Der Code ist verbraucht.`,
  ],
  ['422', { status: 422, body: says('Zu viele Karten.') }, `${refusedTitle}: Zu viele Karten.`],
  ['429', { status: 429, body: {} }, refusedTitle],
  [
    'a payment address that runs code',
    { body: { success: true, payment_checkoutUrl: scriptAddress } },
    refusedTitle,
  ],
  [
    'a payment address elsewhere',
    { body: { success: true, payment_checkoutUrl: 'http://evil.example/' } },
    refusedTitle,
  ],
];
const losses: [string, Fault][] = [
  ['408', { status: 408, body: {} }],
  ['500', { status: 500, body: says('NullPointerException') }],
  ['502', { status: 502, raw: '<html>Bad Gateway</html>' }],
  ['503', { status: 503, raw: '' }],
  ['504', { status: 504, raw: '<html>Gateway Time-out</html>' }],
  ['204', { status: 204 }],
  ['HTML with 200', { raw: '<!doctype html><title>Wartung</title>' }],
  ['cut JSON', { raw: '{"success":true,"orderId":"100', contentType: 'application/json' }],
  ['null', { raw: 'null', contentType: 'application/json' }],
  ['a list', { body: [] }],
  ['yes, without anything else', { body: { success: true } }],
  ['paid already, without a number', { body: { already_payed: true } }],
  ['a broken connection', { drop: true }],
];

async function orderDisturbed(fault: Fault) {
  disturb(saveOrderCall, { ...fault, times: 1 });
  await readyToOrder();
  stopTime();
  const order = orderButton();
  for (let click = 0; click < 5; click += 1) fireEvent.click(order);
  fireEvent.submit(order.closest('form')!);
  await settle();
}

/** Nothing is repeated by itself; the next press is the same order again. */
async function expectOneOrder() {
  expect(departures).toEqual([]);
  expect(Object.keys(storedCart()!)).toHaveLength(2);
  expect(unfitText()).toBeUndefined();
  await passTime(120_000);
  expect(sentKeys()).toHaveLength(1);
  fireEvent.click(orderButton());
  await settle();
  expect(departures).toHaveLength(1);
  const [first, ...others] = sentKeys();
  expect(others).toEqual([first]);
  expect(currentWorld().orders).toHaveLength(1);
}

describe('an order that the backend refuses', () => {
  it.each(refusals)(
    'with %s was not made, and is the same order when sent again',
    async (_, fault, title) => {
      await orderDisturbed(fault);
      expect(problem()).toHaveTextContent(title);
      expect(problem().querySelector('p')!.textContent).toBe(title);
      expect(problem()).toHaveFocus();
      await expectOneOrder();
    },
  );
});

describe('an order whose answer is no answer (R2)', () => {
  it.each(losses)('but %s is unclear, and is the same order when sent again', async (_, fault) => {
    await orderDisturbed({ ...fault, afterHandling: true });
    expect(problem()).toHaveTextContent(unclearTitle);
    expect(problem()).not.toHaveTextContent(/NullPointer|Gateway/);
    expect(problem()).toHaveFocus();
    await expectOneOrder();
  });
});

it('an order that nobody answers is late after 10 s, and unclear once it is given up', async () => {
  await orderDisturbed({ never: true });
  await passTime(10_100);
  fireEvent.click(screen.getByRole('button', { name: 'Nicht länger warten' }));
  await settle();
  expect(problem()).toHaveTextContent(unclearTitle);
  await expectOneOrder();
});

it('an answer after the visitor gave up changes nothing', async () => {
  disturb(saveOrderCall, { delay: 20_000, times: 1 });
  const { store } = await readyToOrder();
  stopTime();
  fireEvent.click(orderButton());
  await passTime(15_000);
  fireEvent.click(screen.getByRole('button', { name: 'Nicht länger warten' }));
  await settle();
  await passTime(60_000);
  expect(problem()).toHaveTextContent(unclearTitle);
  expect(departures).toEqual([]);
  expect(store.getState().loadingBar.active).toEqual({});
});
