import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { carTicket, filmTicket, giftCard, storeCart, storedCart } from '@test/support/carts';
import { beVisitor, forgetFavouritesAfterTest, metropolis, storeFavourites } from '@test/support/favourites';
import { names } from '@test/support/finder';
import { car } from '@test/support/otherDates';
import { dispatchStorage } from '@test/support/otherTab';
import { renderApp } from '@test/support/renderApp';
import { searchFor } from '@test/support/searchPage';
import { currentDatabase, disconnectHost, requestsTo, server, startOfTests } from '@test/support/server';
import { addButton, plus } from '@test/support/showPage';
import { keepShows } from '@test/support/smallDatabase';
import { flushPending, passTime, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const minute = 60_000;
const hour = 60 * minute;
const vienna = (text: string) => Date.parse(`${text}:00+02:00`);
const listCall = 'show/getCurrentShows';

const record = (showId: number) => currentDatabase().shows.find((show) => show.showId === showId)!;
const text = () => document.querySelector('main')?.textContent ?? '';
const requests = () => currentDatabase().requests.length;

/** The tab is left, and shown again after this time. */
async function returnAfter(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await flushPending();
}

beforeEach(() => {
  stopTime();
  keepShows(301, 302, 303, 381, 501, 502);
  beVisitor('kundin-1');
  storeFavourites('kundin-1', metropolis);
  forgetFavouritesAfterTest('kundin-1');
});

async function until(awaited: string): Promise<void> {
  for (let turn = 0; turn < 20 && !text().includes(awaited); turn += 1) await flushPending();
  expect(text()).toContain(awaited);
}

/** Opens a page, and waits for a text of it. */
async function open(address: string, awaited: string) {
  const app = renderApp(address);
  await until(awaited);
  return app;
}

/** Responds with failures until the returned function is called. `count`: how many. */
function fail() {
  let isFailing = true;
  let count = 0;
  server.use(
    http.get('*/rest/*', () => {
      if (!isFailing) return undefined;
      count += 1;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  return {
    count: () => count,
    end: () => {
      isFailing = false;
    },
  };
}

function moveShows(duration: number): void {
  for (const show of currentDatabase().shows) {
    show.start += duration;
    show.end += duration;
  }
}

/** Later shows, and other films, gift cards and articles. */
function change(): void {
  const { movies, giftCards, blogs } = currentDatabase();
  moveShows(hour);
  for (const movie of movies)
    if (movie.urlIdentifier === 'die-nibelungen') movie.movieName = 'Ein neuer Film';
  giftCards[0]!.productName = 'Ein neuer Gutschein';
  for (const blog of blogs) blog.title = 'Ein neuer Artikel';
}

describe('what is shown in a tab that stays open', () => {
  it.each([
    ['a list', paths.program.to(), '20:30', '21:30'],
    ['today’s list', paths.today.to(), '20:30', '21:30'],
    ['the calendar of markets', paths.flohmarktProgram.to(), '5:30', '6:30'],
    ['a show', paths.show.to({ idOrIdentifier: 301 }), '20:30', '21:30'],
    ['a market', paths.flohmarktEvent.to({ idOrIdentifier: 501 }), '19.04.2026, 5:30', '19.04.2026, 6:30'],
    ['a film', paths.movie.to({ movieIdentifier: 'metropolis' }), '20:30', '21:30'],
    ['the home page', '/', '20:30', '21:30'],
    ['an information page', paths.flohmarktArrival.to(), '5:30', '6:30'],
    ['favourites', paths.favourites.to(), '20:30', '21:30'],
    ['a search', searchFor('Metropolis'), '20:30', '21:30'],
    ['announced films', paths.upcoming.to(), 'Die Nibelungen', 'Ein neuer Film'],
    ['gift cards', paths.giftCards.to(), 'Kinogutschein € 20', 'Ein neuer Gutschein'],
    ['the blog', paths.cinemaBlog.to(), 'Zum ersten Mal im Autokino', 'Ein neuer Artikel'],
  ])(
    'is requested again on the page of %s when the visitor returns after 5 minutes; a failure changes nothing',
    async (_, address, before, after) => {
      await open(address, before);
      const first = requests();
      await returnAfter(4 * minute);
      expect(requests()).toBe(first);

      const failing = fail();
      await returnAfter(2 * minute);
      await passTime(100);
      // Silent retries (requirements R6).
      expect(failing.count() % 3).toBe(0);
      expect(failing.count()).toBeGreaterThan(0);
      expect(text()).toContain(before);
      expect(text()).not.toMatch(/nicht (aktualisiert|zu erreichen)|Erneut versuchen/);
      expect(document.querySelector('.skeleton')).toBeNull();

      failing.end();
      change();
      await returnAfter(minute);
      expect(text()).toContain(after);
    },
  );

  it('goes on sale, on its card and on its page', async () => {
    record(303).futureSales = true;
    const { store } = await open(paths.program.to(), 'Verkauf startet in Kürze');
    record(303).futureSales = false;
    await returnAfter(35 * minute);
    expect(text()).not.toContain('Verkauf startet in Kürze');
    expect(store.getState().loadingBar.active).toEqual({});

    record(303).futureSales = true;
    visit(paths.show.to({ idOrIdentifier: 303 }));
    await until('Verkauf startet in Kürze');
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    record(303).futureSales = false;
    await returnAfter(35 * minute);
    expect(addButton()).toBeVisible();
  });

  it('is today’s at midnight without a return, and is requested once within the hours around it', async () => {
    vi.setSystemTime(vienna('2026-04-16T23:30'));
    record(301).end = vienna('2026-04-17T02:00');
    record(301).wire = { dateEndISO: '2026-04-17T02:00:00+02:00' };
    await open(paths.program.to(), 'heute16.');
    expect(text()).toContain('heute16.');
    const first = requestsTo(listCall).length;
    await passTime(29 * minute);
    expect(text()).toContain('heute16.');
    expect(requestsTo(listCall)).toHaveLength(first);
    await passTime(2 * minute);
    expect(text()).toContain('heute17.');
    expect(requestsTo(listCall)).toHaveLength(first + 1);
    await passTime(90 * minute);
    expect(requestsTo(listCall)).toHaveLength(first + 1);
    // The film ends.
    await passTime(31 * minute);
    expect(names()).not.toContain('Metropolis');
    expect(requestsTo(listCall)).toHaveLength(first + 2);
  });

  it('no longer has a show that has ended, on the page of its film and on its own', async () => {
    record(301).wire = { dateEndISO: '2026-04-16T22:45:00+02:00' };
    vi.setSystemTime(vienna('2026-04-16T22:43'));
    await open(
      paths.movie.to({ movieIdentifier: 'metropolis' }),
      'Tickets & Infos: Metropolis, Do., 16.04.2026',
    );
    const first = requests();
    await passTime(3 * minute);
    expect(text()).not.toContain('16.04.2026');
    // What was loaded three minutes ago is new enough.
    expect(requests()).toBe(first);

    vi.setSystemTime(vienna('2026-04-16T22:43'));
    visit(paths.show.to({ idOrIdentifier: 301 }));
    await until('In den Warenkorb');
    await passTime(3 * minute);
    expect(text()).toContain('Dieser Termin ist schon vorbei.');
  });

  it.each([
    ['without leaving', () => returnAfter(6 * minute)],
    [
      'entered again',
      async () => {
        visit(paths.cart.to());
        await until('Dein Warenkorb ist leer.');
        vi.setSystemTime(Date.now() + 6 * minute);
        visit(paths.show.to({ idOrIdentifier: 301 }));
      },
    ],
  ])('is no longer sold once the backend says that it is gone, %s', async (_, comeBack) => {
    await open(paths.show.to({ idOrIdentifier: 301 }), 'In den Warenkorb');
    keepShows(302, 303, 381, 501, 502);
    await comeBack();
    await until('Vorstellung nicht gefunden');
    expect(text()).not.toContain('In den Warenkorb');
  });

  it('is not requested for each of many starts, nor while the tab is hidden', async () => {
    const one = record(301);
    currentDatabase().shows = Array.from({ length: 130 }, (_, index) => ({
      ...one,
      showId: 10_000 + index,
      start: startOfTests + (index + 1) * minute,
      end: startOfTests + 24 * hour,
    }));
    await open(paths.today.to(), 'Metropolis');
    const first = requestsTo(listCall).length;
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await passTime(hour);
    expect(requestsTo(listCall)).toHaveLength(first);
    visibility.mockReturnValue('visible');
    await returnAfter(0);
    expect(requestsTo(listCall)).toHaveLength(first + 1);
    await passTime(hour);
    const inAnHour = requestsTo(listCall).length - first - 1;
    expect(inAnHour).toBeGreaterThanOrEqual(9);
    expect(inAnHour).toBeLessThanOrEqual(12);

    // Nor is a backend that is down asked more often.
    const failing = fail();
    await passTime(hour / 2);
    expect(failing.count()).toBeGreaterThan(0);
    expect(failing.count()).toBeLessThanOrEqual(6 * 3);
    visibility.mockRestore();
  });

  it('is requested again after the device has slept, and when the connection returns', async () => {
    await open(paths.program.to(), '20:30');
    moveShows(hour);
    vi.setSystemTime(Date.now() + 8 * minute);
    await passTime(minute);
    expect(text()).toContain('21:30');

    const failing = fail();
    const reconnect = disconnectHost();
    act(() => void window.dispatchEvent(new Event('offline')));
    await flushPending();
    await returnAfter(6 * minute);
    await passTime(100);
    expect(failing.count()).toBe(3);
    failing.end();
    moveShows(hour);
    reconnect();
    act(() => void window.dispatchEvent(new Event('online')));
    await passTime(100);
    expect(text()).toContain('22:30');
  });

  it('keeps what was chosen on the page of a show', async () => {
    await open(paths.flohmarktEvent.to({ idOrIdentifier: 501 }), '5:30');
    fireEvent.click(plus(car));
    await until('Auch an diesen Terminen');
    fireEvent.click(screen.getByRole('checkbox', { name: /26\.04\.2026/ }));
    await passTime(500);
    const sum = () => screen.getByText(/^Summe für 2 Termine:/).parentElement!.textContent;
    expect(sum()).toMatch(/56,00/);
    record(501).timeSlot = 'Ganztägig';
    moveShows(hour);
    await returnAfter(6 * minute);
    await until('6:30');
    expect(sum()).toMatch(/56,00/);
    expect(screen.getByRole('checkbox', { name: /26\.04\.2026/ })).toBeChecked();
  });

  it.each([
    ['an information page', paths.flohmarktArrival.to(), '5:30', '6:30'],
    ['a show', paths.show.to({ idOrIdentifier: 301 }), '20:30', '21:30'],
    ['a film', paths.movie.to({ movieIdentifier: 'metropolis' }), '20:30', '21:30'],
  ])(
    'is requested again on %s that is entered hours later, not at once',
    async (_, address, before, after) => {
      await open(address, before);
      const first = requests();
      visit(paths.cart.to());
      await until('Dein Warenkorb ist leer.');
      visit(address);
      await until(before);
      expect(requests()).toBe(first);

      visit(paths.cart.to());
      await until('Dein Warenkorb ist leer.');
      vi.setSystemTime(Date.now() + 6 * hour);
      moveShows(hour);
      visit(address);
      await until(after);
      expect(text()).not.toContain(before);
    },
  );
});

describe('a cart that stays open', () => {
  const expired = 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.';
  const toasts = () =>
    screen
      .queryAllByText(expired)
      .filter((found) => !found.closest('main'))
      .map(({ textContent }) => textContent);
  const inCart = async (...lines: Parameters<typeof storeCart>) => {
    storeCart(...lines);
    return open(paths.cart.to(), '€');
  };

  it('is emptied and says so, as at the start, when the visitor returns after its show', async () => {
    await inCart(filmTicket, carTicket, giftCard('karte'));
    await returnAfter(2 * hour);
    expect(Object.keys(storedCart()!)).toHaveLength(3);
    await returnAfter(72 * hour);
    expect(text()).toContain(expired);
    expect(toasts()).toEqual([expired]);
    expect(storedCart()).toEqual({});
    await returnAfter(72 * hour);
    expect(toasts()).toHaveLength(1);
  });

  it('that another tab empties for it says so, too, but not at the checkout', async () => {
    vi.setSystemTime(vienna('2026-04-16T22:44') + 50_000);
    await inCart(filmTicket);
    await passTime(20_000);
    expect(toasts()).toEqual([]);
    storeCart();
    dispatchStorage('cart');
    await until('Dein Warenkorb ist leer.');
    await flushPending();
    expect(toasts()).toEqual([expired]);
  });

  it('is emptied when its show ends meanwhile, on any page', async () => {
    vi.setSystemTime(vienna('2026-04-16T22:42'));
    storeCart(filmTicket);
    await open(paths.flohmarktArrival.to(), '5:30');
    await passTime(2 * minute);
    expect(Object.keys(storedCart()!)).toHaveLength(1);
    await passTime(3 * minute);
    expect(storedCart()).toEqual({});
    expect(toasts()).toEqual([expired]);
    visit(paths.cart.to());
    await until(expired);
  });

  it('is not emptied at the checkout, where the show that is over is named, but in the cart after it', async () => {
    storeCart(filmTicket, giftCard('karte'));
    await open(paths.checkout.to(), 'Zahlungspflichtig bestellen');
    fireEvent.change(screen.getByLabelText('Vorname'), { target: { value: 'Ada' } });
    expect(text()).not.toContain('vorbei');
    await returnAfter(72 * hour);
    await until('vorbei');
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    // Another tab is elsewhere, and has emptied it.
    storeCart();
    dispatchStorage('cart');
    await flushPending();
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    storeCart(filmTicket, giftCard('karte'));
    visit(paths.cart.to());
    await until(expired);
    expect(storedCart()).toEqual({});
  });
});
