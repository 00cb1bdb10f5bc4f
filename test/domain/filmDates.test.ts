import { expect, it } from 'vitest';
import { filmDates } from '@/domain/filmDates';
import { startOfTests } from '@test/support/server';
import { filmShow, marketShow, movieExample } from '@test/domain/examples';

const golem = 'Der Golem';

it('a show that is listed twice is one date, by the first word on it', () => {
  const first = filmShow({ showId: 7, time: '20:00' });
  const again = filmShow({ showId: 7, time: '21:00' });
  const sooner = filmShow({ showId: 8, time: '18:00' });
  expect(filmDates([first, again, sooner], golem, startOfTests)).toEqual([sooner, first]);
});

it('a second word on a show makes it no date of another film', () => {
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
])('„%s“ is the film', (name) => {
  expect(isDate(name)).toBe(true);
});

it.each(['Der Golem 2', 'Der Golem II', 'Der Golem XIV: Prag', 'Der Student', 'Unser Golem', 'Der'])(
  '„%s“ is another film',
  (name) => {
    expect(isDate(name)).toBe(false);
  },
);

it('no market is a date of a film', () => {
  const film = filmShow({ showId: 2 });
  expect(filmDates([marketShow({ showName: golem }), film], golem, startOfTests)).toEqual([film]);
});

it('of two dates at once the one with the lower number comes first', () => {
  const shows = [3, 1, 2].map((showId) => filmShow({ showId }));
  expect(filmDates(shows, golem, startOfTests).map(({ showId }) => showId)).toEqual([1, 2, 3]);
});
