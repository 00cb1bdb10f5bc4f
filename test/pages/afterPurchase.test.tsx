import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import type { CartItem } from '@/domain/entities';
import { carTicket, cartOf, filmTicket, giftCard, stall, storeOrders } from '@test/support/carts';
import { fill } from '@test/support/fields';
import { field } from '@test/support/forms';
import { allOwnerFacts, withOwnerFacts } from '@test/support/ownerFacts';
import { renderApp } from '@test/support/renderApp';
import { heading, main } from '@test/support/screenQueries';
import { disturb, setHostTime, startOfTests } from '@test/support/server';
import { visit } from '@test/support/visit';

const day = 24 * 60 * 60_000;
const visitDay = 'Wann warst du da? (freiwillig)';
const topic = 'Worum geht es?';
const howWasIt = () => main().queryAllByRole('link', { name: /^Wie war’s\?/ });

const placed = (orderId: string, lines: CartItem[], changes: object = {}) => ({
  orderId,
  orderLink: `https://pay.example/${orderId}`,
  total: 1750,
  placedAt: startOfTests - day,
  state: 'paid',
  statedAt: startOfTests - day,
  lines: JSON.stringify(cartOf(...lines)),
  ...changes,
});

async function openOrders(now: number) {
  vi.setSystemTime(now);
  setHostTime(now);
  const app = renderApp(paths.orders.to());
  await heading('Meine Bestellungen');
  return app;
}

it('„Wie war’s?“ is asked once per show from the day after it, and fills in day and subject, but no draft', async () => {
  disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount: 17.5 } });
  storeOrders([placed('7', [filmTicket, carTicket, stall, giftCard('karte')])]);
  const evening = await openOrders(Date.parse('2026-04-16T23:59:00+02:00'));
  expect(howWasIt()).toEqual([]);
  evening.close();

  const next = await openOrders(Date.parse('2026-04-17T00:01:00+02:00'));
  expect(howWasIt().map(({ textContent }) => textContent)).toEqual(['Wie war’s? Metropolis']);
  next.close();

  const { user } = await openOrders(Date.parse('2026-04-20T09:00:00+02:00'));
  expect(howWasIt().map(({ textContent }) => textContent)).toEqual([
    'Wie war’s? Metropolis',
    'Wie war’s? Flohmarkt Wien',
  ]);
  await user.click(howWasIt()[0]!);
  await heading('Deine Meinung zählt');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/feedback');
  expect(field(visitDay)).toHaveValue('2026-04-16');
  expect(field(topic)).toHaveValue('Autokino');

  // What was filled in is nothing that was typed: the other show takes its place.
  visit(paths.orders.to());
  await heading('Meine Bestellungen');
  await user.click(howWasIt()[1]!);
  await heading('Deine Meinung zählt');
  expect(field(visitDay)).toHaveValue('2026-04-19');
  expect(field(topic)).toHaveValue('Flohmarkt');
  fill({ 'Deine Nachricht': 'Schön war es.' });

  visit(paths.orders.to());
  await heading('Meine Bestellungen');
  await user.click(howWasIt()[0]!);
  await heading('Deine Meinung zählt');
  expect(field(visitDay)).toHaveValue('2026-04-19');
  expect(field('Deine Nachricht')).toHaveValue('Schön war es.');
});

it('nobody is asked about an order that is not paid or is cancelled', async () => {
  disturb('order/paymentStatus', { body: { paymentStatus: 'open', amount: 17.5 } });
  storeOrders([
    placed('7', [filmTicket], { state: 'open' }),
    placed('8', [filmTicket], { state: 'cancelled' }),
  ]);
  await openOrders(startOfTests + 5 * day);
  await screen.findByText('Noch nicht bezahlt');
  expect(howWasIt()).toEqual([]);
});

it('a state of an older version, or none of the shop, fills in nothing', async () => {
  const app = renderApp(paths.feedback.to());
  await heading('Deine Meinung zählt');
  app.close();
  for (const state of ['saved', { kind: 'oper' }, { kind: 'film', day: '<b>' }, { kind: 1 }, null]) {
    window.history.replaceState({ usr: state, key: 'alt' }, '', paths.feedback.to());
    const reloaded = renderApp();
    await heading('Deine Meinung zählt');
    expect(field(visitDay)).toHaveValue('');
    reloaded.close();
  }
});

it('the confirmation names where help is: the owner’s telephone and e-mail address where known, and answers by what was bought', async () => {
  disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount: 17.5 } });
  storeOrders([placed('7', [filmTicket, carTicket, stall]), placed('8', [giftCard('karte')])]);
  const help = () =>
    within(main().getByRole('region', { name: 'Hast du eine Frage?' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const app = renderApp(paths.payment.to({ orderId: '8' }));
  await heading('Danke, deine Bestellung ist bezahlt!');
  expect(help()).toEqual([['Kontakt', paths.contact.to()]]);
  app.close();

  withOwnerFacts({ telephone: allOwnerFacts.telephone, email: allOwnerFacts.email });
  renderApp(paths.payment.to({ orderId: '7' }));
  await heading('Danke, deine Bestellung ist bezahlt!');
  expect(help()).toEqual([
    ['01 234 56 78', 'tel:+4312345678'],
    ['servus@kino.example', 'mailto:servus@kino.example'],
    ['Kontakt', paths.contact.to()],
    ['Fragen und Antworten zum Autokino', paths.cinemaFaqs.to()],
    ['Fragen und Antworten zum Flohmarkt', paths.flohmarktFaqs.to()],
  ]);
});
