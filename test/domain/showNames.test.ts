import { expect, it } from 'vitest';
import { moviePicture, showName, showPicture } from '@/domain/showNames';
import { eventExample, movieExample } from '@test/domain/examples';

it('names a show by its film, else by its own name, else by its event', () => {
  const [movie, event] = [movieExample({ movieName: 'M' }), eventExample({ eventName: 'Flohmarkt' })];
  expect(showName({ movie, showName: 'Premiere', event })).toBe('M');
  expect(showName({ showName: 'Adventmarkt', event })).toBe('Adventmarkt');
  expect(showName({ event })).toBe('Flohmarkt');
  expect(showName({})).toBe('');
});

it('joins folder and file of a poster if there is a file', () => {
  expect(moviePicture({ imagePath: '/bilder/', imageName: 'm.jpg' })).toBe('/bilder/m.jpg');
  expect(moviePicture({ imageName: '/m.jpg' })).toBe('/m.jpg');
  expect(moviePicture({ imagePath: '/bilder/' })).toBeUndefined();
});

it('uses the picture of the film, else that of the event, else none', () => {
  const event = eventExample({ thumbImage: '/markt.jpg' });
  expect(showPicture({ movie: movieExample({ imageName: '/m.jpg' }), event })).toBe('/m.jpg');
  expect(showPicture({ event })).toBe('/markt.jpg');
  expect(showPicture({})).toBeUndefined();
});
