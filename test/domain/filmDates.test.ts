import { expect, it } from 'vitest';
import { filmDates } from '@/domain/filmDates';
import { startOfTests } from '@test/support/server';
import { filmShow, marketShow, movieExample } from '@test/domain/examples';

const golem = 'Der Golem';

it('lists a repeated date of a film once, by its first entry', () => {
  const first = filmShow({ showId: 7, time: '20:00' });
  const again = filmShow({ showId: 7, time: '21:00' });
  const sooner = filmShow({ showId: 8, time: '18:00' });
  expect(filmDates([first, again, sooner], golem, startOfTests)).toEqual([sooner, first]);
});

it('does not assign a show to another film by its second entry', () => {
  const first = filmShow({ showId: 7, movie: movieExample({ movieName: 'Metropolis' }) });
  expect(filmDates([first, filmShow({ showId: 7 })], golem, startOfTests)).toEqual([]);
});

const isDate = (movieName: string) =>
  filmDates([filmShow({ movie: movieExample({ movieName }) })], golem, startOfTests).length === 1;

it.each([
  'DER GOLEM',
  'Der Golem (OmU)',
  'Der Golem, wie er in die Welt kam',
  'Der Golem 3D',
  'Der Golem 1920',
  'Der Golem in Farbe',
  'Der Golem Remix',
])('„%s“ is a title of the same film', (name) => {
  expect(isDate(name)).toBe(true);
});

it.each(['Der Golem 2', 'Der Golem II', 'Der Golem XIV: Prag', 'Der Student', 'Unser Golem', 'Der'])(
  '„%s“ is the title of another film',
  (name) => {
    expect(isDate(name)).toBe(false);
  },
);

it('lists no market among the dates of a film', () => {
  const film = filmShow({ showId: 2 });
  expect(filmDates([marketShow({ showName: golem }), film], golem, startOfTests)).toEqual([film]);
});

it('sorts simultaneous dates of a film by id', () => {
  const shows = [3, 1, 2].map((showId) => filmShow({ showId }));
  expect(filmDates(shows, golem, startOfTests).map(({ showId }) => showId)).toEqual([1, 2, 3]);
});
