import { describe, expect, it } from 'vitest';
import { filmTickets, orderBody, startSandbox, type Raw } from '../testing';
import { createPlayback } from './playback';
import type { RecordedResponse } from './recording';
import { recordingOf } from './recordingOf';

const recordedAt = '2026-04-16T10:00:00Z';

const response = (path: string, query: Record<string, string>, body: unknown): RecordedResponse => ({
  path,
  query,
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

function play(...responses: RecordedResponse[]) {
  return startSandbox({ playback: createPlayback({ version: 1, recordedAt, answers: responses }) });
}

const list = (...dataEntries: unknown[]) =>
  response('show/getCurrentShows', { s1: 'fetch' }, { dataEntries, publicEvents: [] });
const detail = (body: object) => response('show/getShowDetailData', { showid: '4711' }, body);

const movie = { movieId: 7, movieName: 'Nosferatu', urlIdentifier: 'nosferatu', price: '11,90' };
const show = { showId: 4711, date: '17.04.2026', time: '20:30', movie, products: [] };
const event = { eventId: 3, eventName: 'Markt', eventType: 'flohmarkt' };
const market = { showId: 4800, date: '19.04.2026', event, price: 4.5, products: [] };
const product = (purchaseProductId: number, price: number | string, more = {}) => ({
  purchaseProductId,
  productName: `Produkt ${purchaseProductId}`,
  price,
  ...more,
});

const ticket = { id: 7, productType: 'show', count: 1 };
const stall = { id: 3, productType: 'event', count: 1 };
const group = (showId: number, ...products: unknown[]) => ({ showId, products });
const extra = (purchaseProductId: number, count = 1) => ({ purchaseProductId, count });

async function order(sandbox: ReturnType<typeof play>, groups: unknown[], total: number, changes = {}) {
  return sandbox.post('order/saveOrder', orderBody(groups, total, changes));
}
const accepted = { success: true, payment_checkoutUrl: expect.stringContaining('/sandbox/bezahlen/') };
const refused = { success: false, errorMessage: expect.any(String) };

describe('a recorded show is ordered at the price that the shop reads', () => {
  it('of a film, of a market, and of a detail instead of a list', async () => {
    expect(await order(play(list(show)), [group(4711, ticket)], 11.9)).toMatchObject(accepted);
    expect(await order(play(list(show)), [group(4711, ticket)], 11.8)).toMatchObject(refused);
    expect(await order(play(list(market)), [group(4800, stall)], 4.5)).toMatchObject(accepted);
    const sandbox = play(list(show), detail({ ...show, movie: { ...movie, price: 13 } }));
    expect(await order(sandbox, [group(4711, ticket)], 13)).toMatchObject(accepted);
  });

  it('of each show, although both show the same film', async () => {
    const other = { ...show, showId: 4712, movie: { ...movie, price: 9 } };
    const sandbox = play(list(show, other));
    const groups = [group(4711, ticket), group(4712, ticket)];
    expect(await order(sandbox, groups, 20.9)).toMatchObject(accepted);
  });

  it('of its products, which may cost more at another show', async () => {
    const cheap = { ...market, products: [product(50, 20), product(51, '3.50')] };
    const dear = { ...market, showId: 4801, products: [product(50, 25)] };
    const sandbox = play(list(cheap, dear));
    const groups = [group(4800, stall, extra(50), extra(51, 2)), group(4801, stall, extra(50))];
    expect(await order(sandbox, groups, 4.5 + 20 + 7 + 4.5 + 25)).toMatchObject(accepted);
  });

  it('of products that are in a package only', async () => {
    const productPackages = [
      { packageName: 'Paket', products: [product(60, 5, { mandatory: true, count: 2 })] },
    ];
    const sandbox = play(detail({ ...show, productPackages }));
    expect(await order(sandbox, [group(4711, ticket, extra(60, 2))], 21.9)).toMatchObject(accepted);
    expect(await order(sandbox, [group(4711, ticket)], 11.9)).toMatchObject(accepted);
  });
});

describe('a recorded show is refused', () => {
  it('before its sale, when it is sold out or over, without a mandatory product and without a date', async () => {
    const changed = [
      { futureSales: 1 },
      { soldOut: 'true' },
      { products: [product(50, 5, { mandatory: true })] },
      { date: '14.04.2026' },
      { date: '01.01.2099' },
    ];
    for (const change of changed) {
      const sandbox = play(list({ ...show, ...change }));
      expect(await order(sandbox, [group(4711, ticket)], 11.9), JSON.stringify(change)).toMatchObject(
        refused,
      );
    }
  });

  it('if it is not recorded, as the shows of the sandbox', async () => {
    expect(await order(play(list(show)), [group(301, { ...ticket, id: 1 })], 12.5)).toMatchObject(refused);
  });

  it('if the shop cannot read it', async () => {
    const sandbox = play(list({ ...show, movie: { ...movie, price: 'gratis' } }, market));
    expect(await order(sandbox, [group(4711, ticket)], 0)).toMatchObject(refused);
    expect(await order(sandbox, [group(4800, stall)], 4.5)).toMatchObject(accepted);
  });
});

it('a recorded show is on sale on its day, without a time or with any end', async () => {
  const changed = [
    { time: undefined },
    { time: '11:00', dateEndISO: '2026-04-16T14:00:00+02:00' },
    // Before its start.
    { time: '11:00', dateEndISO: '2026-04-15T14:00:00+02:00' },
  ];
  for (const change of changed) {
    const sandbox = play(list({ ...market, date: '16.04.2026', ...change }));
    expect(await order(sandbox, [group(4800, stall)], 4.5), JSON.stringify(change)).toMatchObject(accepted);
  }
});

describe('gift cards and codes', () => {
  const card = product(88, '35', { productType: 'voucher' });

  it('are sold at the recorded price, or are those of the sandbox if they were not recorded', async () => {
    const sandbox = play(response('voucher/getAvailableVouchers', {}, { products: [card] }));
    expect(await order(sandbox, [group(0, extra(88, 2))], 70)).toMatchObject(accepted);
    expect(await order(sandbox, [group(0, extra(401))], 20)).toMatchObject(refused);
    expect(await order(play(list(show)), [group(0, extra(401))], 20)).toMatchObject(accepted);
  });

  it('can be redeemed for recorded shows', async () => {
    const sandbox = play(list(show, market));
    const voucherItems = [{ voucherCode: 'NURFLOHMARKT' }];
    const stalls = await order(sandbox, [group(4800, { ...stall, count: 2 })], 4, { voucherItems });
    expect(stalls).toMatchObject(accepted);
    expect(await order(sandbox, [group(4711, ticket)], 6.9, { voucherItems })).toMatchObject(refused);
  });
});

it('names the recorded film in the confirmation of a reminder', async () => {
  const announced = { ...show, showId: 5000, date: '01.01.2099', movie: { ...movie, price: undefined } };
  const sandbox = play(response('movie/getUpcomingMovies', {}, { dataEntries: [announced] }));
  await sandbox.post('movie/saveNewsletterMovieReminder', { email: 'a@example.com', movieIds: [7] });
  expect(sandbox.database().outbox[0]?.paragraphs.join()).toContain('Nosferatu');
});

it('a database of a recording is filled for each name and again after a reset', async () => {
  const sandbox = play(list(show));
  const first = sandbox.database('one');
  first.shows.length = 0;
  expect(sandbox.database('two').shows).toHaveLength(1);
  await sandbox.send('POST', '/sandbox/steuerung', { body: { reset: true }, database: 'one' });
  expect(first.shows).toHaveLength(1);
});

it('a recording of the sandbox has its pictures and takes the same orders', async () => {
  const original = startSandbox();
  const recording = await recordingOf((address) => original.send('GET', `/rest/${address}`));
  const played = startSandbox({ playback: createPlayback(recording) });
  for (const picture of [
    'film/metropolis',
    'markt/flohmarkt-wien',
    'produkt/autoticket',
    'produkt/gutschein-20',
  ])
    expect((await played.send('GET', `/sandbox/bilder/${picture}.svg`)).status, picture).toBe(200);
  const { group: tickets } = filmTickets(original, 'metropolis', 2, [extra(102)]);
  const total = 2 * 12.5 + 5 + 4.9;
  for (const sandbox of [original, played])
    expect(await order(sandbox, [tickets], total)).toMatchObject(accepted);
  const listed = async ({ get }: typeof original): Promise<Raw> => get('show/getCurrentShows?s1=fetch');
  expect(await listed(played)).toEqual(await listed(original));
});
