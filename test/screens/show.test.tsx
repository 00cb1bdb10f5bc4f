import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { button, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo, startOfTests } from '@test/support/server';
import { storedCart } from '@test/support/carts';
import { discountCall } from '@test/support/choosing';

const call = 'show/getShowDetailData';
const tonight = paths.show.to({ idOrIdentifier: 301 });
const car = 'Autoticket (Stellplatz für ein Auto)';

const amountOf = (name: string) => screen.getByRole('textbox', { name: `Menge: ${name}` });
const plus = (name: string) => button(`Menge erhöhen: ${name}`);
const minus = (name: string) => button(`Menge verringern: ${name}`);
const total = () => screen.getByText(/^Summe: /);

async function openTonight() {
  const app = renderApp(tonight);
  await heading('Metropolis');
  return app;
}

describe('a show', () => {
  it('says what, when and where, and offers its products', async () => {
    await openTonight();
    expect(screen.getByText('Do., 16.04.2026, 20:30 Uhr')).toBeVisible();
    expect(screen.getByText('Ort: Große Leinwand')).toBeVisible();
    expect(screen.getByText(/gläserne Stadt der Reichen/)).toBeVisible();
    expect(screen.getByText('Produktion: Erich Pommer')).toBeVisible();
    expect(screen.getByText('Mit: Brigitte Helm, Gustav Fröhlich, Alfred Abel')).toBeVisible();
    expect(document.title).toContain('Metropolis');
    expect(total()).toHaveTextContent('Summe: € 17,50 inkl. USt.');
  });

  it('is found by its identifier too', async () => {
    renderApp(paths.show.to({ idOrIdentifier: 'metropolis-2026-04-16' }));
    await heading('Metropolis');
    expect(requestsTo(call).map(({ query }) => query)).toEqual([{ showidentifier: 'metropolis-2026-04-16' }]);
  });

  it('presets a mandatory product to 1 and does not let it below', async () => {
    const { user } = await openTonight();
    expect(amountOf(car)).toHaveValue('1');
    expect(minus(car)).toHaveAttribute('aria-disabled', 'true');
    await user.click(minus(car));
    expect(amountOf(car)).toHaveValue('1');
    await user.clear(amountOf(car));
    await user.type(amountOf(car), '0{Enter}');
    expect(amountOf(car)).toHaveValue('1');
    expect(screen.getByText('Diese Menge geht nicht. Es bleibt bei 1.')).toBeVisible();
    expect(total()).toHaveTextContent('€ 17,50');
  });

  it('counts down to nothing by keyboard, and the focus stays where it was', async () => {
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    minus('Popcorn gesalzen').focus();
    await user.keyboard('{Enter}{Enter}');
    expect(amountOf('Popcorn gesalzen')).toHaveValue('0');
    expect(minus('Popcorn gesalzen')).toHaveFocus();
  });

  it('counts products up and down and keeps the running total', async () => {
    // Two of them earn a discount, which a slow machine would have in the total before it is read.
    disturb(discountCall, { body: { product: null } });
    const { user } = await openTonight();
    expect(minus('Popcorn gesalzen')).toHaveAttribute('aria-disabled', 'true');
    await user.click(plus('Popcorn gesalzen'));
    await user.click(plus('Popcorn gesalzen'));
    expect(amountOf('Popcorn gesalzen')).toHaveValue('2');
    expect(total()).toHaveTextContent('€ 27,30');
    await user.click(minus('Popcorn gesalzen'));
    expect(total()).toHaveTextContent('€ 22,40');
    await user.clear(amountOf('Heißer Kakao'));
    await user.type(amountOf('Heißer Kakao'), '3');
    await user.tab();
    expect(total()).toHaveTextContent('€ 35,00');
  });
});

