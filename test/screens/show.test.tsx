import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';
import { storedCart } from '@test/support/carts';
import { scriptAddress } from '@test/support/hostile';

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
    expect(minus(car)).toBeDisabled();
    await user.clear(amountOf(car));
    await user.type(amountOf(car), '0{Enter}');
    expect(amountOf(car)).toHaveValue('1');
    expect(screen.getByText('Diese Menge geht nicht. Es bleibt bei 1.')).toBeVisible();
    expect(total()).toHaveTextContent('€ 17,50');
  });

  it('counts products up and down and keeps the running total', async () => {
    const { user } = await openTonight();
    expect(minus('Popcorn gesalzen')).toBeDisabled();
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

  it('takes a package over in one click', async () => {
    const { user } = await openTonight();
    await user.click(button('Paket übernehmen: Popcornpaket'));
    expect(screen.getByText('Popcornpaket ist ausgewählt.')).toBeVisible();
    expect(amountOf('Popcorn gesalzen')).toHaveValue('1');
    expect(amountOf('Limonade 0,5 l')).toHaveValue('2');
    expect(total()).toHaveTextContent('€ 30,20');
  });
});

describe('adding to the cart', () => {
  it('takes one ticket and the chosen products, says so and starts afresh', async () => {
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
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
  it('that nobody knows is „Vorstellung nicht gefunden“', async () => {
    renderApp(paths.show.to({ idOrIdentifier: 99_999 }));
    await heading('Vorstellung nicht gefunden');
    expect(window.location.pathname).toBe('/vorstellung-nicht-gefunden');
  });

  it('that is over says so', async () => {
    const past = currentWorld().shows.find(({ end }) => end < Date.now())!;
    renderApp(paths.show.to({ idOrIdentifier: past.showId }));
    await heading('Goldrausch');
    expect(button('Diese Vorstellung ist schon vorbei.')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
  });

  it.each([
    [302, 'Ausverkauft'],
    [317, 'Verkauf startet in Kürze'],
    [381, 'Der Termin steht noch nicht fest.'],
    [13, 'Standplatzverkauf nur Vorort'],
    [174, 'GESCHLOSSEN'],
    [703, 'Vorverkauf gestoppt - Tickets an der Tageskassa ab 5:30 Uhr erhältlich'],
  ])('number %i says „%s“', async (showId, reason) => {
    renderApp(paths.show.to({ idOrIdentifier: showId }));
    expect(await screen.findByRole('button', { name: reason })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
  });
});

describe('reading a show', () => {
  it('happens again only for another one', async () => {
    const { user } = await openTonight();
    await user.click(button('In den Warenkorb'));
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    await user.click(screen.getByRole('link', { name: 'Metropolis' }));
    await heading('Metropolis');
    expect(requestsTo(call)).toHaveLength(1);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Veranstaltungen' }));
    await user.click(await screen.findByRole('link', { name: /^Ticket kaufen: Oldtimertreffen/ }));
    await heading('Oldtimertreffen unter der Leinwand');
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('that failed can be tried again', async () => {
    disturb(call, { status: 400, times: 1 });
    const { user } = renderApp(tonight);
    await heading('Diese Seite ist gerade nicht zu erreichen');
    await user.click(button('Erneut versuchen'));
    await heading('Metropolis');
  });

  it('shows only harmless HTML of an event', async () => {
    for (const event of currentWorld().events) {
      event.description = [
        '<p onclick="alert(1)" style="color:red">Hallo <b>Welt</b></p>',
        '<script>alert(1)</script><img src="x" onerror="alert(1)"><svg onload="alert(1)"></svg>',
        '<math><mtext><a href="javascript:alert(1)">Falle</a></mtext></math>',
        '<form id="location"><input name="parentNode"></form>',
        '<a href="https://example.com/">Mehr</a>',
      ].join('');
    }
    renderApp(paths.event.to({ idOrIdentifier: 701 }));
    const text = await screen.findByText('Welt');
    const html = text.closest('.prose')!;
    expect(html.querySelector('script, img, svg, math, form, input, [onclick], [style]')).toBeNull();
    expect([...html.querySelectorAll('a')].map((link) => link.getAttribute('href'))).not.toContain(
      scriptAddress,
    );
    expect(screen.getByRole('link', { name: 'Mehr' })).toHaveAttribute('rel', 'noopener');
  });
});
