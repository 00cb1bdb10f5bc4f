import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { amountOf, openCart, row, total } from '@test/support/cartScreen';
import { carTicket, filmTicket, giftCard, popcorn, storedCart } from '@test/support/carts';
import { button, focusedHeading, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

describe('the cart', () => {
  it('is a table of lines with date, unit price, quantity and total', async () => {
    await openCart(filmTicket, { ...carTicket, count: 2 }, popcorn);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Beschreibung', 'Preis', 'Anzahl', 'Summe']);
    expect(row('Metropolis')).toHaveTextContent('Do., 16.04.2026, 20:30 Uhr');
    expect(row('Autoticket')).toHaveTextContent(/€ 5,00.*€ 10,00$/);
    expect(within(row('Metropolis')).getByRole('link', { name: 'Metropolis' })).toHaveAttribute(
      'href',
      '/show/metropolis-2026-04-16',
    );
    expect(total()).toHaveTextContent('Gesamtsumme: € 27,40 inkl. USt.');
  });

  it('counts up and down', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.click(button('Menge erhöhen: Metropolis'));
    expect(amountOf('Metropolis')).toHaveValue('2');
    expect(total()).toHaveTextContent('€ 30,00');
    expect(row('Metropolis')).toHaveTextContent(/€ 25,00$/);
    await user.click(button('Menge verringern: Metropolis'));
    expect(total()).toHaveTextContent('€ 17,50');
    expect(button('Menge verringern: Autoticket (Stellplatz für ein Auto)')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('removes a line by minus at 1, and an add-on alone', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    await notification('Produkt wurde entfernt');
    expect(screen.queryByText('Popcorn gesalzen')).toBeNull();
    expect(total()).toHaveTextContent('€ 17,50');
    await focusedHeading('Warenkorb');
  });

  it('removes all add-ons with their show', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn, giftCard('abcde'));
    await user.click(button('Menge verringern: Metropolis'));
    await notification('Produkt wurde entfernt');
    expect(Object.keys(storedCart()!)).toEqual(['abcde']);
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(total()).toHaveTextContent('€ 20,00');
  });

  it('offers one more car for show 233 only', async () => {
    await openCart({ ...filmTicket, showId: 233, show: { ...filmTicket.show!, showId: 233 } });
    expect(screen.getByRole('link', { name: 'Weiteres Auto hinzufügen' })).toHaveAttribute(
      'href',
      '/chanukka2021',
    );
  });

  it('offers no more cars for other shows', async () => {
    await openCart(filmTicket, carTicket);
    expect(screen.queryByRole('link', { name: 'Weiteres Auto hinzufügen' })).toBeNull();
  });
});

describe('the way to checkout', () => {
  it('leads there', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
  });

  it('is blocked by an empty cart, with the reason', async () => {
    const { user } = await openCart();
    expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Zur Kasse'));
    await notification('Der Warenkorb darf nicht leer sein.');
    const total = screen.getByRole('region', { name: 'Gesamtsumme' });
    expect(within(total).getByRole('alert')).toHaveTextContent('Der Warenkorb darf nicht leer sein.');
    expect(window.location.pathname).toBe('/cart');
  });

  it('typed into the address bar with an empty cart says so too', async () => {
    renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(screen.getByRole('alert')).toHaveTextContent('Der Warenkorb darf nicht leer sein.');
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
  });
});
