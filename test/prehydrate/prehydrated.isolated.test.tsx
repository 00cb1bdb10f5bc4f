import { runInThisContext } from 'node:vm';
import { use } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartStorageKey } from '@/shop/constants';
import type { CartItem } from '@/domain/entities';
import { programmeCache, storedAtHeader } from '@/serviceWorker/files';
import type { ProgramListName } from '@/features/catalogue/programTexts';
import { fakeCaches } from '@test/serviceWorker/fakeCaches';
import { openCart } from '@test/support/cartScreen';
import {
  carTicket,
  cartOf,
  filmTicket,
  giftCard,
  popcorn,
  redeemedCode,
  stall,
  storeCart,
} from '@test/support/carts';
import { hostileValues } from '@test/support/hostile';
import { mutationsInTurn, mutationsOf } from '@test/support/mutations';
import { responseOf, startOfTests } from '@test/support/server';
import { differentShows, keepShows } from '@test/support/smallDatabase';
import {
  appCart,
  appDates,
  appDays,
  appShow,
  builtScript,
  expectSame,
  prehydrated,
  prehydratedDays,
  readable,
  settled,
} from './prehydrated';

// The description loads later than the show.
vi.mock('@/features/booking/show/Description', () => {
  const pending = new Promise<never>(() => undefined);
  return { Description: () => use(pending) };
});

type Entry = Record<string, unknown>;

type List = { dataEntries: Entry[]; publicEvents?: Entry[] };

const listOf = (kind: string) =>
  responseOf(`show/getCurrentShows?s1=fetch&showtype=${kind}`) as Promise<List>;

/** Runs the comparison with each mutated response; an error names the mutation. */
async function compareEach(
  mutations: { name: string; body: unknown }[],
  compare: (body: unknown) => unknown,
) {
  for (const { name, body } of mutations) {
    try {
      await compare(body);
    } catch (error) {
      throw new Error(name, { cause: error });
    }
  }
}

/** With those whose number makes them special. */
const keepDifferentShows = () => keepShows(...differentShows, 13, 174, 233);

