import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiAddress } from '@/shared/api/address';
import { calls } from '@/features/catalogue/calls';
import { paths } from '@/shop/paths';
import { deviceNow, shopNow } from '@/shared/browser/serverClock';
import { carTicket, filmTicket, storeCart, storedCart } from '@test/support/carts';
import { openTonight } from '@test/support/showPage';
import { addCleanup } from '@test/support/cleanups';
import { externalNavigations } from '@test/support/externalNavigations';
import { names } from '@test/support/finder';
import { button, card, heading, listed, notification } from '@test/support/screenQueries';
import { orderButton, readyToOrder } from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, responseOf, server, setDeviceAhead, startOfTests } from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';

const day = 24 * 60 * 60 * 1000;
const expired = 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.';
const tonight = '2026-04-16T20:30:00+02:00';
const over = /vorbei/;

const isCorrected = () => waitFor(() => expect(shopNow()).toBe(startOfTests));

const threeYears = 3 * 365 * day;

/** Also reduces the programme. */
function startAhead(ahead: number): void {
  setDeviceAhead(ahead);
  keepShows(301, 302, 308, 322, 345, 501);
}

describe.each([
  ['a day behind', -day],
  ['three years ahead', threeYears],
])('on a device whose clock is %s (requirements R22)', (_, ahead) => {
  beforeEach(() => startAhead(ahead));

  it('the programme starts today and contains all shows, and its month view starts with this month', async () => {
    const { user } = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    const days = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(days().slice(0, 2)).toEqual(['Donnerstag, 16. April 2026', 'Freitag, 17. April 2026']),
    );
    expect(within(card('Metropolis')).getByRole('link', { name: /^Tickets & Infos/ })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Termin finden' }));
    await user.click(await screen.findByRole('button', { name: 'Monatsansicht' }));
    const grid = await screen.findByRole('grid', { name: 'April 2026' });
    expect(grid.querySelector('[aria-current=date]')).toHaveTextContent(/^16/);
  });

  it('today’s list contains today’s film', async () => {
    renderApp(paths.today.to());
    await waitFor(() => expect(names()).toEqual(['Metropolis']));
  });

  it('date fields are limited by today', async () => {
    renderApp(paths.feedback.to());
    await waitFor(() =>
      expect(screen.getByLabelText(/^Wann warst du da/)).toHaveAttribute('max', '2026-04-16'),
    );
  });

  it('tonight’s ticket is ordered, and stored with the time at which it was placed', async () => {
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(localStorage.getItem('orderHistory')).toContain(`"placedAt":${startOfTests}`);
  });

  it('past shows are not sold, and removed from the cart', async () => {
    const past = currentDatabase().shows.find(({ end }) => end < startOfTests)!;
    storeCart({
      ...filmTicket,
      show: {
        ...filmTicket.show!,
        date: '15.04.2026',
        dateISO: '2026-04-15T20:30:00+02:00',
        dateEndISO: undefined,
      },
    });
    renderApp(paths.show.to({ idOrIdentifier: past.showId }));
    expect(await screen.findByText('Dieser Termin ist schon vorbei.')).toBeVisible();
    await notification(expired);
    expect(storedCart()).toEqual({});
  });
});

// A clock that is behind does not hide or remove what is to come.
describe('on a device whose clock is three years ahead (requirements R22)', () => {
  beforeEach(() => startAhead(threeYears));

  it('the home page shows the next dates', async () => {
    renderApp('/');
    const next = within(await screen.findByRole('region', { name: 'Als Nächstes' }));
    expect((await next.findAllByText(/16\.04\./)).length).toBeGreaterThan(0);
  });

  it('a show is sold, with its calendar entry', async () => {
    const { user } = await openTonight();
    expect(screen.queryByText(over)).toBeNull();
    expect(button(/Kalender/)).toBeVisible();
    await user.click(button('In den Warenkorb'));
    await waitFor(() => expect(Object.keys(storedCart()!).length).toBeGreaterThan(0));
    expect(screen.queryByText(over)).toBeNull();
  });

  it('a film’s next date is sold beside its list of dates', async () => {
    const { user } = renderApp(paths.movie.to({ movieIdentifier: 'metropolis' }));
    await heading('Metropolis');
    fireEvent.change(await screen.findByLabelText('Termin'), { target: { value: '301' } });
    await user.click(await screen.findByRole('button', { name: /^In den Warenkorb/ }));
    await waitFor(() => expect(storedCart()).toBeDefined());
  });

  it('the cart keeps tonight’s ticket', async () => {
    storeCart(filmTicket, carTicket);
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    await isCorrected();
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(Object.keys(storedCart()!)).toHaveLength(2);
  });

  it('a linked cart is merged', async () => {
    const { user } = renderApp(`${paths.cart.to()}#korb=s301p101z`);
    await user.click(await screen.findByRole('button', { name: 'In den Warenkorb legen' }));
    await waitFor(() => expect(Object.keys(storedCart()!)).toHaveLength(2));
  });
});

describe('on a device that is three days ahead (requirements R22)', () => {
  const shows = 'show/getCurrentShows?s1=fetch&showtype=kino';

  beforeEach(() => setDeviceAhead(3 * day));

  it('the response to the head script sets the time', async () => {
    const headers = { date: new Date(startOfTests).toUTCString() };
    const response = Response.json(await responseOf(shows), { headers });
    window.earlyResponses = { [apiAddress(...calls.shows({ showtype: 'kino' }))]: Promise.resolve(response) };
    addCleanup(() => {
      window.earlyResponses = undefined;
    });
    renderApp(paths.program.to());
    await listed('Kinoprogramm');
    expect(card('Metropolis')).toBeVisible();
  });

  it('the shop’s host is requested when a response has no date', async () => {
    server.use(
      http.get('*/rest/*', async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        return Response.json(await responseOf(pathname.replace('/rest/', '') + search));
      }),
    );
    renderApp(paths.program.to());
    await waitFor(() => expect(names()).toContain('Metropolis'));
    expect(shopNow()).toBe(startOfTests);
  });

  it('the cart is kept unchanged until the server time is known', async () => {
    storeCart(filmTicket, carTicket);
    vi.setSystemTime(Date.parse(tonight) + 3 * day);
    server.use(http.all('*/rest/*', () => new Promise<undefined>(() => undefined)));
    renderApp(paths.cart.to());
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(deviceNow()).toBeGreaterThan(shopNow());
  });
});
