import { describe, expect, it } from 'vitest';
import {
  isMovie,
  isSameReference,
  isShow,
  listedMovie,
  listedShow,
  parseReference,
  referenceOf,
} from '@/domain/reference';
import { filmShow, marketShow, movieExample } from '@test/domain/examples';

const show = filmShow({
  showId: 301,
  urlIdentifier: 'golem-im-april',
  movie: movieExample({ movieId: 70, urlIdentifier: 'der-golem' }),
});

describe('parseReference', () => {
  it('reads digits as an id and anything else as an identifier', () => {
    expect(parseReference('301')).toEqual({ id: 301 });
    expect(parseReference('301-golem')).toEqual({ identifier: '301-golem' });
  });
});

describe('isSameReference', () => {
  it.each([
    [{ id: 1 }, { id: 1 }, true],
    [{ id: 1 }, { id: 2 }, false],
    [{ id: 1, identifier: 'a' }, { id: 2, identifier: 'a' }, false],
    [{ id: 1, identifier: 'a' }, { id: 1, identifier: 'b' }, true],
    [{ id: 1, identifier: 'a' }, { identifier: 'a' }, true],
    [{ id: 1, identifier: 'a' }, { identifier: 'b' }, false],
  ])('%j names what %j names: %s', (one, wanted, expected) => {
    expect(isSameReference(one, wanted)).toBe(expected);
  });
});

describe('isShow', () => {
  it('compares the id and the identifier of the show', () => {
    expect(referenceOf(show)).toEqual({ id: 301, identifier: 'golem-im-april' });
    expect(isShow(show, { id: 301 })).toBe(true);
    expect(isShow(show, { identifier: 'golem-im-april' })).toBe(true);
    expect(isShow(show, { id: 302 })).toBe(false);
    expect(isShow(null, { id: 301 })).toBe(false);
  });

  it('accepts a show that was requested by another identifier than its own', () => {
    expect(isShow(show, { identifier: 'alt' }, { identifier: 'alt' })).toBe(true);
    expect(isShow(show, { identifier: 'alt' }, { identifier: 'anders' })).toBe(false);
  });
});

describe('isMovie', () => {
  it('compares the id and the identifier of the film, or what it was requested by', () => {
    const movie = movieExample({ movieId: 70, urlIdentifier: 'der-golem' });
    expect(isMovie(movie, { id: 70 })).toBe(true);
    expect(isMovie(movie, { identifier: 'der-golem' })).toBe(true);
    expect(isMovie(movie, { id: 301 })).toBe(false);
    expect(isMovie(movie, { identifier: 'golem' }, { identifier: 'golem' })).toBe(true);
    expect(isMovie(null, { id: 70 })).toBe(false);
  });
});

describe('listedShow', () => {
  it('is the first show with the reference', () => {
    const other = filmShow({ showId: 302, urlIdentifier: 'golem-im-april' });
    expect(listedShow([other, show], { id: 301 })).toBe(show);
    expect(listedShow([other, show], { identifier: 'golem-im-april' })).toBe(other);
    expect(listedShow([other, show], { id: 303 })).toBeUndefined();
  });
});

describe('listedMovie', () => {
  const later = filmShow({ showId: 302, movie: movieExample({ movieId: 70, movieName: 'Golem' }) });
  const faust = filmShow({ showId: 303, movie: movieExample({ movieId: 71 }), movieUrlIdentifier: 'faust' });
  const known = () => [marketShow({ showId: 501 }), faust, show, later, { ...show }];

  it('is the film as its first show has it, and its shows, each once', () => {
    expect(listedMovie(known, { id: 70 })).toEqual({ movie: show.movie, shows: [show, later] });
    expect(listedMovie(known, { identifier: 'der-golem' })?.shows).toEqual([show, later]);
  });

  it('is also found by the identifier that the show has of it', () => {
    expect(listedMovie(known, { identifier: 'faust' })).toEqual({ movie: faust.movie, shows: [faust] });
  });

  it('is undefined if no show has the film', () => {
    expect(listedMovie(known, { id: 72 })).toBeUndefined();
    expect(listedMovie(known, { identifier: 'nosferatu' })).toBeUndefined();
  });
});
