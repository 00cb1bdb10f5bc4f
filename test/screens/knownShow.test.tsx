import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { disturb, requestsTo } from '@test/support/server';
import { visit } from '@test/support/visit';

const call = 'show/getShowDetailData';
const tonight = paths.show.to({ idOrIdentifier: 301 });

async function openTonight() {
  renderApp(tonight);
  await heading('Metropolis');
  expect(requestsTo(call)).toHaveLength(1);
}

describe('a show that is already known', () => {
  it('is shown again after another one failed', async () => {
    await openTonight();
    disturb(call, { status: 400, times: 1 });
    visit(paths.event.to({ idOrIdentifier: 701 }));
    await heading(/nicht zu erreichen|nicht geklappt/);
    visit(tonight);
    await heading('Metropolis');
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('is read again once an order is paid, for seats are gone', async () => {
    disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount: 20, currency: 'EUR' } });
    await openTonight();
    visit(paths.paymentResult.to({}, { orderid: '7' }));
    await heading('Danke, deine Bestellung ist bezahlt!');
    visit(tonight);
    await heading('Metropolis');
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('is not read again while the payment is open', async () => {
    disturb('order/paymentStatus', { body: { paymentStatus: 'open', amount: 20, currency: 'EUR' } });
    await openTonight();
    visit(paths.paymentResult.to({}, { orderid: '7' }));
    await heading('Deine Zahlung ist noch offen');
    visit(tonight);
    await heading('Metropolis');
    expect(requestsTo(call)).toHaveLength(1);
  });
});

it('a picture that cannot be loaded gives way to a drawn placeholder', async () => {
  await openTonight();
  const picture = document.querySelector('main img')!;
  expect(picture).toBeVisible();
  fireEvent.error(picture);
  expect(document.querySelector('main img')).toBeNull();
  expect(document.querySelector('main .picture-missing')).toBeVisible();
});
