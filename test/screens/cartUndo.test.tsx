import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { itemRemoved, itemsAdded } from '@/features/cart/cartSlice';
import { lineNames, openCart, total, typeAmount, amountOf } from '@test/support/cartScreen';
import { carTicket, cartOf, filmTicket, giftCard, popcorn, storedCart } from '@test/support/carts';
import { cartIn } from '@test/support/cartState';
import { button, focusedHeading, heading, notification } from '@test/support/look';
import { recordedStore } from '@test/support/recordedStore';

const undo = () => button('Rückgängig machen');
const noUndo = () => screen.queryByRole('button', { name: 'Rückgängig machen' });
const minus = (name: string) => button(`Menge verringern: ${name}`);
const notice = (text: string) =>
  within(screen.getByRole('main')).findByText(text, { selector: '[role=status]' });

describe('a removed line', () => {
  it('is named, and comes back as it was', async () => {
    const { user } = await openCart(filmTicket, carTicket, { ...popcorn, count: 3 });
    const before = storedCart();
    typeAmount('Popcorn gesalzen', '0');
    await user.type(amountOf('Popcorn gesalzen'), '{Enter}');
    await notice('„Popcorn gesalzen“ wurde entfernt.');
    await focusedHeading('Warenkorb');
    await user.click(undo());
    await notification('Wieder im Warenkorb');
    await focusedHeading('Warenkorb');
    expect(amountOf('Popcorn gesalzen')).toHaveValue('3');
    expect(total()).toHaveTextContent('€ 32,20');
    expect(storedCart()).toEqual(before);
    expect(noUndo()).toBeNull();
  });

  it('takes its add-ons along and brings them back', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn, giftCard('karte'));
    await user.click(minus('Metropolis'));
    await notice('„Metropolis, Do., 16.04.2026, 20:30 Uhr“ wurde mit 2 Zusätzen entfernt.');
    expect(lineNames()).toEqual(['Kinogutschein € 20']);
    await user.click(undo());
    await waitFor(() => expect(lineNames()).toHaveLength(4));
    expect(storedCart()).toEqual(cartOf(filmTicket, carTicket, popcorn, giftCard('karte')));
  });

  it('is told in the singular with one add-on', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.click(minus('Metropolis'));
    await notice('„Metropolis, Do., 16.04.2026, 20:30 Uhr“ wurde mit einem Zusatz entfernt.');
  });

  it('comes back into a cart that it left empty', async () => {
    const { user } = await openCart(giftCard('karte', 2));
    typeAmount('Kinogutschein € 20', '0');
    fireEvent.blur(amountOf('Kinogutschein € 20'));
    expect(await screen.findByText('Dein Warenkorb ist noch leer.')).toBeVisible();
    await user.click(undo());
    await waitFor(() => expect(amountOf('Kinogutschein € 20')).toHaveValue('2'));
    expect(total()).toHaveTextContent('€ 40,00');
  });

  it('is not brought back by an Enter that is held since', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    minus('Popcorn gesalzen').focus();
    await user.keyboard('{Enter>5/}');
    await notice('„Popcorn gesalzen“ wurde entfernt.');
    expect(lineNames()).toHaveLength(2);
  });
});

describe('the notice of a removal', () => {
  it('makes place for that of the next one', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn, giftCard('karte'));
    await user.click(minus('Popcorn gesalzen'));
    await notice('„Popcorn gesalzen“ wurde entfernt.');
    await user.click(minus('Kinogutschein € 20'));
    await notice('„Kinogutschein € 20“ wurde entfernt.');
    await user.click(undo());
    await waitFor(() => expect(lineNames()).toContain('Kinogutschein € 20'));
    expect(lineNames()).not.toContain('Popcorn gesalzen');
    expect(noUndo()).toBeNull();
  });

  it('stays while quantities change', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    await user.click(minus('Popcorn gesalzen'));
    await user.click(button('Menge erhöhen: Metropolis'));
    await user.click(undo());
    await waitFor(() => expect(total()).toHaveTextContent('€ 34,90'));
  });

  it('is gone for whoever left the cart and comes back', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    await user.click(minus('Popcorn gesalzen'));
    expect(undo()).toBeVisible();
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await user.click(screen.getByRole('link', { name: 'Zurück zum Warenkorb' }));
    await heading('Warenkorb');
    expect(noUndo()).toBeNull();
    expect(lineNames()).toEqual(['Metropolis', 'Autoticket (Stellplatz für ein Auto)']);
  });

  it('goes when something is added', async () => {
    const { user, store } = await openCart(giftCard('karte'), filmTicket, carTicket);
    await user.click(minus('Kinogutschein € 20'));
    expect(undo()).toBeVisible();
    act(() => void store.dispatch(itemsAdded([giftCard('neue')])));
    await waitFor(() => expect(lineNames()).toContain('Kinogutschein € 20'));
    expect(noUndo()).toBeNull();
  });

  it('is told of a mandatory line by nobody: it stays', async () => {
    const { store } = await openCart(filmTicket, carTicket);
    act(() => void store.dispatch(itemRemoved({ key: carTicket.key })));
    expect(noUndo()).toBeNull();
    expect(lineNames()).toHaveLength(2);
  });
});

describe('with two tabs, undoing', () => {
  it('puts the line back into both, once', async () => {
    const { user, store } = await openCart(filmTicket, carTicket, popcorn);
    const other = recordedStore().store;
    await user.click(minus('Popcorn gesalzen'));
    await waitFor(() => expect(cartIn(other).cart).not.toHaveProperty([popcorn.key]));
    await user.dblClick(undo());
    await waitFor(() => expect(cartIn(other).cart[popcorn.key]?.count).toBe(1));
    expect(cartIn(store).cart).toEqual(cartOf(filmTicket, carTicket, popcorn));
    expect(storedCart()).toEqual(cartOf(filmTicket, carTicket, popcorn));
  });

  it('adds nothing to what the other tab put there meanwhile, and offers it no more', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    const other = recordedStore().store;
    await user.click(minus('Popcorn gesalzen'));
    await waitFor(() => expect(cartIn(other).cart).not.toHaveProperty([popcorn.key]));
    expect(undo()).toBeVisible();
    act(() => void other.dispatch(itemsAdded([{ ...popcorn, count: 4 }])));
    await waitFor(() => expect(amountOf('Popcorn gesalzen')).toHaveValue('4'));
    expect(noUndo()).toBeNull();
  });

  it('is offered no more for an add-on whose show the other tab removed', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn, giftCard('karte'));
    const other = recordedStore().store;
    await user.click(minus('Popcorn gesalzen'));
    await waitFor(() => expect(cartIn(other).cart).not.toHaveProperty([popcorn.key]));
    act(() => void other.dispatch(itemRemoved({ key: filmTicket.key })));
    await waitFor(() => expect(lineNames()).toEqual(['Kinogutschein € 20']));
    expect(noUndo()).toBeNull();
  });

  it('is not offered again for a show that came back without what it had, whatever becomes of it', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn, giftCard('karte'));
    const other = recordedStore().store;
    await user.click(minus('Metropolis'));
    await waitFor(() => expect(Object.keys(cartIn(other).cart)).toEqual(['karte']));
    expect(undo()).toBeVisible();
    act(() => void other.dispatch(itemsAdded([filmTicket, carTicket])));
    await waitFor(() => expect(lineNames()).toHaveLength(3));
    expect(noUndo()).toBeNull();
    act(() => void other.dispatch(itemRemoved({ key: filmTicket.key })));
    await waitFor(() => expect(lineNames()).toHaveLength(1));
    expect(noUndo()).toBeNull();
  });
});
