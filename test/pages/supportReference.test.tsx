import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchUpcomingMovies } from '@/features/catalogue/api';
import { paths } from '@/shop/paths';
import { accountMenu, authPanel, beSignedIn, fillAccount } from '@test/support/account';
import { addCleanup } from '@test/support/cleanups';
import { carTicket, filmTicket, redeemedCode, storeCart, storePlacedOrder } from '@test/support/carts';
import { orderButton, readyToOrder, saveOrderCall } from '@test/support/checkoutPage';
import { fillWith, forms, formWith } from '@test/support/hostileForms';
import { renderApp } from '@test/support/renderApp';
import { button, heading } from '@test/support/screenQueries';
import { currentDatabase, disturb, responseOf, setDeviceAhead } from '@test/support/server';
import { shrinkDatabase } from '@test/support/smallDatabase';
import { discountCall, openTonight, plus } from '@test/support/showPage';
import { cancelOrder, redeem, send, situations } from '@test/support/situations';
import { linkOf } from '@test/support/storno';

const now = '2026-04-16T10:00:00Z';

const logged: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((...texts: unknown[]) => void logged.push(texts.join(' ')));
});

afterEach(() => void logged.splice(0));

/** Not by role, because it is called very often. */
const copyButtons = () => [...document.querySelectorAll<HTMLElement>('.support-reference button')];

const boxOf = (copy: HTMLElement) => copy.closest<HTMLElement>('.support-reference')!;

async function shownReference(): Promise<HTMLElement> {
  // Also where several parts of a page read the same.
  await waitFor(() => expect(copyButtons()).toHaveLength(1));
  return boxOf(copyButtons()[0]!).querySelector('code')!;
}

type Failed = [where: string, call: string, open: () => unknown];

function opened(path: string, address: string, before?: () => void) {
  return () => {
    shrinkDatabase();
    disturb(path, { status: 503 });
    before?.();
    renderApp(address);
  };
}

const failed = { status: 503 };

const listCall = 'show/getCurrentShows';
const detailCall = 'show/getShowDetailData';
const upcomingCall = 'movie/getUpcomingMovies';
const filmCall = 'movie/getMovieDetailData';
const statusCall = 'order/paymentStatus';
const voucherCall = 'voucher/validateVoucher';
const giftCardsCall = 'voucher/getAvailableVouchers';
const blogCall = 'blog/getBlogs';

/** The response with a field that the backend has renamed in all objects. */
function renamed(body: unknown, field: string): unknown {
  if (Array.isArray(body)) return body.map((entry) => renamed(entry, field));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name === field ? `${name}New` : name,
      renamed(value, field),
    ]),
  );
}

/** What the page says where entries came and none can be read. */
function openUnreadable(path: string, query: string, field: string, address: string) {
  return async () => {
    shrinkDatabase();
    disturb(path, { body: renamed(await responseOf(`${path}?${query}`), field) });
    renderApp(address);
  };
}

