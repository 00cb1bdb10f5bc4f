import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { storedCart } from '@test/support/carts';
import { discountCall } from '@test/support/choosing';
import { heading, notification } from '@test/support/look';
import {
  chooseDate,
  dateField,
  openFilm,
  ticketButton,
  ticketPanel,
  ticketTotal,
} from '@test/support/opening';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const call = 'show/getShowDetailData';

describe('a ticket from the film page', () => {
  it('chooses its date first: without one nothing is added, and the field says why', async () => {
    const { user } = await openFilm();
    await user.click(ticketButton());
    expect(ticketPanel().getByText('Bitte wähl zuerst einen Termin.')).toBeVisible();
    expect(dateField()).toHaveFocus();
    expect(dateField()).toBeInvalid();
    expect(dateField()).toHaveAccessibleDescription('Bitte wähl zuerst einen Termin.');
    expect(storedCart()).toBeUndefined();
    expect(requestsTo(call)).toEqual([]);
  });

  it('offers every date that can be bought, with time, place and scarcity', async () => {
    currentWorld().stock['308'] = 4;
    currentWorld().stock['322'] = 0;
    await openFilm();
    const options = within(dateField()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Termin wählen …',
      'Do., 16.04.2026, 20:30 Uhr, Große Leinwand',
      'Fr., 24.04.2026, 20:30 Uhr, Große Leinwand, Weniger als 5 Tickets verfügbar',
    ]);
  });

  it('costs what its date costs and goes into the cart with what belongs to it', async () => {
    const { user } = await openFilm();
    chooseDate(308);
    expect(await ticketTotal()).toHaveTextContent('Summe: € 17,50 inkl. USt.');
    expect(ticketPanel().getByText(/Ticket, 1\s×\sAutoticket/)).toBeVisible();
    expect(requestsTo(call).map(({ query }) => query['showid'])).toEqual(['308']);
    await user.click(ticketButton());
    await notification('Produkt wurde dem Warenkorb hinzugefügt');
    expect(Object.keys(storedCart()!)).toEqual(['308-2026-04-24', '308-2026-04-24|101']);
    await user.click(ticketPanel().getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
  });

  it('leads to the page of that date for more, without another call', async () => {
    const { user } = await openFilm();
    chooseDate(308);
    await ticketTotal();
    await user.click(ticketPanel().getByRole('link', { name: 'Mit Snacks und Extras' }));
    await screen.findByRole('textbox', { name: 'Menge: Popcorn gesalzen' });
    expect(screen.getByText(/^Fr\., 24\.04\.2026, 20:30\sUhr$/)).toBeVisible();
    expect(requestsTo(call)).toHaveLength(1);
  });

  it('holds nothing that was chosen on the page of the date', async () => {
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Metropolis');
    await user.click(await screen.findByRole('button', { name: 'Menge erhöhen: Popcorn gesalzen' }));
    await user.click(await screen.findByRole('link', { name: 'Alle Termine des Films' }));
    await screen.findByRole('region', { name: 'Ticket kaufen' });
    chooseDate(301);
    expect(await ticketTotal()).toHaveTextContent('€ 17,50');
    await user.click(ticketButton());
    await waitFor(() => expect(Object.keys(storedCart()!)).toEqual(['301-2026-04-16', '301-2026-04-16|101']));
  });
});

describe('a discount', () => {
  /** The car ticket and the radio, both of which every ticket then includes. */
  beforeEach(() => {
    for (const product of currentWorld().products) {
      if (product.purchaseProductId !== 101 && product.purchaseProductId !== 107) continue;
      product.mandatory = true;
      product.discountPurchaseProductId = 190;
    }
  });

  it('that a ticket earns by itself is in its price and goes into the cart with it', async () => {
    const { user } = await openFilm();
    chooseDate(301);
    expect(await ticketPanel().findByText('Snack-Rabatt')).toHaveTextContent('−€ 2,00');
    expect(ticketPanel().getByText(/^Summe: /)).toHaveTextContent('€ 19,50');
    await user.click(ticketButton());
    const lines = storedCart()!;
    expect(Object.keys(lines)).toContain('301-2026-04-16|190');
    expect(lines['301-2026-04-16|190']).toMatchObject({ count: 1, price: -200 });
  });

  it('that cannot be checked does not stand in the way, and its button leaves the focus at the date', async () => {
    disturb(discountCall, { drop: true });
    const { user } = await openFilm();
    chooseDate(301);
    await user.click(await ticketPanel().findByRole('button', { name: 'Rabatt erneut prüfen' }));
    expect(dateField()).toHaveFocus();
    await ticketPanel().findByRole('button', { name: 'Rabatt erneut prüfen' });
    await user.click(ticketButton());
    expect(Object.values(storedCart()!).every(({ price }) => price > 0)).toBe(true);
  });
});

describe('a film without a date to buy', () => {
  it.each(['die-nibelungen', 'das-phantom-der-oper', 'cafe-elektric'])('%s has no panel', async (slug) => {
    renderApp(paths.movie.to({ movieIdentifier: slug }));
    await screen.findByRole('heading', { name: 'Alle Termine' });
    expect(screen.queryByRole('region', { name: 'Ticket kaufen' })).toBeNull();
  });
});
