import { runInThisContext } from 'node:vm';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartStorageKey } from '@/shared/config/constants';
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
  storeCart,
} from '@test/support/carts';
import { hostileValues } from '@test/support/hostile';
import { mutationsInTurn, mutationsOf } from '@test/support/mutations';
import { answerOf, startOfTests } from '@test/support/server';
import {
  appCart,
  appDates,
  appDays,
  builtScript,
  expectSame,
  painted,
  paintedDays,
  readable,
} from './painted';

let script: string;

describe('the cards painted before React', () => {
  type Entry = Record<string, unknown>;

  type List = { dataEntries: Entry[]; publicEvents?: Entry[] };

  beforeAll(async () => {
    script = await builtScript('list');
  });

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  /** As many as are painted whatever days they are on. */
  const fewEnough = 6;

  const inChunks = <Part,>(parts: Part[]): Part[][] =>
    parts.length === 0 ? [] : [parts.slice(0, fewEnough), ...inChunks(parts.slice(fewEnough))];

  /** Fails unless each painted day is what the app shows there; returns how many were painted. */
  async function comparedDays(list: ProgramListName, answer: unknown): Promise<number> {
    const painted = await paintedDays(script, list, answer);
    const shown = await appDays(list, answer);
    expect(painted.length > 0).toBe(shown.length > 0);
    const cards = shown.flatMap((day) => [...day.querySelectorAll('.show-card')]);
    if (cards.length <= fewEnough) expect(painted).toHaveLength(shown.length);
    painted.forEach((day, place) => expectSame(day, shown[place]));
    return painted.length;
  }

  const lists: [ProgramListName, string][] = [
    ['program', 'kino'],
    ['flohmarkt', 'flohmarkt'],
    ['automarkt', 'automarkt'],
    ['publicevent', 'publicevent'],
  ];

  it.each(lists)('paints every card of the list "%s" as the app does', async (list, kind) => {
    const answer = (await answerOf(`show/getCurrentShows?s1=fetch&showtype=${kind}`)) as List;
    expect(await comparedDays(list, answer)).toBeGreaterThan(0);
    const entries = [...answer.dataEntries, ...(answer.publicEvents ?? [])];
    expect(entries.length).toBeGreaterThan(0);
    for (const dataEntries of inChunks(entries)) await comparedDays(list, { dataEntries });
  });

  it("paints today's list, and nothing of other days", async () => {
    const answer = await answerOf('show/getCurrentShows?s1=fetch&showtype=kino');
    await comparedDays('today', answer);
  });

  /** One film and one market, which have every field between them. */
  async function twoShows(): Promise<List> {
    const films = (await answerOf('show/getCurrentShows?s1=fetch&showtype=kino')) as List;
    const markets = (await answerOf('show/getCurrentShows?s1=fetch&showtype=flohmarkt')) as List;
    return { dataEntries: [films.dataEntries[0] ?? {}, markets.dataEntries[0] ?? {}] };
  }

  it('shows what the app shows where a field is missing or of a wrong type', async () => {
    const answers = mutationsOf(await twoShows());
    const ofEntries = answers.filter(({ path }) => path.length > 2);
    for (const { answer } of answers.filter(({ path }) => path.length <= 2))
      await comparedDays('program', answer);
    for (const chunk of inChunks(ofEntries)) {
      const dataEntries = chunk.map(({ path, answer }) => (answer as List).dataEntries[Number(path[1])]);
      await comparedDays('program', { dataEntries }).catch((error: unknown) => {
        throw new Error(chunk.map(({ name }) => name).join(', '), { cause: error });
      });
    }
  });

  it('takes hostile texts as texts', async () => {
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
      await comparedDays('program', { dataEntries });
    }
    expect(document.querySelector('[data-hostile]')).toBeNull();
  });

  it('paints nothing where there is nothing to show, or no list', async () => {
    for (const answer of [{ dataEntries: [] }, {}, null, 'Hallo', 7]) {
      expect(await paintedDays(script, 'program', answer)).toEqual([]);
    }
  });
});