const pages: Failed[] = [
  ['the programme', listCall, opened(listCall, paths.program.to())],
  ['the programme with a filter', listCall, opened(listCall, paths.program.to({}, { suche: 'x' }))],
  ['the upcoming films', upcomingCall, opened(upcomingCall, paths.upcoming.to())],
  ['a show', detailCall, opened(detailCall, paths.show.to({ idOrIdentifier: 301 }))],
  ['a film', filmCall, opened(filmCall, paths.movie.to({ movieIdentifier: 'metropolis' }))],
  ['the gift cards', giftCardsCall, opened(giftCardsCall, paths.giftCards.to())],
  ['the blog', blogCall, opened(blogCall, paths.cinemaBlog.to())],
  ['an article', blogCall, opened(blogCall, paths.cinemaArticle.to({ slug: 'geheim-1' }))],
  ['the payment of an order', statusCall, opened(statusCall, paths.payment.to({ orderId: '4711' }))],
  ['a cancellation link', 'order/getOrderForStorno', opened('order/getOrderForStorno', linkOf('geheim-1'))],
  ['a cart link', detailCall, opened(detailCall, `${paths.cart.to()}#korb=s301x2z`)],
  ['the search', listCall, opened(listCall, paths.search.to({}, { q: 'metropolis' }))],
  ['calculator and prices in an information page', listCall, opened(listCall, paths.stallFees.to())],
  ['sketch and dates in an information page', listCall, opened(listCall, paths.cinemaArrival.to())],
  [
    'an open order at checkout',
    statusCall,
    opened(statusCall, paths.checkout.to(), () => {
      storeCart(filmTicket, carTicket);
      storePlacedOrder({ orderId: '7', orderLink: 'https://pay.example/7' }, filmTicket, carTicket);
    }),
  ],
  [
    'the price check',
    detailCall,
    opened(detailCall, paths.checkout.to(), () => storeCart(filmTicket, carTicket)),
  ],
  [
    'a redeemed code',
    voucherCall,
    opened(voucherCall, paths.cart.to(), () =>
      storeCart(filmTicket, carTicket, redeemedCode('GEHEIM', -1000, 301)),
    ),
  ],
];

const acts: Failed[] = [
  ['an unclear order', saveOrderCall, situations.orderUnclear.open],
  ['a code that was not checked', voucherCall, () => send('voucher', failed)],
  ['a cancellation', 'order/orderStorno', () => cancelOrder(failed)],
  ['the feedback form', forms.feedback.call, () => send('feedback', failed)],
  ['an application', forms.jobs.call, () => send('jobs', failed)],
  ['a reminder of a film', forms.filmReminder.call, () => send('filmReminder', failed)],
  ['a reminder of a genre', forms.genreReminder.call, () => send('genreReminder', failed)],
  ['signing in', 'auth/login', () => signIn({ status: 503 })],
  ['registering', 'auth/register', register],
  ['signing out', 'auth/logout', signOut],
  ['other dates', detailCall, situations.otherDatesFailed.open],
  ['discounts', discountCall, discounts],
  ['the genres', upcomingCall, genres],
];

async function signIn(fault: object) {
  disturb('auth/login', fault);
  const { user } = await forms.login.open();
  fillAccount({ 'E-Mail-Adresse': 'kundin@example.com', Passwort: 'geheim-1' });
  await user.click(authPanel().getByRole('button', { name: 'Anmelden' }));
}

function emptyFilm() {
  disturb(filmCall, { body: { movie: null, shows: [] } });
  renderApp(paths.movie.to({ movieIdentifier: 'geheim-1' }));
}

async function register() {
  disturb('auth/register', { status: 503 });
  const { user } = await forms.registration.open();
  fillWith(formWith('Konto anlegen'), 'geheim-geheim', () => 'ada@example.com');
  await user.click(authPanel().getByRole('button', { name: 'Konto anlegen' }));
}

async function signOut() {
  shrinkDatabase();
  beSignedIn();
  disturb('auth/logout', { status: 503 });
  const { user } = renderApp(paths.program.to());
  await user.click(await accountMenu());
  await user.click(button('Abmelden'));
}

async function discounts() {
  disturb(discountCall, { status: 503 });
  const { user } = await openTonight();
  await user.click(plus('Popcorn gesalzen'));
  await user.click(plus('Nachos mit Käsesauce'));
}

async function genres() {
  disturb(upcomingCall, { status: 503 });
  const { user } = renderApp(paths.feedback.to());
  await user.click(await screen.findByRole('button', { name: /abonnieren$/ }));
}

