import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { itemsAdded } from '@/features/cart/cartSlice';
import { cartTexts } from '@/texts/cart';
import { carTicket, filmTicket, redeemedCode, storeCart, storedCart } from '@test/support/carts';
import { button, focusedHeading, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { disturb, requestsTo } from '@test/support/server';
import { visit } from '@test/support/visit';

const call = 'voucher/validateVoucher';
const offer = () => screen.queryByRole('region', { name: 'Gutschein aus deinem Link' });
const box = () => screen.getByRole('textbox', { name: 'Gutscheincode' });
const linkTo = (code: string) => paths.cart.to({}, { gutschein: code });

async function openLink(code: string, ...lines: Parameters<typeof storeCart>) {
  storeCart(...lines);
  const app = renderApp(linkTo(code));
  await heading(cartTexts.title);
  return app;
}

describe('a link with a voucher code', () => {
  it('asks first, redeems at a press, and asks no more', async () => {
    const { user, close } = await openLink('WILLKOMMEN10', filmTicket, carTicket);
    expect(within(offer()!).getByText('Gutschein WILLKOMMEN10 einlösen?')).toBeVisible();
    expect(requestsTo(call)).toEqual([]);
    await user.click(button('Einlösen'));
    await screen.findByText('Code WILLKOMMEN10');
    expect(offer()).toBeNull();
    expect(box()).toHaveValue('');
    expect(requestsTo(call)).toHaveLength(1);
    close();
    renderApp(window.location.pathname + window.location.search);
    await heading(cartTexts.title);
    expect(offer()).toBeNull();
  });

  it('leaves the address at once, for another part of which it has no eye', async () => {
    storeCart(filmTicket, carTicket);
    renderApp(`${linkTo('WILLKOMMEN10')}&x=1#unten`);
    await heading(cartTexts.title);
    await waitFor(() => expect(window.location.search).toBe('?x=1'));
    expect(window.location.hash).toBe('#unten');
    expect(offer()).not.toBeNull();
  });

  it('asks again after a reload without an answer, and not after „Nicht jetzt“', async () => {
    const first = await openLink('WILLKOMMEN10', filmTicket, carTicket);
    await waitFor(() => expect(window.location.search).toBe(''));
    first.close();
    const second = renderApp(paths.cart.to());
    await heading(cartTexts.title);
    expect(offer()).not.toBeNull();
    await second.user.click(button('Nicht jetzt'));
    expect(offer()).toBeNull();
    await focusedHeading(cartTexts.title);
    second.close();
    renderApp(paths.cart.to());
    await heading(cartTexts.title);
    expect(offer()).toBeNull();
    expect(requestsTo(call)).toEqual([]);
  });

  it('waits for the first line of an empty cart', async () => {
    const { user, store } = await openLink('WILLKOMMEN10');
    expect(within(offer()!).getByText(/^Dein Gutschein WILLKOMMEN10 wartet: Leg etwas/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Einlösen' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Automarkt' }));
    await heading('kommende Automärkte');
    store.dispatch(itemsAdded([filmTicket, carTicket]));
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading(cartTexts.title);
    await user.click(button('Einlösen'));
    expect(await screen.findByText('Code WILLKOMMEN10')).toBeVisible();
  });

  it('whose code is in the cart already says so', async () => {
    const { user } = await openLink(
      'willkommen10',
      filmTicket,
      carTicket,
      redeemedCode('WILLKOMMEN10', -1000, 901),
    );
    expect(within(offer()!).getByText('Den Gutschein willkommen10 hast du schon eingelöst.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Einlösen' })).toBeNull();
    await user.click(button('Schließen'));
    expect(offer()).toBeNull();
    expect(Object.keys(storedCart()!)).toHaveLength(3);
  });

  it('whose code is refused leaves it in the box with the reason', async () => {
    const { user } = await openLink('VERBRAUCHT', filmTicket, carTicket);
    await user.click(button('Einlösen'));
    await notification('Gutschein ungültig: Dieser Gutschein wurde bereits eingelöst.');
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/wurde bereits eingelöst/));
    expect(box()).toHaveValue('VERBRAUCHT');
    expect(offer()).toBeNull();
  });

  it('can be tried again from the box where the connection broke', async () => {
    disturb(call, { drop: true, times: 1 });
    const { user } = await openLink('WILLKOMMEN10', filmTicket, carTicket);
    await user.click(button('Einlösen'));
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/^Keine Verbindung/));
    await user.click(button('Gutschein einlösen'));
    expect(await screen.findByText('Code WILLKOMMEN10')).toBeVisible();
  });

  it('that follows another one takes its place', async () => {
    await openLink('WILLKOMMEN10', filmTicket, carTicket);
    await waitFor(() => expect(window.location.search).toBe(''));
    visit(linkTo('GUTSCHEIN25'));
    expect(await screen.findByText('Gutschein GUTSCHEIN25 einlösen?')).toBeVisible();
    expect(screen.queryByText(/WILLKOMMEN10/)).toBeNull();
  });

  it('and a cart keeps both', async () => {
    storeCart(filmTicket, carTicket);
    renderApp(`${linkTo('WILLKOMMEN10')}#korb=s305z`);
    await heading(cartTexts.title);
    await waitFor(() => expect(window.location.href).toMatch(/\/cart$/));
    expect(offer()).not.toBeNull();
    expect((window.history.state as { usr: unknown }).usr).toEqual({ cartLink: '#korb=s305z' });
  });
});

describe('a hostile code in a link', () => {
  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a script', '"><script>alert(1)</script>'],
  ])('is text: %s', async (_, code) => {
    await openLink(code, filmTicket, carTicket);
    expect(within(offer()!).getByText(`Gutschein ${code} einlösen?`)).toBeVisible();
    expect(offer()!.querySelector('img, script, a')).toBeNull();
  });

  it('loses what hides or turns text', async () => {
    await openLink('\u202EGUT\u200B10\u0000', filmTicket, carTicket);
    expect(within(offer()!).getByText('Gutschein GUT10 einlösen?')).toBeVisible();
  });

  it.each([
    ['blank', '  \u200B '],
    ['too long', 'A'.repeat(5000)],
  ])('is no question where it is %s, and leaves the address too', async (_, code) => {
    await openLink(code, filmTicket, carTicket);
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(offer()).toBeNull();
    expect(sessionStorage.getItem('offeredVoucher')).toBeNull();
  });
});
