import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAssumptions } from '../../scripts/backend/assumptions';
import { judgedNames } from '../../scripts/backend/judge';
import { backendCheck } from '../../scripts/backend/main';
import type { Fault } from '@test/sandbox/app';
import type { Answer } from '@test/sandbox/testing';
import { closeServers, serveAlways, serveSandbox } from './sandboxServer';

let printed: string[];

beforeEach(() => {
  printed = [];
  const print = (...texts: unknown[]) => void printed.push(texts.join(' '));
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
});
afterEach(closeServers);

const output = () => printed.join('\n');
const runCheck = (base: string, ...options: string[]) =>
  backendCheck([base, '--pictures', '0', ...options], {});

async function giftCards(base: string): Promise<Answer[]> {
  const { products }: Answer = await (await fetch(`${base}voucher/getAvailableVouchers`)).json();
  return products;
}

const shopOrigin = 'https://shop.example';

/** The lines below the heading of a call, up to the next call. */
const linesOf = (call: string) =>
  output()
    .split('\n\n')
    .find((part) => part.trimStart().startsWith(call)) ?? '';

describe('the sandbox', () => {
  it('fits, and is asked by safe GETs only, each once', async () => {
    const { base, database } = await serveSandbox();
    expect(await backendCheck([base], {})).toBe(0);
    expect(output()).not.toContain('  ✗ ');
    const sent = database.requests.map(
      ({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`,
    );
    expect(sent.length).toBeGreaterThan(12);
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent.filter((request) => !request.startsWith('GET ') || request.includes('orderStorno'))).toEqual(
      [],
    );
    expect(output()).toMatch(/[1-9]\d* of \d+ pictures answer/);
  });

  it('fits where the shop is on another host', async () => {
    const { base } = await serveSandbox({ allowedOrigin: shopOrigin });
    expect(await runCheck(base, '--origin', shopOrigin)).toBe(0);
  });
});

type Deviation = {
  call: string;
  named: string;
  /** Its change of the sandbox's own answer. */
  change?: (answer: Answer) => void;
  fault?: Partial<Fault>;
  origin?: string;
  /** ms that the answer seems to take. */
  takes?: number;
};

const json = 'application/json';

const deviations: Record<string, Deviation> = {
  'a field of another type': {
    call: 'voucher/getAvailableVouchers',
    named: 'products[].price: does not fit: text "viel"',
    change: ({ products: [card] }) => {
      card.price = 'viel';
    },
  },
  'a missing field': {
    call: 'movie/getUpcomingMovies',
    named: 'dataEntries[].movie.movieName: missing in 1 of 6',
    change: ({ dataEntries: [film] }) => {
      delete film.movie.movieName;
    },
  },
  'an unknown field': {
    call: 'show/getShowDetailData',
    named: 'hallNumber: unknown field',
    change: (show) => {
      show.hallNumber = 7;
    },
  },
  HTML: { call: 'blog/getBlogs', named: 'HTML instead of JSON', fault: { raw: '<html>Wartung</html>' } },
  'a redirect': {
    call: 'movie/getMovieDetailData',
    named: 'redirects to https://other.example/film. Give the final address',
    fault: { status: 302, headers: { Location: 'https://other.example/film?token=geheim' } },
  },
  'missing CORS headers': {
    call: 'auth/session',
    named: 'CORS: no Access-Control-Allow-Origin',
    origin: shopOrigin,
  },
  'a cookie without SameSite': {
    call: 'auth/session',
    named: 'cookie sid has no SameSite',
    fault: { headers: { 'Set-Cookie': 'sid=geheim; Path=/; HttpOnly' } },
  },
  'a slow answer': { call: 'blog/getBlogs', named: 'slow: 4', takes: 4000 },
  'a failure': { call: 'auth/session', named: 'fails with 500', fault: { status: 500 } },
  'cut JSON': {
    call: 'voucher/getAvailableVouchers',
    named: 'ends too early or is broken',
    fault: { raw: '{"products":[{"purchaseProd', contentType: json },
  },
};

/** Lets the clock of the command jump while the sandbox handles a call. */
function letTakeLonger(
  database: Awaited<ReturnType<typeof serveSandbox>>['database'],
  path: string,
  ms: number,
) {
  const clock = performance.now.bind(performance);
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
  const { requests } = database;
  const push = requests.push.bind(requests);
  requests.push = (request) => {
    if (request.path === path) ahead += ms;
    return push(request);
  };
}

async function deviate(
  { call, change, fault, takes }: Deviation,
  sandbox: Awaited<ReturnType<typeof serveSandbox>>,
) {
  const { base, database } = sandbox;
  if (takes) letTakeLonger(database, call, takes);
  if (change) {
    const query = call === 'show/getShowDetailData' ? '?showid=301' : '';
    const answer: Answer = await (await fetch(base + call + query)).json();
    change(answer);
    database.faults.push({ path: call, body: answer });
  }
  if (fault) database.faults.push({ path: call, ...fault });
}

describe('a deviation is named with its call, and ends with exit code 1', () => {
  it.each(Object.entries(deviations))('%s', async (_, deviation) => {
    const sandbox = await serveSandbox();
    await deviate(deviation, sandbox);
    expect(await runCheck(sandbox.base, ...(deviation.origin ? ['--origin', deviation.origin] : []))).toBe(1);
    expect(linesOf(deviation.call)).toContain('  ✗ ');
    expect(linesOf(deviation.call)).toContain(deviation.named);
    expect(output()).not.toContain('geheim');
  });

  it('even if all differ together', async () => {
    const sandbox = await serveSandbox({ allowedOrigin: shopOrigin });
    const together = Object.values(deviations).filter(
      ({ origin, call }) => !origin && call !== 'auth/session',
    );
    for (const deviation of together) await deviate(deviation, sandbox);
    expect(await runCheck(sandbox.base, '--json')).toBe(1);
    const { calls } = JSON.parse(output()) as { calls: { call: string; findings: { level: string }[] }[] };
    const differing = calls.filter(({ findings }) => findings.some(({ level }) => level === 'problem'));
    for (const { call } of together)
      expect(differing.some((named) => named.call.startsWith(call))).toBe(true);
  });
});

describe('an entry that the shop would drop', () => {
  it('is named with the reason and, for a guess that would cost money, too', async () => {
    const { base, database } = await serveSandbox();
    const answer: Answer = await (await fetch(`${base}voucher/getAvailableVouchers`)).json();
    answer.products[1].price = '1.234';
    database.faults.push({ path: 'voucher/getAvailableVouchers', body: answer });
    expect(await runCheck(base)).toBe(1);
    expect(linesOf('voucher/getAvailableVouchers')).toContain('dropped entry 1 of products');
    expect(linesOf('voucher/getAvailableVouchers')).toContain('products[].price: does not fit: text "1.234"');
  });
});

describe('a check also names', () => {
  it('pictures that do not answer or that the shop refuses', async () => {
    const { base, database } = await serveSandbox();
    const [first, second] = await giftCards(base);
    Object.assign(first, { productImagePath: '/bilder/fehlt.svg' });
    Object.assign(second, { productImagePath: 'http://bilder.example/karte.svg' });
    database.faults.push({ path: 'voucher/getAvailableVouchers', body: { products: [first, second] } });
    // Other pictures come first.
    expect(await backendCheck([base, '--pictures', '200'], {})).toBe(1);
    expect(output()).toContain(`picture ${new URL('/bilder/fehlt.svg', base).href}: 404`);
    expect(output()).toContain(
      'picture http://bilder.example/karte.svg: the shop shows https: addresses only',
    );
  });

  it('optional fields that are never filled, and answers without compression', async () => {
    const { base } = await serveSandbox();
    await runCheck(base);
    expect(linesOf('auth/session')).toContain('· never filled: uid, username');
    expect(linesOf('blog/getBlogs\n')).toMatch(/· not compressed \(\d+ characters\)/);
    expect(output()).toContain('CORS was not checked');
  });

  it('characters that were damaged by a wrong charset', async () => {
    const { base, database } = await serveSandbox();
    const products = await giftCards(base);
    Object.assign(products[0], { productName: 'Gutschein f\uFFFDr zwei' });
    database.faults.push({ path: 'voucher/getAvailableVouchers', body: { products } });
    expect(await runCheck(base)).toBe(1);
    expect(linesOf('voucher/getAvailableVouchers')).toContain('damaged characters');
  });

  it('a session that does not exist, which is no difference', async () => {
    const { base, database } = await serveSandbox();
    database.faults.push({ path: 'auth/session', status: 404 });
    expect(await runCheck(base)).toBe(0);
    expect(linesOf('auth/session')).toContain('404: visitors are signed out');
  });
});

describe('an assumption', () => {
  it('is refuted with the file that changes', async () => {
    const { base, database } = await serveSandbox();
    const answer: Answer = await (await fetch(`${base}show/getCurrentShows?s1=fetch`)).json();
    for (const entry of answer.dataEntries) if (entry.showType === 'flohmarkt') entry.showType = 'market';
    database.faults.push({ path: 'show/getCurrentShows', body: answer });
    await runCheck(base);
    expect(output()).toMatch(
      /refuted +Shows, show types: showType is also "market"; change src\/domain\/entities\.ts/,
    );
  });

  it('about orders and cancellations is judged if their ids are given, which are not printed', async () => {
    const { base, database } = await serveSandbox();
    const body = { voucherItems: [], totalPrice: 20, acceptedTerms: true, orderKey: 'k' };
    const customer = { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' };
    const items = [{ showId: 0, products: [{ purchaseProductId: 401, count: 1 }] }];
    await fetch(`${base}order/saveOrder`, {
      method: 'POST',
      body: JSON.stringify({ ...body, customer, items }),
    });
    const [{ orderId, stornoIdentifier }] = database.orders as [(typeof database.orders)[number]];
    expect(await runCheck(base, '--order', orderId, '--storno', stornoIdentifier)).toBe(0);
    expect(output()).toMatch(/confirmed +Orders, payment states/);
    expect(output()).toMatch(/confirmed +Cancellations, cancellation details/);
    expect(output()).not.toContain(stornoIdentifier);
    expect(database.orders[0]).toMatchObject({ cancelled: false, status: 'open' });
  });

  it('has a name of its own, and every judge is of one in the document', () => {
    const names = readAssumptions(readFileSync('docs/backend.md', 'utf8')).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
    expect(judgedNames.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('an address that cannot be checked ends in one sentence with the next step, without a secret', () => {
  const secret = 'kassa:geheim';

  it.each([
    ['', 'No address is given'],
    ['backend.example/rest', 'not an address'],
    ['ftp://backend.example/', 'Write https://'],
    [`https://${secret}@backend.example/rest/`, 'give it as --auth'],
    ['https://backend.example/rest/?token=geheim', 'ends with a query'],
  ])('"%s"', async (address, sentence) => {
    expect(await backendCheck(address ? [address] : [], {})).toBe(2);
    expect(printed).toHaveLength(1);
    expect(output()).toContain(sentence);
    expect(output()).not.toContain('geheim');
  });

  it.each([
    ['HTML', 200, '<!doctype html><title>Willkommen</title>', 'Check the base address'],
    ['a redirect', 301, '', 'Give the final address'],
    ['a demand for credentials', 401, '', 'Give the credentials with --auth'],
    ['a refusal', 403, '', 'Give the credentials with --auth'],
    ['an unknown path', 404, '', 'Check whether the base address'],
    ['a failure', 503, 'overloaded', 'Ask the operator'],
    ['cut JSON', 200, '{"dataEntries":[', 'Ask the operator'],
  ])('that answers with %s', async (_, status, body, sentence) => {
    const headers = { Location: 'https://www.backend.example/rest/?token=geheim' };
    const { base, asked } = await serveAlways(status, body, status === 301 ? headers : {});
    expect(await backendCheck([base, '--auth', secret], {})).toBe(2);
    expect(printed).toHaveLength(1);
    expect(output()).toContain(sentence);
    expect(output()).not.toContain('geheim');
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size).toBe(2);
  });

  it('where nothing listens', async () => {
    const { base } = await serveAlways(200, '');
    closeServers();
    expect(await backendCheck([base], {})).toBe(2);
    expect(output()).toMatch(/^There was no answer: .+\. Check the address and the network\.$/);
  });

  it('that does not answer in time', async () => {
    const { base } = await serveSandbox();
    const timeout = new DOMException('', 'TimeoutError');
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(timeout));
    expect(await backendCheck([base], {})).toBe(2);
    expect(output()).toContain('no answer within 20 s');
  });

  it.each([
    ['--auth', 'geheim'],
    ['--origin', 'https://shop.example/tickets'],
    ['--slow', 'bald'],
    ['--unbekannt', 'x'],
  ])('with a wrong option %s', async (option, value) => {
    const { base, asked } = await serveAlways(200, '{}');
    expect(await backendCheck([base, option, value], {})).toBe(2);
    expect(output()).toContain(option);
    expect(output()).not.toContain('geheim');
    expect(asked).toEqual([]);
  });
});

describe('a recording', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'recording-'));

  it('holds the answers without personal data', async () => {
    const { base, database } = await serveSandbox();
    database.faults.push({
      path: 'auth/session',
      body: { uid: 'u-77', username: 'Ada Huber', phone: '+43 664 1234567', visits: 3 },
    });
    database.faults.push({
      path: 'blog/getBlogs',
      body: [
        {
          blogId: 1,
          title: 'Fragen an ada.huber@example.org, 0664 / 123 45 67',
          content: 'IBAN AT61 1904 3002 3457 3201',
          urlIdentifier: 'a',
        },
      ],
    });
    const to = folder();
    await runCheck(base, '--save', to);
    expect(readdirSync(to)).toEqual(['recording.json']);
    const text = readFileSync(join(to, 'recording.json'), 'utf8');
    for (const personal of ['u-77', 'Huber', '1234567', '123 45 67', 'example.org', 'AT61']) {
      expect(text).not.toContain(personal);
    }
    expect(text).toContain('Metropolis');
    expect(text).toContain('visits');
    rmSync(to, { recursive: true });
  });

  it('is not written if nothing could be checked', async () => {
    const { base } = await serveAlways(503, '');
    const to = folder();
    await runCheck(base, '--save', to);
    expect(readdirSync(to)).toEqual([]);
    rmSync(to, { recursive: true });
  });
});
