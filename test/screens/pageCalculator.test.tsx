import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { storedCart } from '@test/support/carts';
import { total as cartTotal } from '@test/support/cartScreen';
import { minus, plus, total } from '@test/support/choosing';
import { button, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { answerOf, currentWorld, disturb, requestsTo, startOfTests, startWinter } from '@test/support/server';

const day = 24 * 60 * 60 * 1000;
const listCall = 'show/getCurrentShows';
const detailCall = 'show/getShowDetailData';

const calculator = async () => within(await screen.findByRole('region', { name: 'Standrechner' }));
const field = async () =>
  (await calculator()).findByRole<HTMLSelectElement>('combobox', { name: 'Markttag' });
const lines = () =>
  within(screen.getByRole('list', { name: 'Das kostet es im Einzelnen' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const plain = ({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' ');

type Offered = { mandatory: boolean };

/** The next market, with just these of its products. */
async function offer(isOffered: (product: Offered) => boolean): Promise<void> {
  const market = (await answerOf(`${detailCall}?showid=501`)) as { products: Offered[] };
  const products = market.products.filter(isOffered);
  disturb(detailCall, { body: { ...market, products, productPackages: [] } });
}

async function openCalculator() {
  const app = renderApp(paths.stallFees.to());
  await screen.findByRole('button', { name: 'Menge erhöhen: Standplatz PKW' });
  return app;
}

describe('the stall calculator', () => {
  it('begins with the next market and what every booking there includes', async () => {
    await openCalculator();
    expect(await field()).toHaveDisplayValue(/^Flohmarkt.*, So\., 19\.04\.2026, 5:30\sUhr, Marktgelände$/);
    expect(lines()).toEqual(['1 × Müllpauschale € 3,00']);
    expect(minus('Müllpauschale')).toHaveAttribute('aria-disabled', 'true');
    expect(plain(total())).toBe('Summe: € 3,00 inkl. USt.');
  });

  it('adds up what is counted, and just that goes into the cart', async () => {
    const { user } = await openCalculator();
    await user.click(plus('Standplatz PKW'));
    for (let times = 0; times < 3; times += 1) await user.click(plus('Tisch mieten'));
    expect(lines()).toEqual([
      '1 × Standplatz PKW € 25,00',
      '3 × Tisch mieten € 24,00',
      '1 × Müllpauschale € 3,00',
    ]);
    expect(plain(total())).toBe('Summe: € 52,00 inkl. USt.');

    await user.click(button('In den Warenkorb'));
    await notification('Produkt wurde dem Warenkorb hinzugefügt');
    const counts = Object.values(storedCart()!).map(({ product, count }) => [product?.productName, count]);
    expect(counts).toEqual([
      [undefined, 1],
      ['Standplatz PKW', 1],
      ['Tisch mieten', 3],
      ['Müllpauschale', 1],
    ]);
    await user.click((await calculator()).getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    expect(plain(cartTotal())).toContain('€ 52,00');
  });

  it('says what is missing where no stall was counted, before it books without', async () => {
    const { user } = await openCalculator();
    await user.click(button('In den Warenkorb'));
    expect(screen.getByText(/^Noch kein Standplatz gewählt\. Willst du/)).toHaveAttribute('role', 'alert');
    expect(storedCart()).toBeUndefined();
    await user.click(button('In den Warenkorb'));
    await notification('Produkt wurde dem Warenkorb hinzugefügt');
  });

  it('takes along to another date what was counted', async () => {
    const { user } = await openCalculator();
    await user.click(plus('Standplatz PKW'));
    await user.click(plus('Müllpauschale'));
    await user.selectOptions(await field(), '503');
    await waitFor(() => expect(requestsTo(detailCall).at(-1)?.query['showid']).toBe('503'));
    await waitFor(() => expect(lines()).toEqual(['1 × Standplatz PKW € 25,00', '2 × Müllpauschale € 6,00']));
    await user.click(button('In den Warenkorb'));
    await waitFor(() => expect(Object.values(storedCart()!)[0]?.showId).toBe(503));
  });

  it('names the price of the stall itself where a market has one', async () => {
    const { user } = await openCalculator();
    await user.selectOptions(await field(), '521');
    await waitFor(() => expect(lines()[0]).toBe('1 × Standplatz € 10,00'));
  });

  it('needs one list and one market, with the table of prices beside it', async () => {
    await openCalculator();
    await screen.findByRole('table', { name: /^Flohmarkt.*, So\., 19\.04\.2026/ });
    expect(requestsTo(listCall)).toHaveLength(1);
    expect(requestsTo(detailCall)).toHaveLength(1);
  });

  it('goes on with other dates where one was sold meanwhile', async () => {
    const { user } = await openCalculator();
    currentWorld().stock['522'] = 0;
    await user.selectOptions(await field(), '522');
    await waitFor(async () => expect(await field()).toBeInvalid());
    expect(await field()).toHaveAccessibleDescription(/Bitte wähl einen anderen Termin\.$/);
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    await user.selectOptions(await field(), '503');
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    expect(await field()).toBeValid();
  });

  it('says where the market has ended meanwhile, and leads to the dates', async () => {
    const { user } = await openCalculator();
    await user.click(plus('Standplatz PKW'));
    vi.setSystemTime(startOfTests + 4 * day);
    await user.click(button('In den Warenkorb'));
    expect(await field()).toHaveFocus();
    expect(await field()).toBeInvalid();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    expect(storedCart()).toBeUndefined();
  });

  it('has no lines before something is counted where nothing is included', async () => {
    await offer(({ mandatory }) => !mandatory);
    const { user } = await openCalculator();
    expect(screen.queryByText('Das kostet es im Einzelnen')).toBeNull();
    await user.click(plus('Standplatz PKW'));
    expect(lines()).toEqual(['1 × Standplatz PKW € 25,00']);
  });

  it('offers nothing where a market has nothing to book', async () => {
    await offer(() => false);
    renderApp(paths.stallFees.to());
    const part = await calculator();
    await part.findByText('Für diesen Termin sind noch keine Preise eingetragen.');
    expect(part.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    expect(part.queryByText('Das kostet es im Einzelnen')).toBeNull();
  });

  it('that did not come says so and comes when asked again', async () => {
    disturb(detailCall, { status: 400, times: 1 });
    const { user } = renderApp(paths.stallFees.to());
    const part = await calculator();
    await part.findByText('Der Rechner ist gerade nicht zu erreichen');
    await user.click(part.getByRole('button', { name: 'Erneut versuchen' }));
    await part.findByRole('button', { name: 'In den Warenkorb' });
    expect(part.queryByText('Der Rechner ist gerade nicht zu erreichen')).toBeNull();
  });

  it('without a market leads to the calendar', async () => {
    startWinter();
    renderApp(paths.stallFees.to());
    const part = await calculator();
    await part.findByText('Gerade ist kein Termin eingetragen.');
    expect(part.getByRole('link', { name: 'Zum Flohmarktkalender' })).toHaveAttribute(
      'href',
      paths.flohmarktProgram.to(),
    );
  });

  it('says where none of the markets can be bought any more', async () => {
    const world = currentWorld();
    for (const { showId } of world.shows) world.stock[`${showId}`] = 0;
    renderApp(paths.stallFees.to());
    await (await calculator()).findByText('Gerade ist kein Termin online buchbar.');
  });

  it('takes a typed count, and refuses what is none', async () => {
    await openCalculator();
    const count = screen.getByRole('textbox', { name: 'Menge: Standplatz PKW' });
    fireEvent.change(count, { target: { value: '2' } });
    fireEvent.blur(count);
    await waitFor(() => expect(lines()).toContain('2 × Standplatz PKW € 50,00'));
    fireEvent.change(count, { target: { value: '-7' } });
    fireEvent.blur(count);
    expect(count).toHaveAccessibleDescription('Diese Menge geht nicht. Es bleibt bei 2.');
    expect(lines()).toContain('2 × Standplatz PKW € 50,00');
  });
});
