import { describe, expect, it } from 'vitest';
import type { CartItem } from '@/domain/entities';
import { linesNamedIn } from '@/domain/namedLines';
import { carTicket, cartOf, filmTicket, popcorn } from '@test/support/carts';

const named = (message: string, ...lines: CartItem[]) =>
  linesNamedIn(message, cartOf(filmTicket, ...lines)).map(({ key }) => key);

function film(movieName: string): CartItem {
  return { ...filmTicket, movie: { movieId: 1, movieName } };
}

describe('linesNamedIn', () => {
  it('finds lines by name, ignoring case', () => {
    expect(named('Von „POPCORN GESALZEN“ ist nichts mehr da.', carTicket, popcorn)).toEqual([popcorn.key]);
    expect(named('Metropolis und Popcorn gesalzen sind aus.', carTicket, popcorn)).toEqual([
      filmTicket.key,
      popcorn.key,
    ]);
  });

  it.each(['', 'So viele Plätze sind nicht mehr frei.', 'Metropolisfilme sind aus.'])(
    'finds nothing if the message names none: „%s“',
    (message) => {
      expect(named(message, carTicket, popcorn)).toEqual([]);
    },
  );

  it('matches whole words, because there is a film called „M“', () => {
    const cart = cartOf(film('M'), popcorn);
    expect(linesNamedIn('Popcorn gesalzen mag mehr.', cart).map(({ key }) => key)).toEqual([popcorn.key]);
    expect(linesNamedIn('„M“ ist ausverkauft.', cart).map(({ key }) => key)).toEqual([filmTicket.key]);
  });

  it('escapes names that would be patterns', () => {
    const cart = cartOf(film('C++ (2. Teil) [OmU] \\ *'), popcorn);
    expect(linesNamedIn('Von C++ (2. Teil) [OmU] \\ * ist nichts da.', cart)).toHaveLength(1);
  });

  it.each([{ ...filmTicket, movie: undefined }, film('  ')])('ignores lines without a name', (nameless) => {
    const cart = cartOf(nameless, popcorn);
    expect(linesNamedIn('Popcorn gesalzen ist aus.', cart).map(({ key }) => key)).toEqual([popcorn.key]);
  });

  it('ignores spaces around a name', () => {
    const cart = cartOf(film(' Metropolis '), popcorn);
    expect(linesNamedIn('„Metropolis“ ist ausverkauft.', cart).map(({ key }) => key)).toEqual([
      filmTicket.key,
    ]);
  });
});
