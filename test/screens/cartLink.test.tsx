import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, giftCard, storeCart, storedCart } from '@test/support/carts';
import { asked, counts, question, takeButton } from '@test/support/linkedCart';
import { button, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { visit } from '@test/support/visit';

const cart = paths.cart.to();
/** Two tickets for tonight's „Metropolis“ with one car and two popcorns, and three gift vouchers of € 20. */
const link = '#korb=s301x2p101p102x2g401x3z';

/** Opens the shop anew at the history's entry, as the browser does. */
function reload() {
  const push = vi.spyOn(window.history, 'pushState').mockImplementation(() => undefined);
  renderApp('');
  push.mockRestore();
}

describe('a link that carries a cart', () => {
  it('asks with the prices of today, and adds nothing by itself', async () => {
    renderApp(cart + link);
    await takeButton();
    const section = within(await question());
    const lines = within(section.getAllByRole('list')[0]!).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '2 × Metropolis, Do., 16.04.2026, 20:30 Uhr€ 25,00',
      '1 × Autoticket (Stellplatz für ein Auto)€ 5,00',
      '2 × Popcorn gesalzen€ 9,80',
      '1 × Snack-Rabatt−€ 2,00',
      '3 × Kinogutschein € 20€ 60,00',
    ]);
    expect(section.getByText(/^Summe: /)).toHaveTextContent('Summe: € 97,80 inkl. USt.');
    expect(window.location.hash).toBe('');
    expect(storedCart() ?? {}).toEqual({});
    expect(screen.getByText('Dein Warenkorb ist noch leer.')).toBeVisible();
  });

  it('is merged on a click, once however often it is pressed, and the focus stays near', async () => {
    storeCart(filmTicket, carTicket, giftCard('karte'));
    renderApp(cart + link);
    expect(await screen.findByText(/^Einiges davon liegt schon/)).toBeVisible();
    const take = await takeButton();
    take.focus();
    act(() => {
      take.click();
      take.click();
    });
    expect(await screen.findByText('Erledigt: Alles liegt in deinem Warenkorb.')).toHaveFocus();
    await waitFor(() => expect(counts()).toHaveLength(5));
    expect(counts()).toEqual(
      expect.arrayContaining([
        ['Metropolis', 3],
        ['Autoticket (Stellplatz für ein Auto)', 2],
        ['Popcorn gesalzen', 2],
        ['Snack-Rabatt', 1],
        ['Kinogutschein € 20', 4],
      ]),
    );
    expect(asked()).toBeNull();
    await notification('dem Warenkorb hinzugefügt');
  });

  it('that was taken is not asked about again by a reload or on the way back', async () => {
    const { user, close } = renderApp(cart + link);
    await user.click(await takeButton());
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    act(() => window.history.back());
    await heading('Warenkorb');
    expect(asked()).toBeNull();
    close();
    reload();
    await heading('Warenkorb');
    await screen.findByText(/^Gesamtsumme: /);
    expect(asked()).toBeNull();
    expect(counts()).toContainEqual(['Metropolis', 2]);
  });
  it('is asked about again after a reload before the decision', async () => {
    const { close } = renderApp(cart + link);
    await takeButton();
    close();
    reload();
    expect(await takeButton()).toBeVisible();
    expect(window.location.hash).toBe('');
  });

  it('that is not wanted leaves the cart as it was', async () => {
    storeCart(filmTicket, carTicket);
    const before = storedCart();
    const { user } = renderApp(cart + link);
    await user.click(await screen.findByRole('button', { name: 'Nicht übernehmen' }));
    expect(await screen.findByText('Der Warenkorb aus dem Link wurde nicht übernommen.')).toHaveFocus();
    expect(asked()).toBeNull();
    expect(storedCart()).toEqual(before);
  });

  it('is read within the shop too, and the next one anew', async () => {
    const { user } = renderApp(cart);
    await heading('Warenkorb');
    visit(`${cart}#korb=s301z`);
    await user.click(await takeButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 1]));
    visit(`${cart}#korb=s301z`);
    await user.click(await takeButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 2]));
  });

  it('may carry a voucher code beside it: both are asked about', async () => {
    renderApp(`${cart}?gutschein=WILLKOMMEN10#korb=s301z`);
    expect(await takeButton()).toBeVisible();
    expect(screen.getByText(/WILLKOMMEN10/)).toBeVisible();
    await waitFor(() => expect(window.location.search + window.location.hash).toBe(''));
  });

  it('adds no more than 600 of a line, and says so', async () => {
    storeCart({ ...filmTicket, count: 599 }, carTicket);
    const { user } = renderApp(`${cart}#korb=s301x2p101z`);
    expect(await screen.findByText(/Mehr als 600 Stück gehen nicht/)).toBeVisible();
    await user.click(await takeButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 600]));
  });

  it('brings what goes with every ticket now', async () => {
    const { user } = renderApp(`${cart}#korb=s301z`);
    await user.click(await takeButton());
    await waitFor(() => expect(counts()).toContainEqual(['Autoticket (Stellplatz für ein Auto)', 1]));
  });
});