let script: string;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the prehydrated cards', () => {
  beforeAll(async () => {
    script = await builtScript('list');
  });

  /** A list of at most so many cards is prehydrated completely. */
  const chunkSize = 6;

  const inChunks = <Item,>(items: Item[]): Item[][] =>
    items.length === 0 ? [] : [items.slice(0, chunkSize), ...inChunks(items.slice(chunkSize))];

  /** Expects the same days from the script and from the app. Returns the number of prehydrated days. */
  async function compareDays(list: ProgramListName, body: unknown): Promise<number> {
    const days = await prehydratedDays(script, list, body);
    const shown = await appDays(list, body);
    expect(days.length > 0).toBe(shown.length > 0);
    const cards = shown.flatMap((day) => [...day.querySelectorAll('.show-card')]);
    if (cards.length <= chunkSize) expect(days).toHaveLength(shown.length);
    days.forEach((day, index) => expectSame(day, shown[index]));
    return days.length;
  }

  const lists: [ProgramListName, string][] = [
    ['program', 'kino'],
    ['flohmarkt', 'flohmarkt'],
    ['automarkt', 'automarkt'],
    ['publicevent', 'publicevent'],
  ];

  it('renders every card of each list as the app does', async () => {
    keepDifferentShows();
    for (const [list, kind] of lists) {
      const body = await listOf(kind);
      expect(await compareDays(list, body), list).toBeGreaterThan(0);
      const entries = [...body.dataEntries, ...(body.publicEvents ?? [])];
      expect(entries.length, list).toBeGreaterThan(0);
      for (const dataEntries of inChunks(entries)) await compareDays(list, { dataEntries });
    }
    // Without other days.
    await compareDays('today', await listOf('kino'));
  });

  it('renders the night of a film and the days of an event as the app does, without those that are past', async () => {
    const [film] = (await listOf('kino')).dataEntries;
    const night = { ...film, date: '18.04.2026', time: '00:15' };
    expect(await compareDays('program', { dataEntries: [night] })).toBe(1);
    const [event] = (await listOf('publicevent')).publicEvents ?? [];
    const fair = { ...event, date: '15.04.2026', time: '06:00', dateEndISO: '2026-04-18T15:00:00+02:00' };
    expect(await compareDays('publicevent', { dataEntries: [], publicEvents: [fair] })).toBe(3);
  });

  /** Together they contain every field. */
  async function twoShows(): Promise<List> {
    const lists = [await listOf('kino'), await listOf('flohmarkt')];
    return { dataEntries: lists.map(({ dataEntries }) => dataEntries[0] ?? {}) };
  }

  it('renders the same as the app when a field is missing or has a wrong type', async () => {
    const mutations = mutationsOf(await twoShows());
    const isOfEntry = ({ path }: { path: unknown[] }) => path.length > 2;
    const others = mutations.filter((mutation) => !isOfEntry(mutation));
    const chunks = inChunks(mutations.filter(isOfEntry)).map((chunk) => ({
      name: chunk.map(({ name }) => name).join(', '),
      body: {
        dataEntries: chunk.map(({ path, body }) => (body as List).dataEntries[Number(path[1])]),
      },
    }));
    await compareEach([...others, ...chunks], (body) => compareDays('program', body));
  });

  it('renders hostile texts as text', async () => {
    const [film, market] = (await twoShows()).dataEntries;
    for (const value of hostileValues) {
      const changed = { location: value, urlIdentifier: value, movieUrlIdentifier: value };
      const dataEntries = [
        { ...film, ...changed, movie: { ...(film?.['movie'] as Entry), movieName: value, imageName: value } },
        {
          ...market,
          ...changed,
          showName: value,
          event: { ...(market?.['event'] as Entry), thumbImage: value },
        },
      ];
      await compareDays('program', { dataEntries });
    }
    expect(document.querySelector('[data-hostile]')).toBeNull();
  });

  it('replaces published dates once, and keeps them if there are none', async () => {
    const body = await listOf('kino');
    const container = Object.assign(document.createElement('div'), { className: 'prehydrated' });
    Object.assign(container.dataset, { list: 'program', heading: 'h2' });
    container.append(Object.assign(document.createElement('div'), { textContent: 'Alt' }));
    document.body.append(container);
    const run = async (response: unknown) => {
      globalThis.earlyResponses = { request: Promise.resolve(Response.json(response)) };
      runInThisContext(script);
      await settled();
    };
    await run({ dataEntries: [] });
    expect(container.textContent).toBe('Alt');
    await run(body);
    const [first] = container.children;
    expect(first?.querySelectorAll('.show-card').length).toBeGreaterThan(3);
    expect(container.textContent).not.toContain('Alt');
    await run({ dataEntries: body.dataEntries.slice(0, 1) });
    expect(container.firstElementChild).toBe(first);
    container.remove();
  });

  it('renders nothing for an empty or invalid response', async () => {
    for (const body of [{ dataEntries: [] }, {}, null, 'Hallo', 7]) {
      expect(await prehydratedDays(script, 'program', body)).toEqual([]);
    }
  });
});