describe('adding to the cart', () => {
  it('takes one ticket and the chosen products, says so and starts afresh', async () => {
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await screen.findByText('Kein Rabatt für diese Auswahl.');
    await user.click(button('In den Warenkorb'));
    await notification('Produkt wurde dem Warenkorb hinzugefügt');
    const counts = Object.values(storedCart()!).map(({ id, count }) => [id, count]);
    expect(counts).toEqual([
      [1, 1],
      [5101, 1],
      [5102, 1],
    ]);
    expect(amountOf('Popcorn gesalzen')).toHaveValue('0');
    expect(amountOf(car)).toHaveValue('1');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: /Warenkorb.*1 Eintrag/ })).toBeVisible();
    expect(button('In den Warenkorb')).toHaveClass('btn-outline-primary');
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveClass('btn-primary');
  });

  it('raises the lines that are there already', async () => {
    const { user } = await openTonight();
    await user.click(button('In den Warenkorb'));
    await user.click(button('In den Warenkorb'));
    await waitFor(() =>
      expect(storedCart()?.['301-2026-04-16']).toMatchObject({ count: 2, totalPrice: 3500 }),
    );
    expect(Object.keys(storedCart()!)).toEqual(['301-2026-04-16', '301-2026-04-16|101']);
  });
});

describe('a show that cannot be bought', () => {
  it('of which a proxy knows nothing is not gone: its address stays, and it can be tried again', async () => {
    disturb(call, { status: 404, raw: '<h1>404 Not Found</h1>', times: 1 });
    const { user } = renderApp(tonight);
    await heading('Diese Seite ist gerade nicht zu erreichen');
    expect(window.location.pathname).toBe(tonight);
    await user.click(button('Erneut versuchen'));
    await heading('Metropolis');
  });

  it('that nobody knows is „Vorstellung nicht gefunden“', async () => {
    renderApp(paths.show.to({ idOrIdentifier: 99_999 }));
    await heading('Vorstellung nicht gefunden');
    expect(window.location.pathname).toBe('/vorstellung-nicht-gefunden');
  });

  it('that is over says so', async () => {
    const past = currentWorld().shows.find(({ end }) => end < Date.now())!;
    renderApp(paths.show.to({ idOrIdentifier: past.showId }));
    await heading('Goldrausch');
    expect(screen.getByText('Dieser Termin ist schon vorbei.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
  });

  it('that ends while its page is open says so instead of going into the cart', async () => {
    const { user } = await openTonight();
    vi.setSystemTime(startOfTests + 24 * 60 * 60 * 1000);
    await user.click(button('In den Warenkorb'));
    expect(screen.getByText('Dieser Termin ist schon vorbei.')).toBeVisible();
    expect(storedCart()).toBeUndefined();
  });

  it('that is sold out leads to the other dates of the film', async () => {
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 302 }));
    await user.click(await screen.findByRole('link', { name: 'Alle Termine des Films' }));
    await heading('Nosferatu – Eine Symphonie des Grauens');
    expect(window.location.pathname).toBe('/kinoprogramm-wien/kinofilm/nosferatu');
  });

  it('that has no date yet does not pretend to have one', async () => {
    renderApp(paths.show.to({ idOrIdentifier: 381 }));
    await heading('Die Nibelungen');
    expect(screen.getByText('Termin folgt')).toBeVisible();
    expect(document.title).toMatch(/^Die Nibelungen, Termin folgt/);
    expect(document.body).not.toHaveTextContent('2099');
  });

  it.each([
    [302, 'Ausverkauft'],
    [317, 'Verkauf startet in Kürze'],
    [381, 'Der Termin steht noch nicht fest.'],
    [13, 'Standplatzverkauf nur Vorort'],
    [174, 'GESCHLOSSEN'],
    [703, 'Vorverkauf gestoppt - Tickets an der Tageskassa ab 5:30 Uhr erhältlich'],
  ])('number %i says „%s“ and offers nothing to count or to add', async (showId, reason) => {
    renderApp(paths.show.to({ idOrIdentifier: showId }));
    expect(await screen.findByText(reason)).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const { textContent } of main.queryAllByRole('button')) {
      expect(textContent).toMatch(/^(In den Kalender|Teilen|Merken)/);
    }
    expect(main.queryAllByRole('textbox')).toEqual([]);
    expect(main.queryByText(/Summe|Paket/)).toBeNull();
  });
});
