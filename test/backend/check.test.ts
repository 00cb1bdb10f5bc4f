import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAssumptions } from '../../scripts/backend/assumptions';
import { judgedNames } from '../../scripts/backend/judge';
import { backendCheck } from '../../scripts/backend/main';
import type { Fault } from '@test/sandbox/app';
import type { Raw } from '@test/sandbox/testing';
import { folderWith } from '@test/scripts/folders';
import { closeServers, serveAlways, serveSandbox } from './sandboxServer';
import { recordPrinted } from '@test/scripts/printed';

const printed = recordPrinted();

afterEach(closeServers);

const output = () => printed.join('\n');
const runCheck = (base: string, ...options: string[]) =>
  backendCheck([base, '--pictures', '0', ...options], {});

async function giftCards(base: string): Promise<Raw[]> {
  const { products }: Raw = await (await fetch(`${base}voucher/getAvailableVouchers`)).json();
  return products;
}

const shopOrigin = 'https://shop.example';

/** The lines below the heading of a call, up to the next call. */
const linesOf = (call: string) =>
  output()
    .split('\n\n')
    .find((part) => part.trimStart().startsWith(call)) ?? '';

describe('the sandbox', () => {
  it('fits, also on another host, and is asked by safe GETs only, each once', async () => {
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
    expect(output()).toMatch(/[1-9]\d* of \d+ pictures respond/);
    // Optional fields that are never filled, responses without compression, and what was not checked.
    expect(linesOf('auth/session')).toContain('· never filled: uid, username');
    expect(linesOf('blog/getBlogs\n')).toMatch(/· not compressed \(\d+ characters\)/);
    expect(output()).toContain('CORS was not checked');
    const elsewhere = await serveSandbox({ allowedOrigin: shopOrigin });
    expect(await runCheck(elsewhere.base, '--origin', shopOrigin)).toBe(0);
  });
});

type Sandbox = Awaited<ReturnType<typeof serveSandbox>>;

