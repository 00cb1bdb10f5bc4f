import { describe, expect, it, onTestFinished } from 'vitest';
import { sortedItems } from '@/domain/cart';
import { readStoredCart } from '@/domain/storedCart';
import { cartCostRow, growthLine, type CartVisits } from '../../bench/cartTables.mjs';
import { startListServer } from '../../bench/listServer.mjs';
import { responsivenessRow, costRow, sizeRow, type ListVisits } from '../../bench/listTables.mjs';
import { assertSameContent } from '../../bench/sameContent.mjs';
import { programmeOf } from '../../bench/wireShows.mjs';
import { storedCart } from '../../bench/storedCarts.mjs';
import { folderWith } from './folders';

describe('assertSameContent', () => {
  const page = { headings: ['Kinoprogramm'], cards: ['Faust', 'Metropolis'], nodes: 29, height: 900 };

  it('accepts equal texts and heights, regardless of the number of nodes', () => {
    expect(() => assertSameContent('filter it', page, { ...page, nodes: 12, height: 900.5 })).not.toThrow();
  });

  it.each([
    ['a missing card', { ...page, cards: ['Faust'] }, '2 cards in the app, 1 in the reference'],
    ['a different text', { ...page, cards: ['Faust', 'Sherlock Jr.'] }, 'cards differ at 1'],
    ['a different heading', { ...page, headings: ['Termine'] }, 'headings differ at 0'],
    ['missing texts', { height: 900 }, 'the reference has no headings'],
    ['a different height', { ...page, height: 902 }, '900 px high in the app, 902 px in the reference'],
  ])('throws an error with the name of the step for %s', (_, reference, complaint) => {
    expect(() => assertSameContent('filter it', page, reference)).toThrow(`filter it: ${complaint}`);
  });
});

describe('the tables of the list', () => {
  function visit(ms: number): ListVisits['app'][number] {
    const cost = { ms, cpu: ms / 2, script: ms / 4 };
    return { costs: { list: cost, filter: cost, all: cost, open: cost }, heap: ms * 1e6 };
  }
  const taken: ListVisits = {
    count: 50,
    app: [30, 900, 20].map(visit),
    reference: [10, 20, 5].map(visit),
    nodes: [300, 100],
  };

  it('compare medians of times and the minimum of CPU times, so that a disturbed run does not count', () => {
    expect(costRow('filter', taken)).toEqual([
      'filter it',
      50,
      '30.0',
      '10.0',
      '3.00',
      '10.0',
      '2.5',
      '4.00',
    ]);
    expect(sizeRow(taken)).toEqual([50, '6.00', '2.00', '30.0', '10.0']);
  });

  it('show an upper bound for durations that browsers do not report', () => {
    expect(responsivenessRow(['open a card', { reaction: 0, task: 0, painted: 43.6 }])).toEqual([
      'open a card',
      '< 16',
      '< 50',
      44,
    ]);
    expect(responsivenessRow(['open a card', { reaction: 24, task: 50.4, painted: 90 }]).slice(1, 3)).toEqual(
      [24, 50],
    );
  });
});

describe('the tables of the cart', () => {
  function changes(ms: number): CartVisits['app'][number] {
    const cost = { ms, cpu: ms / 2, script: ms / 4 };
    return { raise: cost, again: cost, type: cost };
  }
  const taken = (count: number, app: number): CartVisits => ({
    count,
    app: [app * 50, app * 2, app].map(changes),
    reference: [2].map(changes),
  });

  it('compare medians of times and the minimum of CPU times, and show the time per line', () => {
    expect(cartCostRow('raise', taken(50, 8))).toEqual([
      'raise a count',
      50,
      ...['16.0', '2.0', '8.00'],
      ...['4.00', '1.00', '4.00'],
      ...['80', '20'],
    ]);
  });

  it.each([
    [80, 'not more than'],
    [81, 'more than'],
  ])('compare the growth of the CPU time with that of the cart: 8 to %d ms', (longest, verdict) => {
    const line = growthLine('type', [taken(1, 1), taken(50, 8), taken(500, longest)]);
    expect(line).toMatch(/^type a count: from 50 to 500 lines the CPU time grows 10\.\d ×, /);
    expect(line).toContain(`×, ${verdict} the number of lines (10.0 ×)`);
  });
});