describe('the prehydrated cards of a stored response', () => {
  const address = '/rest/show/getCurrentShows?s1=fetch&showtype=kino';

  const asOf = 'Stand: Do., 16.04.2026, 10:30 Uhr';

  const hour = 60 * 60 * 1000;

  const storedAt = startOfTests - 1.5 * hour;

  let fake: ReturnType<typeof fakeCaches>;

  let container: HTMLElement;

  beforeAll(async () => {
    script = await builtScript('list');
  });

  beforeEach(() => {
    fake = fakeCaches();
    vi.stubGlobal('caches', fake.caches);
    setControlled(true);
    container = Object.assign(document.createElement('div'), { className: 'prehydrated' });
    Object.assign(container.dataset, { list: 'program', heading: 'h2' });
    document.body.append(container);
  });

  afterEach(() => {
    container.remove();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  function setControlled(isControlled: boolean): void {
    const value = { controller: isControlled ? {} : null };
    Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  }

  async function store(
    body: unknown,
    moment: number,
    ownHeaders: Record<string, string> = {},
  ): Promise<void> {
    const headers = { [storedAtHeader]: String(moment), ...ownHeaders };
    await (await fake.caches.open(programmeCache)).put(address, Response.json(body, { headers }));
  }

  /** Runs the script on a page whose first request has this response. */
  async function run(response: Promise<Response>): Promise<void> {
    globalThis.earlyResponses = { [address]: response };
    runInThisContext(script);
    await settled();
  }

  const films = () => listOf('kino');

  const pending = () => new Promise<Response>(() => undefined);

  it('renders the stored response with its time, and ignores the later response', async () => {
    await store(await films(), storedAt);
    let respond: (response: Response) => void = () => undefined;
    await run(new Promise((resolve) => (respond = resolve)));
    expect(within(container).getAllByRole('article').length).toBeGreaterThan(3);
    expect(screen.getByText(asOf)).toBeVisible();
    const [first] = within(container).getAllByRole('article');

    respond(Response.json({ dataEntries: [] }));
    await settled();
    expect(within(container).getAllByRole('article')[0]).toBe(first);
    expect(screen.getByText(asOf)).toBeVisible();
  });

  const day = 24 * hour;
  const dateOf = (moment: number) => ({ date: new Date(moment).toUTCString() });

  it.each([
    ['a day behind', -day],
    ['three days ahead', 3 * day],
    ['three years ahead', 3 * 365 * day],
  ])(
    'waits for the network on a device whose clock was %s, and renders by the host’s time (requirements R22)',
    async (_, ahead) => {
      const body = await films();
      vi.setSystemTime(startOfTests + ahead);
      await store(body, storedAt + ahead, dateOf(storedAt));
      let respond: (response: Response) => void = () => undefined;
      await run(new Promise((resolve) => (respond = resolve)));
      expect(within(container).queryAllByRole('article')).toEqual([]);

      respond(Response.json(body, { headers: dateOf(startOfTests) }));
      await settled();
      expect(within(container).getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('16. April 2026');
    },
  );

  it('shows the host’s time of the stored response, once the loading page has the container', async () => {
    await store(await films(), storedAt + 60_000, dateOf(storedAt));
    container.remove();
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await run(pending());
    document.body.append(container);
    state.mockReturnValue('interactive');
    expect(await screen.findByText(asOf)).toBeVisible();
  });

  it('renders nothing on another page after a navigation', async () => {
    let respond: (response: Response) => void = () => undefined;
    await run(new Promise((resolve) => (respond = resolve)));
    const other = container.cloneNode() as HTMLElement;
    container.replaceWith(other);
    respond(Response.json(await films()));
    await settled();
    expect(other).toBeEmptyDOMElement();
    other.remove();
  });

  it.each([
    ['nothing is stored', () => Promise.resolve()],
    ['the stored response is a week old', async () => store(await films(), startOfTests - 7 * 24 * hour)],
    ['the stored response contains no show', () => store({ dataEntries: [] }, storedAt)],
    ['the stored response is invalid', () => store('Hallo', storedAt)],
    [
      'no worker controls the page',
      async () => store(await films(), storedAt).then(() => setControlled(false)),
    ],
  ])('renders the response of the network without a time when %s', async (_, prepare) => {
    await prepare();
    await run(pending());
    expect(container).toBeEmptyDOMElement();
    await run(Promise.resolve(Response.json(await films())));
    expect(within(container).getAllByRole('article').length).toBeGreaterThan(3);
    expect(within(container).queryByText(/^Stand/)).toBeNull();
  });

  it('renders no show that is past', async () => {
    await store(await films(), storedAt);
    vi.useFakeTimers({ toFake: ['Date'], now: startOfTests + 20 * hour });
    await run(pending());
    vi.useRealTimers();
    expect(within(container).getAllByRole('article').length).toBeGreaterThan(0);
    expect(within(container).queryByRole('heading', { name: 'Donnerstag, 16. April 2026' })).toBeNull();
  });
});

describe('the prehydrated dates', () => {
  const sections = ['kino', 'flohmarkt'] as const;

  let all: List;

  beforeAll(async () => {
    script = await builtScript('section');
  });

  beforeEach(async () => {
    all = (await responseOf('show/getCurrentShows?s1=fetch')) as List;
  });

  /** Expects the same dates from the script and from the app. Returns their number in each section. */
  async function compareDates(body: unknown): Promise<number[]> {
    const containers = await prehydrated(script, body, ...sections.map((section) => ({ section })));
    for (const [index, section] of sections.entries()) {
      const [own, ...more] = await appDates(section, body);
      expect(more).toEqual([]);
      const [element, ...others] = containers[index]?.children ?? [];
      expect(others).toEqual([]);
      expectSame(element, own);
    }
    return containers.map((container) => container.querySelectorAll('.section-date').length);
  }

  it('renders the next dates of both sections as the home page does, and keeps the skeleton of one without dates', async () => {
    expect(await compareDates(all)).toEqual([3, 3]);
    expect(await compareDates(await listOf('kino'))).toEqual([3, 0]);
    const markets = (await listOf('flohmarkt')).dataEntries;
    const market = markets.find(({ showId }) => showId === 501);
    const running = { ...market, date: '15.04.2026', dateEndISO: '2026-04-18T15:00:00+02:00' };
    expect(await compareDates({ dataEntries: [running] })).toEqual([0, 1]);
    expect(await compareDates({ dataEntries: [] })).toEqual([0, 0]);
  });

  it('renders the same as the home page when a field is missing or has a wrong type', async () => {
    const ofKind = (key: string) => all.dataEntries.find((entry) => key in entry) ?? {};
    const dataEntries = [ofKind('movie'), ofKind('event')];
    await compareEach(mutationsInTurn({ dataEntries }), compareDates);
  });
});

describe('the prehydrated show', () => {
  beforeAll(async () => {
    script = await builtScript('show');
  });

  const detailOf = (showId: unknown) =>
    responseOf(`show/getShowDetailData?showid=${showId}`) as Promise<Entry>;

  /** Expects the same nodes from the script and from the app. Returns the prehydrated element. */
  async function compareShow(body: unknown): Promise<Element | undefined> {
    const [container] = await prehydrated(script, body, { show: 'true' });
    const [element, ...others] = container?.children ?? [];
    expect(others).toEqual([]);
    expectSame(element, await appShow(body));
    return element;
  }

  it('renders every show of every kind as the app does', async () => {
    keepDifferentShows();
    for (const kind of ['kino', 'flohmarkt', 'automarkt', 'publicevent']) {
      const { dataEntries, publicEvents = [] } = await listOf(kind);
      const ids = [...dataEntries, ...publicEvents].map(({ showId }) => showId);
      expect(ids.length, kind).toBeGreaterThan(0);
      for (const showId of ids)
        expect(await compareShow(await detailOf(showId)), `${kind}: ${showId}`).toBeDefined();
    }
  });

  it('keeps the skeleton when the response contains no show', async () => {
    const { movie: _, ...rest } = await detailOf(305);
    for (const body of [rest, {}, { success: false }, 'Hallo', null])
      expect(await compareShow(body)).toBeUndefined();
  });

  it('renders the same as the app when a field of a film or a market is missing or has a wrong type', async () => {
    for (const id of [305, 501]) {
      const { products: _, productPackages: __, ...body } = await detailOf(id);
      await compareEach(mutationsInTurn(body), compareShow);
    }
  });
});

describe('the prehydrated cart', () => {
  beforeAll(async () => {
    script = await builtScript('cart');
  });

  beforeEach(() => {
    document.documentElement.dataset.address = '/cart';
    window.history.replaceState(null, '', '/cart');
  });

  const ownStall: CartItem = {
    ...stall,
    price: 1250,
    show: { showId: 501, date: '19.04.2026', time: '06:00', urlIdentifier: 'flohmarkt' },
  };

  const earned: CartItem = { ...popcorn, key: `${filmTicket.key}|109`, price: -100, earnedBy: [7] };

  const earning: CartItem = { ...carTicket, discountPurchaseProductId: 7 };

  async function prehydratedCart(): Promise<Element | undefined> {
    const [container] = await prehydrated(script, {}, { cart: 'true' });
    const [parts, ...others] = container?.children ?? [];
    expect(others).toEqual([]);
    return parts;
  }

  const readableCart = async () => {
    const parts = await prehydratedCart();
    return parts && readable(parts);
  };

  describe('a cart that is prehydrated', () => {
    it('renders the same as the component in the app', async () => {
      const carts: [string, CartItem[]][] = [
        ['a film with add-ons', [filmTicket, carTicket, popcorn]],
        ['three stalls', [{ ...ownStall, count: 3 }]],
        ['two stalls without a price', [{ ...ownStall, price: 0, count: 2 }]],
        ['an earned discount', [filmTicket, earning, earned]],
        ['more cars than tickets', [filmTicket, { ...carTicket, count: 2 }]],
        ['gift cards', [giftCard('abcde', 600), giftCard('fghij')]],
        ['a redeemed code', [filmTicket, carTicket, redeemedCode('SOMMER', -500, 402)]],
        ['no lines', []],
      ];
      for (const [name, lines] of carts) {
        storeCart(...lines);
        const parts = await readableCart();
        expect(parts, name).toBeDefined();
        expectSame(parts, await appCart(JSON.stringify(cartOf(...lines))));
      }
    });

    it('renders the same as the whole app', async () => {
      storeCart(filmTicket, carTicket, popcorn, giftCard('abcde'), ownStall);
      const parts = await readableCart();
      await openCart(filmTicket, carTicket, popcorn, giftCard('abcde'), ownStall);
      const own = await waitFor(() => screen.getByRole('table').closest('.cart')!);
      const app = readable(own);
      for (const { className, selector } of [
        { className: 'panel voucher-box voucher-place', selector: '.voucher-box' },
        { className: '', selector: '.share-cart' },
        { className: '', selector: '.seller-links' },
      ]) {
        const lazy = app.querySelector(selector)!;
        if (className) lazy.replaceWith(Object.assign(document.createElement('div'), { className }));
        else lazy.remove();
      }
      expectSame(parts, app);
    });

    it('has disabled controls and working links', async () => {
      storeCart(filmTicket, carTicket);
      const parts = await prehydratedCart();
      const controls = [...(parts?.querySelectorAll<HTMLButtonElement>('button, input') ?? [])];
      expect(controls).toHaveLength(7);
      expect(controls.filter(({ disabled }) => !disabled)).toEqual([]);
      expect(parts?.querySelector('.cart-name a')).toHaveAttribute('href', '/show/metropolis-2026-04-16');
    });

    it('shows the empty cart when nothing was stored', async () => {
      const parts = await prehydratedCart();
      expect(parts).toHaveTextContent('Dein Warenkorb ist leer.');
    });

    it('renders the same as the app or nothing when a field is missing or has a wrong type', async () => {
      const cart = cartOf(
        filmTicket,
        earning,
        earned,
        ownStall,
        giftCard('abcde'),
        redeemedCode('SOMMER', -5, 402),
      );
      let shown = 0;
      for (const { name, body } of mutationsInTurn(cart)) {
        const stored = JSON.stringify(body);
        localStorage.setItem(cartStorageKey, stored);
        const parts = await readableCart();
        if (!parts) continue;
        shown += 1;
        const own = await appCart(stored);
        expect(() => expectSame(parts, own), name).not.toThrow();
      }
      expect(shown).toBeGreaterThan(15);
    });
  });

  describe('only the app renders a cart', () => {
    it.each([
      [
        'that contains a past show',
        () =>
          storeCart({
            ...filmTicket,
            show: { ...filmTicket.show!, date: '01.04.2026', dateISO: undefined, dateEndISO: undefined },
          }),
      ],
      ['that is damaged', () => localStorage.setItem(cartStorageKey, '{"a":1}')],
      ['that is not JSON', () => localStorage.setItem(cartStorageKey, '{')],
      ['that contains only a voucher code', () => storeCart(redeemedCode('SOMMER', -500, 402))],
      [
        'that is stored in a cookie',
        () => {
          document.cookie = `${cartStorageKey}={}`;
        },
      ],
      [
        'with a cart link',
        () => {
          storeCart(filmTicket);
          window.history.replaceState(null, '', '/cart#a=1');
        },
      ],
      [
        'with the stored code of a voucher link',
        () => {
          storeCart(filmTicket);
          sessionStorage.setItem('offeredVoucher', 'SOMMER');
        },
      ],
      [
        'with a voucher link',
        () => {
          storeCart(filmTicket);
          window.history.replaceState(null, '', '/cart?gutschein=SOMMER');
        },
      ],
      [
        'with more lines than the limit',
        () => storeCart(...Array.from({ length: 31 }, (_, index) => giftCard(`voucher${index}`))),
      ],
    ])('%s', async (_, prepare) => {
      prepare();
      expect(await prehydratedCart()).toBeUndefined();
    });
  });
});