type Deviation = {
  call: string;
  named: string;
  /** Its change of the sandbox's own response. */
  change?: (response: Raw) => void;
  fault?: Partial<Fault>;
  origin?: string;
  /** ms that the response seems to take. */
  takes?: number;
};

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
  'characters that a wrong charset damaged': {
    call: 'voucher/getAvailableVouchers',
    named: 'damaged characters',
    change: ({ products: [card] }) => {
      card.productName = 'Gutschein f\uFFFDr zwei';
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
  'a slow response': { call: 'blog/getBlogs', named: 'slow: 4', takes: 4000 },
  'a refusal that opens the password box of browsers': {
    call: 'auth/session',
    named: 'WWW-Authenticate: Digest opens the password box of browsers',
    fault: { status: 401, headers: { 'WWW-Authenticate': 'Bearer, Digest realm="geheim"' } },
  },
  'a failure': { call: 'auth/session', named: 'fails with 500', fault: { status: 500 } },
  'cut JSON': {
    call: 'voucher/getAvailableVouchers',
    named: 'ends too early or is broken',
    fault: { raw: '{"products":[{"purchaseProd', contentType: 'application/json' },
  },
};

/** Lets the clock of the command jump while the sandbox handles a call. */
function letTakeLonger(database: Sandbox['database'], path: string, ms: number) {
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

async function deviate({ call, change, fault, takes }: Deviation, { base, database }: Sandbox) {
  if (takes) letTakeLonger(database, call, takes);
  if (change) {
    const query = call === 'show/getShowDetailData' ? '?showid=301' : '';
    const response: Raw = await (await fetch(base + call + query)).json();
    change(response);
    database.faults.push({ path: call, body: response });
  }
  if (fault) database.faults.push({ path: call, ...fault });
}

describe('a deviation is named with its call, and ends with exit code 1', () => {
  it('by itself', async () => {
    for (const [name, deviation] of Object.entries(deviations)) {
      printed.length = 0;
      const sandbox = await serveSandbox();
      await deviate(deviation, sandbox);
      const options = deviation.origin ? ['--origin', deviation.origin] : [];
      expect(await runCheck(sandbox.base, ...options), name).toBe(1);
      expect(linesOf(deviation.call), name).toContain('  ✗ ');
      expect(linesOf(deviation.call), name).toContain(deviation.named);
      expect(output(), name).not.toContain('geheim');
    }
  });

  it('among others', async () => {
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

describe('a check also names', () => {
  it('an entry that the shop would drop, with the reason, and a guess that would cost money', async () => {
    const { base, database } = await serveSandbox();
    const products = await giftCards(base);
    products[1].price = '1.234';
    database.faults.push({ path: 'voucher/getAvailableVouchers', body: { products } });
    expect(await runCheck(base)).toBe(1);
    expect(linesOf('voucher/getAvailableVouchers')).toContain('dropped entry 1 of products');
    expect(linesOf('voucher/getAvailableVouchers')).toContain('products[].price: does not fit: text "1.234"');
  });

  it('pictures that do not respond or that the shop refuses', async () => {
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

  it('a refusal as such, where no password box opens: for a token, and on another host', async () => {
    for (const [scheme, ...options] of [['Bearer'], ['Basic', '--origin', shopOrigin]]) {
      printed.length = 0;
      const { base, database } = await serveSandbox({ allowedOrigin: shopOrigin });
      database.faults.push({ path: 'auth/session', status: 401, headers: { 'WWW-Authenticate': scheme! } });
      expect(await runCheck(base, ...options), scheme).toBe(1);
      expect(linesOf('auth/session')).toContain('refuses access (401)');
      expect(output()).not.toContain('WWW-Authenticate');
    }
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
    const response: Raw = await (await fetch(`${base}show/getCurrentShows?s1=fetch`)).json();
    for (const entry of response.dataEntries) if (entry.showType === 'flohmarkt') entry.showType = 'market';
    database.faults.push({ path: 'show/getCurrentShows', body: response });
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

  async function expectSentence(args: string[], sentence: string | RegExp) {
    printed.length = 0;
    expect(await backendCheck(args, {}), args.join(' ')).toBe(2);
    expect(printed).toHaveLength(1);
    expect(output()).toMatch(sentence);
    expect(output()).not.toContain('geheim');
  }

  it('if it is no address of a backend', async () => {
    await expectSentence([], 'No address is given');
    await expectSentence(['backend.example/rest'], 'not an address');
    await expectSentence(['ftp://backend.example/'], 'Write https://');
    await expectSentence([`https://${secret}@backend.example/rest/`], 'give it as --auth');
    await expectSentence(['https://backend.example/rest/?token=geheim'], 'ends with a query');
  });

  it('if it responds with something else, after two calls', async () => {
    const responses = [
      [200, '<!doctype html><title>Willkommen</title>', 'Check the base address'],
      [301, '', 'Give the final address'],
      [401, '', 'Give the credentials with --auth'],
      [403, '', 'Give the credentials with --auth'],
      [404, '', 'Check whether the base address'],
      [503, 'overloaded', 'Ask the operator'],
      [200, '{"dataEntries":[', 'Ask the operator'],
    ] as const;
    const location = { Location: 'https://www.backend.example/rest/?token=geheim' };
    for (const [status, body, sentence] of responses) {
      const { base, asked } = await serveAlways(status, body, status === 301 ? location : {});
      await expectSentence([base, '--auth', secret], sentence);
      expect(asked, sentence).toHaveLength(2);
      expect(new Set(asked).size, sentence).toBe(2);
    }
  });

  it('if nothing listens there, or if it does not respond in time', async () => {
    const { base } = await serveAlways(200, '');
    closeServers();
    await expectSentence([base], /^There was no response: .+\. Check the address and the network\.$/);
    const timeout = new DOMException('', 'TimeoutError');
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(timeout));
    await expectSentence([(await serveSandbox()).base], 'no response within 20 s');
  });

  it('or an option with a wrong value, without a call', async () => {
    const { base, asked } = await serveAlways(200, '{}');
    const options = { auth: 'geheim', origin: 'https://shop.example/tickets', slow: 'bald', unbekannt: 'x' };
    for (const [option, value] of Object.entries(options))
      await expectSentence([base, `--${option}`, value], `--${option}`);
    expect(asked).toEqual([]);
  });
});

it('a recording holds the responses without personal data, and is not written if nothing could be checked', async () => {
  const { base, database } = await serveSandbox();
  database.faults.push({
    path: 'auth/session',
    body: { uid: 'u-77', username: 'Ada Huber', phone: '+43 664 1234567', visits: 3 },
  });
  const title = 'Fragen an ada.huber@example.org, 0664 / 123 45 67';
  const article = { blogId: 1, title, content: 'IBAN AT61 1904 3002 3457 3201', urlIdentifier: 'a' };
  database.faults.push({ path: 'blog/getBlogs', body: [article] });
  const to = folderWith({});
  await runCheck((await serveAlways(503, '')).base, '--save', to);
  expect(readdirSync(to)).toEqual([]);
  await runCheck(base, '--save', to);
  expect(readdirSync(to)).toEqual(['recording.json']);
  const file = join(folderWith({ 'file.txt': '' }), 'file.txt');
  expect(await runCheck(base, '--save', file)).toBe(2);
  expect(output()).toContain(`${file} cannot be written to. Give --save a folder`);
  const text = readFileSync(join(to, 'recording.json'), 'utf8');
  for (const personal of ['u-77', 'Huber', '1234567', '123 45 67', 'example.org', 'AT61']) {
    expect(text).not.toContain(personal);
  }
  expect(text).toContain('Metropolis');
  expect(text).toContain('visits');
});
