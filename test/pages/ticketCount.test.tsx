import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { storedCart } from '@test/support/carts';
import { chooseDate, openFilm, ticketButton, ticketTotal } from '@test/support/filmPage';
import { date, linesOf } from '@test/support/otherDates';
import { addButton, discountCall, minus, openShow, openTonight, plus, total } from '@test/support/showPage';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, requestsTo } from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';

const car = 'Autoticket (Stellplatz für ein Auto)';
const field = (name = 'Ticket') => screen.getByRole('textbox', { name: `Menge: ${name}` });
const hint = () => document.querySelector('.cart-hints')?.textContent.replaceAll('\u00a0', ' ');

function type(count: string, name?: string) {
  act(() => field(name).focus());
  fireEvent.change(field(name), { target: { value: count } });
  fireEvent.keyDown(field(name), { key: 'Enter' });
}

/** Counts by show; the lines of tickets and stalls have no product. */
const booked = () =>
  Object.values(storedCart() ?? {}).flatMap(({ showId, product, count, totalPrice }) =>
    product ? [] : [[showId, count, totalPrice]],
  );

beforeEach(() => keepShows(301, 308, 501, 521, 522, 702));

describe('how many tickets', () => {
  it('are chosen on the page of a show: in the sum, asked about, in the cart, and one again', async () => {
    const { user } = await openTonight();
    expect(field()).toHaveValue('1');
    expect(minus('Ticket')).toHaveAttribute('aria-disabled', 'true');
    await user.click(plus(car));
    expect(hint()).toBe(`2 × ${car}, aber nur 1 × Ticket. Stimmt das so?`);
    await user.click(minus(car));
    expect(hint()).toBe('');
    await user.click(plus('Ticket'));
    await user.click(plus('Ticket'));
    expect(total()).toHaveTextContent('€ 42,50');
    type('10');
    expect(hint()).toBe(`10 × Ticket, aber nur 1 × ${car}. Stimmt das so?`);
    for (const refused of ['0', '-3', '1,5', '']) {
      type(refused);
      expect(field()).toHaveValue('10');
    }
    type('700');
    expect(field()).toHaveValue('600');
    expect(screen.getByText('Die Menge wurde auf 600 gesetzt.')).toBeVisible();
    expect(plus('Ticket')).toHaveAttribute('aria-disabled', 'true');
    type('3');
    await user.click(addButton());
    expect(booked()).toEqual([[301, 3, 4250]]);
    expect(field()).toHaveValue('1');
    expect(total()).toHaveTextContent('€ 17,50');
    type('599');
    await user.click(addButton());
    expect(booked()).toEqual([[301, 600, 600 * 1250 + 2 * 500]]);
  });

  it('leave a discount its full worth, without asking for it again', async () => {
    currentDatabase().products.find(({ purchaseProductId }) => purchaseProductId === 190)!.price = -9999;
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await user.click(plus('Popcorn gesalzen'));
    await waitFor(() => expect(total()).toHaveTextContent('€ 0,00'));
    const asked = requestsTo(discountCall).length;
    type('10');
    // 10 × 12,50, the car 5,00, twice 4,90, less 99,99
    expect(total()).toHaveTextContent('€ 39,81');
    expect(requestsTo(discountCall)).toHaveLength(asked);
  });

  it('are chosen on the page of a film, and stay with another date', async () => {
    const { user } = await openFilm();
    chooseDate(301);
    expect(await ticketTotal()).toHaveTextContent('€ 17,50');
    await user.click(plus('Ticket'));
    type('3');
    expect(await ticketTotal()).toHaveTextContent('€ 42,50');
    chooseDate(308);
    await waitFor(() => expect(requestsTo('show/getShowDetailData')).toHaveLength(2));
    expect(await ticketTotal()).toHaveTextContent('€ 42,50');
    expect(field()).toHaveValue('3');
    type('10');
    expect(hint()).toBe(`10 × Ticket, aber nur 1 × ${car}. Stimmt das so?`);
    await user.click(ticketButton());
    expect(booked()).toEqual([[308, 10, 13_000]]);
    expect(field()).toHaveValue('1');
  });

  it('of a film’s page are still chosen on the page of the show', async () => {
    const { user } = await openFilm();
    chooseDate(301);
    await ticketTotal();
    type('4');
    await user.click(screen.getByRole('link', { name: 'Mit Snacks und Extras' }));
    expect(await screen.findByRole('textbox', { name: 'Menge: Popcorn gesalzen' })).toBeVisible();
    expect(field()).toHaveValue('4');
  });
});

describe('how many stalls', () => {
  it('are chosen where they have a price, here and on further dates, and are chosen again after a reload', async () => {
    const { user } = await openShow(521);
    type('3', 'Standplatz');
    await user.click(plus('Frühstück am Stand'));
    expect(total()).toHaveTextContent('€ 37,50');
    const further = await screen.findByRole('checkbox', { name: /^So\., 03\.05\.2026/ });
    expect(further).toHaveAccessibleDescription(/^€\s37,50$/);
    cleanup();
    renderApp(paths.event.to({ idOrIdentifier: 521 }));
    await screen.findByText('Deine letzte Auswahl für diesen Markt ist wieder da.');
    expect(field('Standplatz')).toHaveValue('3');
    await user.click(await screen.findByRole('checkbox', { name: /^So\., 03\.05\.2026/ }));
    const sum = await screen.findByText(/^Summe für 2 Termine/);
    expect(sum.parentElement).toHaveTextContent('€ 75,00');
  });

  it('are the same on another date that is added afterwards', async () => {
    const { user } = await openShow(521);
    type('2', 'Standplatz');
    await user.click(addButton());
    await user.click(await date(/^auch am 3/));
    await screen.findByText(/3\. Mai liegt im Warenkorb: €\s20,00\./);
    expect([linesOf(521), linesOf(522)]).toEqual([[['Standplatz', 2, 1000]], [['Standplatz', 2, 1000]]]);
  });

  it('are not asked for where the stalls are products', async () => {
    await openShow(501);
    expect(screen.queryByRole('group', { name: 'Anzahl: Standplatz' })).toBeNull();
    expect(plus('Standplatz PKW')).toBeVisible();
  });
});