describe('the reference for support', () => {
  it.each([...pages, ...acts])('is shown for %s, and is the line of the console', async (_, call, open) => {
    await open();
    const reference = await shownReference();
    expect(reference).toHaveTextContent(/^[\d:T-]+Z · \w+\/\w+ · (503|500|400)$/);
    expect(reference).toHaveTextContent(`${now} · ${call} · `);
    expect(logged).toContain(reference.textContent);
    expect(reference.closest('[role=alert], [role=status], [aria-live]')).toBeNull();
    expect(reference.closest('[translate=no]')).not.toBeNull();
    expect(boxOf(reference).contains(document.activeElement)).toBe(false);
    expect(document.querySelector('.Toastify')?.textContent ?? '').not.toContain(call);
  });

  type Outcome = [what: string, reference: string, open: () => unknown];

  const kinds: Outcome[] = [
    [
      'a cancellation refused without a reason',
      'order/orderStorno · refused',
      situations.cancellationRefused.open,
    ],
    ['another order than that of the link', 'order/getOrderForStorno · malformed', otherOrder],
    ['a proxy that knows no account', 'auth/login · 404', () => signIn({ status: 404 })],
    ...[401, 403, 407].map((status): Outcome => [
      `a public list that is refused with ${status}`,
      `${listCall} · ${status}`,
      () => openRefused({ status }),
    ]),
    [
      'a public list that is refused with a reason',
      `${listCall} · 401`,
      () => openRefused({ status: 401, body: { errorMessage: 'Gesperrt.' } }, 'Gesperrt.'),
    ],
  ];

  /** No visitor lacks a permission there. */
  async function openRefused(fault: object, reason: string | RegExp = /^Unser Server lässt/) {
    shrinkDatabase();
    disturb(listCall, fault);
    renderApp(paths.program.to());
    await heading('Das Programm ist gerade nicht zu erreichen');
    expect(screen.getByText(reason)).toBeVisible();
  }

  function otherOrder() {
    disturb('order/getOrderForStorno', { body: { stornoIdentifier: 'geheim-2', orderHeadId: 7 } });
    renderApp(linkOf('geheim-1'));
  }

  const ofList = 's1=fetch';
  const unreadable: Outcome[] = [
    ['films', listCall, openUnreadable(listCall, `${ofList}&showtype=kino`, 'showId', paths.program.to())],
    [
      'public events',
      listCall,
      openUnreadable(listCall, `${ofList}&showtype=publicevent`, 'eventName', paths.publicEvents.to()),
    ],
    ['announced films', upcomingCall, openUnreadable(upcomingCall, '', 'movieName', paths.upcoming.to())],
    [
      'the dates of a film',
      filmCall,
      openUnreadable(
        filmCall,
        'movieidentifier=metropolis',
        'date',
        paths.movie.to({ movieIdentifier: 'metropolis' }),
      ),
    ],
    [
      'the products of a stall',
      detailCall,
      openUnreadable(detailCall, 'showid=501', 'purchaseProductId', paths.event.to({ idOrIdentifier: 501 })),
    ],
    ['gift cards', giftCardsCall, openUnreadable(giftCardsCall, '', 'productName', paths.giftCards.to())],
    ['articles', blogCall, openUnreadable(blogCall, '', 'urlIdentifier', paths.cinemaBlog.to())],
  ];

  it.each(unreadable)(
    'is shown where %s came and none can be read, which is neither an empty list nor the off-season',
    async (_, call, open) => {
      await open();
      expect(await shownReference()).toHaveTextContent(`${now} · ${call} · malformed`);
      expect(screen.getAllByText('Die Antwort war unvollständig. Probier es noch einmal.')).not.toEqual([]);
      expect(screen.queryByText(/Winterpause|Gerade ist kein|noch kein/)).toBeNull();
    },
  );

  it.each(kinds)('names what happened: %s', async (_, reference, open) => {
    await open();
    expect(await shownReference()).toHaveTextContent(`${now} · ${reference}`);
  });

  it('has the time of the shop, not of the device', async () => {
    setDeviceAhead(3 * 86_400_000);
    disturb(upcomingCall, { status: 503 });
    renderApp(paths.upcoming.to());
    expect(await shownReference()).toHaveTextContent(now);
  });

  it('is that of the newest order, and names what happened to it', async () => {
    const strange = { success: true, payment_checkoutUrl: 'http://strange.example/geheim-1' };
    const { user } = await readyToOrder();
    for (const [what, reference, fault] of [
      ['without a response', 'network', { drop: true }],
      ['refused without a reason', 'refused', { body: { success: false } }],
      ['with an unreadable response', 'malformed', { raw: '<p>Wartung</p>' }],
      ['with a payment address that must not be followed', 'refused', { body: strange }],
    ] as const) {
      currentDatabase().faults = [];
      disturb(saveOrderCall, fault);
      await user.click(orderButton());
      await waitFor(async () =>
        expect(await shownReference(), what).toHaveTextContent(`${now} · ${saveOrderCall} · ${reference}`),
      );
    }
  });

  describe('is not shown', () => {
    const nothing: Failed[] = [
      ['a film that does not exist', filmCall, emptyFilm],
      ['a refused code', voucherCall, situations.codeInvalid.open],
      ['a code refused without a reason', voucherCall, situations.codeInvalidWithoutReason.open],
      ['a wrong password', 'auth/login', () => signIn({ status: 401, times: 0 })],
      ['a password refused without a reason', 'auth/login', () => signIn({ status: 401, body: {} })],
      ['an order refused with a reason', saveOrderCall, situations.orderRefused.open],
      ['too many codes', voucherCall, () => redeem('WILLKOMMEN10', { status: 429 })],
      ['a refused reminder', forms.filmReminder.call, situations.reminderRefused.open],
      ['a refused application', forms.jobs.call, situations.applicationRefused.open],
    ];

    it.each(nothing)('for %s, which is only a line of the console', async (_, call, open) => {
      await open();
      await waitFor(() => expect(logged).toEqual([expect.stringContaining(`${now} · ${call} · `)]));
      await screen.findAllByText(/nicht gefunden|ungültig|stimmt nicht|erstellt|Gesperrt|Speichern|viel los/);
      expect(copyButtons()).toEqual([]);
    });

    it('for a load that the visitor cancelled, which is no line of the console either', async () => {
      disturb(upcomingCall, { never: true });
      const { store } = renderApp(paths.upcoming.to());
      await waitFor(() => expect(store.getState().loadingBar.active).not.toEqual({}));
      act(() => void store.dispatch(fetchUpcomingMovies.cancel(null)));
      await heading('Laden abgebrochen');
      expect(copyButtons()).toEqual([]);
      expect(logged).toEqual([]);
    });

    it('for a page that the visitor opens without a connection', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      disturb(upcomingCall, { drop: true });
      renderApp(paths.upcoming.to());
      await screen.findByText(/^Keine Verbindung/);
      expect(copyButtons()).toEqual([]);
      expect(logged).toEqual([`${now} · ${upcomingCall} · network`]);
    });
  });

  it('is copied by its button, which keeps the focus, or else selected, with a polite announcement', async () => {
    const texts: string[] = [];
    disturb(upcomingCall, { status: 503 });
    const { user } = renderApp(paths.upcoming.to());
    const reference = await shownReference();
    expect(copyButtons()).toEqual([button('Kopieren: Angaben für Rückfragen')]);
    async function copyWith(clipboard: unknown, announced: RegExp) {
      // user-event replaces the clipboard.
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
      await user.click(copyButtons()[0]!);
      await waitFor(() => expect(within(boxOf(reference)).getByRole('status')).toHaveTextContent(announced));
      expect(copyButtons()[0]).toHaveFocus();
    }
    addCleanup(() => void Reflect.deleteProperty(navigator, 'clipboard'));
    const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    for (const clipboard of [undefined, { writeText: refuse }]) {
      await copyWith(clipboard, /selbst kopieren/);
      expect(String(window.getSelection())).toBe(reference.textContent);
      window.getSelection()!.removeAllRanges();
      await copyWith({ writeText: async (text: string) => void texts.push(text) }, /^Kopiert$/);
    }
    expect(texts).toEqual([reference.textContent, reference.textContent]);
  });
});