describe('the stored cards painted before React', () => {
  const address = '/rest/show/getCurrentShows?s1=fetch&showtype=kino';

  const stand = 'Stand: Do., 16.04.2026, 10:30 Uhr';

  const hour = 60 * 60 * 1000;

  const storedAt = startOfTests - 1.5 * hour;

  let store: ReturnType<typeof fakeCaches>;

  let place: HTMLElement;

  beforeAll(async () => {
    script = await builtScript('list');
  });

  beforeEach(() => {
    store = fakeCaches();
    vi.stubGlobal('caches', store.caches);
    beControlled(true);
    place = Object.assign(document.createElement('div'), { className: 'prehydrated' });
    Object.assign(place.dataset, { list: 'program', heading: 'h2' });
    document.body.append(place);
  });

  afterEach(() => {
    place.remove();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  function beControlled(isControlled: boolean): void {
    const value = { controller: isControlled ? {} : null };
    Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  }

  async function keep(answer: unknown, moment: number, told: Record<string, string> = {}): Promise<void> {
    const headers = { [storedAtHeader]: String(moment), ...told };
    await (await store.caches.open(programmeCache)).put(address, Response.json(answer, { headers }));
  }

  /** Runs the script on a page whose call is answered by `early`. */
  async function run(early: Promise<Response>): Promise<void> {
    globalThis.earlyResponses = { [address]: early };
    runInThisContext(script);
    await settled();
  }

  /** What is there is read and painted without waiting for a clock. */
  async function settled(): Promise<void> {
    for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setTimeout(resolve));
  }

  const films = () => answerOf('show/getCurrentShows?s1=fetch&showtype=kino') as Promise<object>;

  const unanswered = () => new Promise<Response>(() => undefined);

  it('paints the last answer at once, with the moment it came, and leaves what follows to the app', async () => {
    await keep(await films(), storedAt);
    let arrive: (answer: Response) => void = () => undefined;
    await run(new Promise((resolve) => (arrive = resolve)));
    expect(within(place).getAllByRole('article').length).toBeGreaterThan(3);
    expect(screen.getByText(stand)).toBeVisible();
    const [first] = within(place).getAllByRole('article');

    arrive(Response.json({ dataEntries: [] }));
    await settled();
    expect(within(place).getAllByRole('article')[0]).toBe(first);
    expect(screen.getByText(stand)).toBeVisible();
  });

  const day = 24 * hour;
  const dateOf = (moment: number) => ({ date: new Date(moment).toUTCString() });

  it.each([
    ['a day behind', -day],
    ['three days ahead', 3 * day],
    ['three years ahead', 3 * 365 * day],
  ])(
    'waits for the answer on a device whose clock was %s, and paints by the host’s time (requirements R22)',
    async (_, ahead) => {
      const answer = await films();
      vi.setSystemTime(startOfTests + ahead);
      await keep(answer, storedAt + ahead, dateOf(storedAt));
      let arrive: (answer: Response) => void = () => undefined;
      await run(new Promise((resolve) => (arrive = resolve)));
      expect(within(place).queryAllByRole('article')).toEqual([]);

      arrive(Response.json(answer, { headers: dateOf(startOfTests) }));
      await settled();
      expect(within(place).getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('16. April 2026');
    },
  );

  it('says of the last answer when the host gave it', async () => {
    await keep(await films(), storedAt + 60_000, dateOf(storedAt));
    await run(unanswered());
    expect(screen.getByText(stand)).toBeVisible();
  });

  it('waits for the place of the cards where the page is not read to its end', async () => {
    await keep(await films(), storedAt);
    place.remove();
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await run(unanswered());
    document.body.append(place);
    state.mockReturnValue('interactive');
    await settled();
    expect(screen.getByText(stand)).toBeVisible();
  });

  it('paints nothing on another screen to which the visitor went meanwhile', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    await run(new Promise((resolve) => (arrive = resolve)));
    const other = place.cloneNode() as HTMLElement;
    place.replaceWith(other);
    arrive(Response.json(await films()));
    await settled();
    expect(other).toBeEmptyDOMElement();
    other.remove();
  });

  it.each([
    ['nothing is kept', () => Promise.resolve()],
    ['what is kept is a week old', async () => keep(await films(), startOfTests - 7 * 24 * hour)],
    ['what is kept says nothing of a show', () => keep({ dataEntries: [] }, storedAt)],
    ['what is kept is no answer', () => keep('Hallo', storedAt)],
    [
      'no worker stands behind the page',
      async () => keep(await films(), storedAt).then(() => beControlled(false)),
    ],
  ])('paints what comes from the network, without a note, where %s', async (_, prepare) => {
    await prepare();
    await run(unanswered());
    expect(place).toBeEmptyDOMElement();
    await run(Promise.resolve(Response.json(await films())));
    expect(within(place).getAllByRole('article').length).toBeGreaterThan(3);
    expect(within(place).queryByText(/^Stand/)).toBeNull();
  });

  it('shows nothing that is over by now', async () => {
    await keep(await films(), storedAt);
    vi.useFakeTimers({ toFake: ['Date'], now: startOfTests + 20 * hour });
    await run(unanswered());
    vi.useRealTimers();
    expect(within(place).getAllByRole('article').length).toBeGreaterThan(0);
    expect(within(place).queryByRole('heading', { name: 'Donnerstag, 16. April 2026' })).toBeNull();
  });
});

describe('the dates painted before React', () => {
  type Answer = { dataEntries: Record<string, unknown>[] };

  const sections = ['kino', 'flohmarkt'] as const;

  let whole: Answer;

  beforeAll(async () => {
    script = await builtScript('section');
  });

  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    whole = (await answerOf('show/getCurrentShows?s1=fetch')) as Answer;
  });

  /** Fails unless each section holds what the app shows there; returns how many of its dates were painted. */
  async function comparedDates(answer: unknown): Promise<number[]> {
    const places = await painted(script, answer, ...sections.map((section) => ({ section })));
    for (const [index, section] of sections.entries()) {
      const [own, ...more] = await appDates(section, answer);
      expect(more).toEqual([]);
      const [early, ...others] = places[index]?.children ?? [];
      expect(others).toEqual([]);
      expectSame(early, own);
    }
    return places.map((place) => place.querySelectorAll('.section-date').length);
  }

  it('paints the next dates of both sections as the home page does', async () => {
    expect(await comparedDates(whole)).toEqual([3, 3]);
  });

  it('leaves the outline where a section has no date', async () => {
    const films = await answerOf('show/getCurrentShows?s1=fetch&showtype=kino');
    expect(await comparedDates(films)).toEqual([3, 0]);
    expect(await comparedDates({ dataEntries: [] })).toEqual([0, 0]);
  });

  it('shows what the home page shows where a field is missing or of a wrong type', async () => {
    const ofKind = (key: string) => whole.dataEntries.find((entry) => key in entry) ?? {};
    for (const { name, answer } of mutationsInTurn({ dataEntries: [ofKind('movie'), ofKind('event')] }))
      await comparedDates(answer).catch((error: unknown) => {
        throw new Error(name, { cause: error });
      });
  });
});

