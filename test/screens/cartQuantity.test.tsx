import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amountOf, lineNames, openCart, total, typeAmount } from '@test/support/cartScreen';
import { carTicket, filmTicket, popcorn, storedCart } from '@test/support/carts';
import { button } from '@test/support/look';

const car = 'Autoticket (Stellplatz für ein Auto)';
const hint = (name: string) =>
  within(screen.getByRole('group', { name: `Anzahl: ${name}` })).getByRole('status').textContent;

describe('typing a quantity', () => {
  it.each([
    ['3', '3', ''],
    [' 4 ', '4', ''],
    ['601', '600', 'Die Menge wurde auf 600 gesetzt.'],
    ['-3', '1', 'Diese Menge geht nicht. Es bleibt bei 1.'],
    ['0.5', '1', 'Diese Menge geht nicht. Es bleibt bei 1.'],
    ['1e309', '1', 'Diese Menge geht nicht. Es bleibt bei 1.'],
    ['viele', '1', 'Diese Menge geht nicht. Es bleibt bei 1.'],
  ])('„%s“ makes %s', async (typed, result, said) => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.clear(amountOf('Metropolis'));
    await user.type(amountOf('Metropolis'), `${typed}{Enter}`);
    expect(amountOf('Metropolis')).toHaveValue(result);
    expect(hint('Metropolis')).toBe(said);
  });

  it('commits on blur, not before', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.clear(amountOf('Metropolis'));
    await user.type(amountOf('Metropolis'), '12');
    expect(total()).toHaveTextContent('€ 17,50');
    await user.tab();
    expect(total()).toHaveTextContent('€ 155,00');
  });

  it('restores a field that was left blank', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.clear(amountOf('Metropolis'));
    await user.tab();
    expect(amountOf('Metropolis')).toHaveValue('1');
    expect(total()).toHaveTextContent('€ 17,50');
  });

  it('removes the line by 0, but not a mandatory one', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    await user.clear(amountOf(car));
    await user.type(amountOf(car), '0{Enter}');
    expect(amountOf(car)).toHaveValue('1');
    expect(hint(car)).toBe('Diese Menge geht nicht. Es bleibt bei 1.');
    await user.clear(amountOf('Popcorn gesalzen'));
    await user.type(amountOf('Popcorn gesalzen'), '0{Enter}');
    await waitFor(() => expect(screen.queryByText('Popcorn gesalzen')).toBeNull());
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('removes the line where 0 is left by Tab', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    await user.clear(amountOf('Popcorn gesalzen'));
    await user.type(amountOf('Popcorn gesalzen'), '0');
    expect(lineNames()).toHaveLength(3);
    await user.tab();
    await waitFor(() => expect(lineNames()).toEqual(['Metropolis', car]));
  });

  it('goes up and down by 1 with the arrow keys, and never removes the line', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    amountOf('Metropolis').focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(amountOf('Metropolis')).toHaveValue('3');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(amountOf('Metropolis')).toHaveValue('1');
    expect(amountOf('Metropolis')).toHaveFocus();
    expect(lineNames()).toEqual(['Metropolis', car]);
  });

  it('is not taken away by an arrow key, though 0 is typed', async () => {
    const { user } = await openCart({ ...filmTicket, count: 3 }, carTicket);
    await user.clear(amountOf('Metropolis'));
    await user.type(amountOf('Metropolis'), '0{ArrowDown}');
    expect(amountOf('Metropolis')).toHaveValue('1');
    expect(lineNames()).toEqual(['Metropolis', car]);
  });

  it('goes from what is typed by then with an arrow key, up to 600', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.clear(amountOf('Metropolis'));
    await user.type(amountOf('Metropolis'), '598{ArrowUp}');
    expect(amountOf('Metropolis')).toHaveValue('599');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(amountOf('Metropolis')).toHaveValue('600');
  });

  it('is given up by Escape', async () => {
    const { user } = await openCart({ ...filmTicket, count: 2 }, carTicket);
    await user.type(amountOf('Metropolis'), '7{Escape}');
    expect(amountOf('Metropolis')).toHaveValue('2');
    expect(amountOf('Metropolis')).toHaveFocus();
    await user.tab();
    expect(amountOf('Metropolis')).toHaveValue('2');
    expect(total()).toHaveTextContent('€ 30,00');
  });

  it('stores nothing before it is done', async () => {
    await openCart(filmTicket, carTicket);
    typeAmount('Metropolis', '12');
    expect(storedCart()?.[filmTicket.key]?.count).toBe(1);
    fireEvent.blur(amountOf('Metropolis'));
    expect(storedCart()?.[filmTicket.key]?.count).toBe(12);
  });

  it('goes before plus, which counts on from it', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.clear(amountOf('Metropolis'));
    await user.type(amountOf('Metropolis'), '5');
    await user.click(button('Menge erhöhen: Metropolis'));
    expect(amountOf('Metropolis')).toHaveValue('6');
  });
});

describe('what is said of a typed quantity', () => {
  const limited = 'Die Menge wurde auf 600 gesetzt.';

  it('goes with the next step', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    typeAmount('Metropolis', '700');
    fireEvent.blur(amountOf('Metropolis'));
    expect(hint('Metropolis')).toBe(limited);
    expect(amountOf('Metropolis')).toHaveAccessibleDescription(limited);
    expect(button('Menge erhöhen: Metropolis')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Menge verringern: Metropolis'));
    expect(hint('Metropolis')).toBe('');
    expect(amountOf('Metropolis')).toHaveValue('599');
  });

  it('is silent while something else is typed, so that it can be said again', async () => {
    await openCart(filmTicket, carTicket);
    typeAmount('Metropolis', '700');
    fireEvent.blur(amountOf('Metropolis'));
    typeAmount('Metropolis', '800');
    expect(hint('Metropolis')).toBe('');
    fireEvent.blur(amountOf('Metropolis'));
    expect(hint('Metropolis')).toBe(limited);
  });
});
