import { expect, it } from 'vitest';
import { sharedPicture } from '@/domain/sharedPicture';
import { eventExample, filmShow, marketShow, movieExample } from '@test/domain/examples';

const site = { origin: 'https://kino.example', media: 'https://bilder.example/' };
const ofFilm = (pictures: object) => sharedPicture(filmShow({ movie: movieExample(pictures) }), site);
const ofMarket = (pictures: object) => sharedPicture(marketShow({ event: eventExample(pictures) }), site);
const poster = { imagePath: 'film/', imageName: 'golem.jpg' };

it('is the wide picture of a film, else its poster', () => {
  expect(ofFilm({ headerImagePath: 'film/golem-breit.jpg', ...poster })).toBe(
    'https://bilder.example/film/golem-breit.jpg',
  );
  expect(ofFilm(poster)).toBe('https://bilder.example/film/golem.jpg');
  expect(ofFilm({})).toBeUndefined();
});

it('is the wide picture of a market, else its small one', () => {
  expect(ofMarket({ headerImage: 'markt-breit.jpg', thumbImage: 'markt.jpg' })).toBe(
    'https://bilder.example/markt-breit.jpg',
  );
  expect(ofMarket({ thumbImage: 'markt.jpg' })).toBe('https://bilder.example/markt.jpg');
  expect(sharedPicture({ movie: undefined, event: undefined }, site)).toBeUndefined();
});

it('is one that other sites show: https, and no SVG', () => {
  expect(ofFilm({ headerImagePath: 'film/golem.SVG', ...poster })).toBe(
    'https://bilder.example/film/golem.jpg',
  );
  expect(ofFilm({ headerImagePath: 'http://bilder.example/breit.jpg', ...poster })).toBe(
    'https://bilder.example/film/golem.jpg',
  );
  const local = { origin: 'http://localhost:4173', media: '/bilder/' };
  expect(sharedPicture(filmShow({ movie: movieExample(poster) }), local)).toBeUndefined();
  // The query is no part of the file's name.
  expect(ofFilm({ headerImagePath: 'breit.jpg?v=.svg' })).toBe('https://bilder.example/breit.jpg?v=.svg');
});