describe('storedCart', () => {
  it.each([1, 2, 50, 500])('returns a cart of %d lines that the shop accepts unchanged', (count) => {
    const { lines } = storedCart(count);
    expect(Object.keys(lines)).toHaveLength(count);
    const read = readStoredCart(JSON.stringify(lines)) ?? {};
    expect(read).toEqual(lines);
    expect(sortedItems(read).map(({ key }) => key)).toEqual(Object.keys(lines));
  });
});

describe('programmeOf', () => {
  it('counts the shows with a text in the name of the film', () => {
    const { body, count, countOf } = programmeOf(16);
    const names: string[] = JSON.parse(body).dataEntries.map((show: { movie: { movieName: string } }) =>
      show.movie.movieName.toLowerCase(),
    );
    expect(names).toHaveLength(count);
    expect(countOf('METROPOLIS')).toBe(names.filter((name) => name.startsWith('metropolis')).length);
    expect(countOf('metropolis')).toBeGreaterThan(0);
    expect(countOf('')).toBe(count);
  });
});

describe('startListServer', () => {
  async function start() {
    const folder = folderWith({ 'index.html': '<body>app</body>', 'assets/own.js': 'own' });
    const server = await startListServer(folder);
    onTestFinished(() => server.close());
    const get = (path: string) => fetch(server.origin + path);
    return { server, get };
  }

  it('delays the programme until it is released, and resolves when it is requested', async () => {
    const { server, get } = await start();
    const requested = server.delay('{"dataEntries":[]}');
    let hasResponse = false;
    const response = get('/rest/show/getCurrentShows').then((result) => {
      hasResponse = true;
      return result.json();
    });
    await requested;
    await get('/');
    expect(hasResponse).toBe(false);
    server.release();
    expect(await response).toEqual({ dataEntries: [] });
  });

  it('does not respond to other requests of the backend, so that the page of a show renders data of the list', async () => {
    const { get } = await start();
    let hasResponse = false;
    get('/rest/show/getShowDetailData?showid=1000').then(
      () => (hasResponse = true),
      () => undefined,
    );
    await get('/show/1000');
    expect(hasResponse).toBe(false);
  });

  it('serves the app for every address of a page, files of the build, and no other files', async () => {
    const { get } = await start();
    expect(await (await get('/kinoprogramm-wien/kinoprogramm')).text()).toBe('<body>app</body>');
    expect(await (await get('/assets/own.js')).text()).toBe('own');
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect((await get('/vanilla/listServer.mjs')).status).toBe(404);
  });

  it('serves the copied page of the cart and its script', async () => {
    const { server, get } = await start();
    server.setReferencePage('<body>cart $&</body>');
    expect(await (await get('/vanilla')).text()).toBe('<body>cart $&</body>');
    expect((await get('/vanilla/vanillaCart.js')).status).toBe(200);
  });

  it('adds the copied markup to the reference page, and serves its scripts', async () => {
    const { server, get } = await start();
    server.setReference({
      waiting: '<html><body><main></main></body></html>',
      aroundList: '<h1>Kinoprogramm $&</h1>',
      aroundFound: '<input type="search">',
      aroundFacts: '<p>Teilen</p>',
      lateStyles: '<link rel="stylesheet" href="/late.css">',
    });
    const html = await (await get('/vanilla')).text();
    expect(html).toContain('<template id="around-list"><h1>Kinoprogramm $&</h1></template>');
    for (const script of html.match(/\/vanilla\/\w+\.js/g) ?? []) {
      const { status, headers } = await get(script);
      expect([script, status, headers.get('Content-Type')]).toEqual([script, 200, 'text/javascript']);
    }
    expect(html.match(/\/vanilla\/\w+\.js/g)?.length).toBe(3);
  });
});
