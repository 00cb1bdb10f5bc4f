import { expect, it } from 'vitest';
import { filmDates } from '@/domain/filmDates';
import { startOfTests } from '@test/support/server';
import { filmShow, movieExample } from '@test/domain/examples';

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
