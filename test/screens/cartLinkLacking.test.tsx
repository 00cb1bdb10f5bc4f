import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, storeCart } from '@test/support/carts';
import { asked, counts, question, takeButton } from '@test/support/linkedCart';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo, startOfTests } from '@test/support/server';

const cart = paths.cart.to();
const detailCall = 'show/getShowDetailData';

describe('what a link names and cannot be had', () => {
  it('is left out and said: shows that are gone, over or sold out, products, spots, gift vouchers', async () => {
    const world = currentWorld();
    const past = world.shows.find(({ end }) => end < Date.now())!;
    Object.assign(world.stock, { '502|201': 0 });
    const { user } = renderApp(`${cart}#korb=s301p101p9999s999999s${past.showId}s307s502p201p205g401g9999z`);
    await takeButton();
    const section = within(await question());
    const [, lacking] = section.getAllByRole('list');
    const told = within(lacking!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(told).toEqual([
      'Metropolis, Do., 16.04.2026, 20:30 Uhr: Ein Produkt gibt es nicht mehr.',
      expect.stringMatching(/: Dieser Termin ist schon vorbei\.$/),
      expect.stringMatching(/: Ausverkauft$/),
      expect.stringMatching(
        /^Flohmarkt Wien, So\., 26\.04\.2026.*: Den gewählten Platz gibt es nicht mehr\.$/,
      ),
      'Einen Termin gibt es nicht mehr.',
      'Einen Gutschein gibt es nicht mehr zu kaufen.',
    ]);
    await user.click(await takeButton());
    await waitFor(() => expect(counts()).toHaveLength(3));
  });

  it('may be all of it: then nothing can be taken', async () => {
    const { user } = renderApp(`${cart}#korb=s999999z`);
    expect(await screen.findByText('Von diesem Warenkorb ist nichts mehr zu haben.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb legen' })).toBeNull();
    await user.click(button('Schließen'));
    await waitFor(() => expect(asked()).toBeNull());
  });

  it('may be a show that ended since it was read: it is shown before anything is added', async () => {
    const { user } = renderApp(`${cart}#korb=s301s501p201z`);
    await takeButton();
    vi.setSystemTime(startOfTests + 24 * 3_600_000);
    await user.click(await takeButton());
    expect(await screen.findByText(/Dieser Termin ist schon vorbei/)).toBeVisible();
    expect(counts()).toEqual([]);
    await user.click(await takeButton());
    await waitFor(() => expect(counts()).toContainEqual(['Standplatz PKW', 1]));
    expect(counts()).not.toContainEqual(['Metropolis', 1]);
  });

  it.each(['s301x2p10', '<img src=x onerror=alert(1)>', 's301x601z', '__proto__'])(
    'a link with %s is none, and says so',
    async (text) => {
      const { user } = renderApp(`${cart}#korb=${text}`);
      expect(await screen.findByText(/^Dieser Link ist nicht vollständig/)).toBeVisible();
      expect(requestsTo(detailCall)).toEqual([]);
      await user.click(button('Schließen'));
      await waitFor(() => expect(asked()).toBeNull());
      expect(window.location.hash).toBe('');
    },
  );
});

describe('while a linked cart is read', () => {
  it('it says so, and the cart stays usable', async () => {
    storeCart(filmTicket, carTicket);
    const letGo = holdBack(detailCall);
    renderApp(`${cart}#korb=s301p101z`);
    await heading('Warenkorb');
    expect(await screen.findByText('Termine und Preise werden gelesen …')).toBeVisible();
    expect(button('Zur Kasse')).toBeEnabled();
    letGo();
    await takeButton();
    expect(screen.queryByText('Termine und Preise werden gelesen …')).toBeNull();
  });

  it('a failure is said and can be tried again', async () => {
    disturb(detailCall, { status: 500, times: 3 });
    const { user } = renderApp(`${cart}#korb=s301z`);
    const title = await screen.findByText('Der Warenkorb aus dem Link ist gerade nicht zu lesen');
    const alert = title.closest<HTMLElement>('[role=alert]')!;
    expect(button('Nicht übernehmen')).toBeVisible();
    await user.click(within(alert).getByRole('button'));
    expect(await takeButton()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ein Warenkorb für dich' })).toHaveFocus();
    expect(alert).not.toBeInTheDocument();
  });

  it('a discount that nobody can tell is said, and can be asked for again', async () => {
    disturb('product/getDiscountProduct', { status: 500, times: 1 });
    const { user } = renderApp(`${cart}#korb=s301p101p102x2z`);
    expect(await screen.findByText(/^Ob es dafür einen Rabatt gibt/)).toBeVisible();
    expect(requestsTo('product/getDiscountProduct')).toHaveLength(1);
    await user.click(button('Erneut prüfen'));
    expect(await screen.findByText(/Snack-Rabatt/)).toBeVisible();
  });
});