describe('the cart painted before React', () => {
  beforeAll(async () => {
    script = await builtScript('cart');
  });

  beforeEach(() => {
    document.documentElement.dataset.address = '/cart';
    window.history.replaceState(null, '', '/cart');
  });

  const stall: CartItem = {
    ...filmTicket,
    key: '501-2026-04-19',
    productType: 'event',
    showId: 501,
    show: { showId: 501, date: '19.04.2026', time: '06:00', urlIdentifier: 'flohmarkt' },
    movie: undefined,
    event: { eventId: 9, eventName: 'Flohmarkt Wien', eventType: 'flohmarkt', thumbImage: 'bild.svg' },
  };

  const earned: CartItem = { ...popcorn, key: `${filmTicket.key}|109`, price: -100, earnedBy: [7] };

  const earning: CartItem = { ...carTicket, discountPurchaseProductId: 7 };

  /** What the script paints of what this browser has stored. */
  async function paintedCart(): Promise<Element | undefined> {
    const [place] = await painted(script, {}, { cart: 'true' });
    const [parts, ...others] = place?.children ?? [];
    expect(others).toEqual([]);
    return parts;
  }

  const readablePaint = async () => {
    const parts = await paintedCart();
    return parts && readable(parts);
  };

  describe('a cart that is painted ahead', () => {
    it.each([
      ['a film with what belongs to it', [filmTicket, carTicket, popcorn]],
      ['a stall, thrice', [{ ...stall, count: 3 }]],
      ['a stall without a price, twice', [{ ...stall, price: 0, count: 2 }]],
      ['an earned discount', [filmTicket, earning, earned]],
      ['more cars than tickets', [filmTicket, { ...carTicket, count: 2 }]],
      ['gift vouchers', [giftCard('abcde', 600), giftCard('fghij')]],
      ['a redeemed code', [filmTicket, carTicket, redeemedCode('SOMMER', -500, 402)]],
      ['nothing', []],
    ])('shows what the app shows: %s', async (_, lines) => {
      storeCart(...lines);
      const parts = await readablePaint();
      expect(parts).toBeDefined();
      expectSame(parts, await appCart(JSON.stringify(cartOf(...lines))));
    });

    it('shows what the whole app shows', async () => {
      storeCart(filmTicket, carTicket, popcorn, giftCard('abcde'), stall);
      const parts = await readablePaint();
      await openCart(filmTicket, carTicket, popcorn, giftCard('abcde'), stall);
      const own = await waitFor(() => screen.getByRole('table').closest('.cart')!);
      const app = readable(own);
      for (const { className, selector } of [
        { className: 'panel voucher-box voucher-place', selector: '.voucher-box' },
        { className: '', selector: '.share-cart' },
      ]) {
        const late = app.querySelector(selector)!;
        if (className) late.replaceWith(Object.assign(document.createElement('div'), { className }));
        else late.remove();
      }
      expectSame(parts, app);
    });

    it('holds nothing that could be pressed in vain, and links as ever', async () => {
      storeCart(filmTicket, carTicket);
      const parts = await paintedCart();
      const controls = [...(parts?.querySelectorAll<HTMLButtonElement>('button, input') ?? [])];
      expect(controls).toHaveLength(7);
      expect(controls.filter(({ disabled }) => !disabled)).toEqual([]);
      expect(parts?.querySelector('.cart-name a')).toHaveAttribute('href', '/show/metropolis-2026-04-16');
    });

    it('is empty where nothing was ever stored', async () => {
      const parts = await paintedCart();
      expect(parts).toHaveTextContent('Dein Warenkorb ist leer.');
    });

    it('shows what the app shows, or nothing, where a field is missing or of a wrong type', async () => {
      const cart = cartOf(
        filmTicket,
        earning,
        earned,
        stall,
        giftCard('abcde'),
        redeemedCode('SOMMER', -5, 402),
      );
      let shown = 0;
      for (const { name, answer } of mutationsInTurn(cart)) {
        const stored = JSON.stringify(answer);
        localStorage.setItem(cartStorageKey, stored);
        const parts = await readablePaint();
        if (!parts) continue;
        shown += 1;
        const own = await appCart(stored);
        expect(() => expectSame(parts, own), name).not.toThrow();
      }
      expect(shown).toBeGreaterThan(15);
    });
  });

  describe('the app alone shows a cart', () => {
    it.each([
      [
        'of which something is over',
        () =>
          storeCart({
            ...filmTicket,
            show: { ...filmTicket.show!, date: '01.04.2026', dateISO: undefined, dateEndISO: undefined },
          }),
      ],
      ['that is damaged', () => localStorage.setItem(cartStorageKey, '{"a":1}')],
      ['that is no JSON', () => localStorage.setItem(cartStorageKey, '{')],
      ['that holds a code and nothing to redeem it for', () => storeCart(redeemedCode('SOMMER', -500, 402))],
      [
        'that a cookie holds',
        () => {
          document.cookie = `${cartStorageKey}={}`;
        },
      ],
      [
        'that a link adds to',
        () => {
          storeCart(filmTicket);
          window.history.replaceState(null, '', '/cart#a=1');
        },
      ],
      [
        'for which a link brought a code',
        () => {
          storeCart(filmTicket);
          sessionStorage.setItem('offeredVoucher', 'SOMMER');
        },
      ],
      [
        'whose address brings a code',
        () => {
          storeCart(filmTicket);
          window.history.replaceState(null, '', '/cart?gutschein=SOMMER');
        },
      ],
      [
        'of more lines than a screen holds',
        () => storeCart(...Array.from({ length: 31 }, (_, index) => giftCard(`voucher${index}`))),
      ],
    ])('%s', async (_, prepare) => {
      prepare();
      expect(await paintedCart()).toBeUndefined();
    });
  });
});
