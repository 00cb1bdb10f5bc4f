import type { Film } from './types';

export const childrensFilms: Film[] = [
  {
    slug: 'die-reise-zum-mond',
    name: 'Die Reise zum Mond',
    genres: ['kinder', 'science-fiction'],
    actors: 'Georges Méliès, Bleuette Bernon',
    producer: 'Georges Méliès',
    price: 800,
    description:
      'Gelehrte mit spitzen Hüten schießen sich mit einer Kanone auf den Mond und treffen ihn genau ins Auge. Kurzfilm von 1902, davor und danach lesen wir vor.',
  },
  {
    slug: 'der-igel-der-nachts-leuchtet',
    name: 'Der Igel, der nachts leuchtet',
    genres: ['kinder'],
    actors: 'Mit der Stimme von niemandem: ein Film ohne Worte',
    producer: 'Filmgruppe Laterne',
    price: 800,
    description:
      'Igel Ignaz leuchtet im Dunkeln und kann deshalb nirgends Verstecken spielen. Bis eines Nachts im Park alle Lampen ausfallen. Ein erfundener Film für die Kleinsten.',
  },
  {
    slug: 'karl-und-die-fliegende-strassenbahn',
    name: 'Karl und die fliegende Straßenbahn',
    genres: ['kinder', 'komödie'],
    actors: 'Ensemble',
    producer: 'Filmgruppe Laterne',
    price: 900,
    description:
      'Die letzte Straßenbahn des Tages biegt nicht ab, sie hebt ab. Karl, acht Jahre alt, ist der einzige Fahrgast. Ein erfundener Film für die ganze Familie.',
  },
];

export const announcedFilms: Film[] = [
  {
    slug: 'die-nibelungen',
    name: 'Die Nibelungen',
    genres: ['abenteuer', 'drama'],
    actors: 'Paul Richter, Margarete Schön',
    producer: 'Erich Pommer',
    description: 'Siegfried, der Drache und ein Lindenblatt. Stummfilm in zwei Teilen von Fritz Lang, 1924.',
  },
  {
    slug: 'sonnenaufgang',
    name: 'Sonnenaufgang – Lied von zwei Menschen',
    genres: ['drama'],
    actors: 'Janet Gaynor, George O’Brien',
    producer: 'William Fox',
    description:
      'Ein Paar vom Land fährt in die Stadt, um sich zu verlieren, und findet sich wieder. Stummfilm von F. W. Murnau, 1927.',
  },
  {
    slug: 'der-letzte-mann',
    name: 'Der letzte Mann',
    genres: ['drama'],
    actors: 'Emil Jannings',
    producer: 'Erich Pommer',
    description: 'Einem Hotelportier nimmt man die Uniform. Stummfilm von 1924, fast ohne Zwischentitel.',
  },
  {
    slug: 'variete',
    name: 'Varieté',
    genres: ['drama'],
    actors: 'Emil Jannings, Lya de Putti',
    producer: 'Erich Pommer',
    description: 'Drei am Trapez, und einer zu viel. Stummfilm von E. A. Dupont, 1925.',
  },
  {
    slug: 'der-zirkus',
    name: 'Der Zirkus',
    genres: ['komödie', 'kinder'],
    actors: 'Charlie Chaplin, Merna Kennedy',
    producer: 'Charlie Chaplin',
    description:
      'Der Tramp gerät in die Manege und ist komisch, solange er es nicht merkt. Stummfilm von 1928.',
  },
  {
    slug: 'der-kameramann',
    name: 'Der Kameramann',
    genres: ['komödie'],
    actors: 'Buster Keaton, Marceline Day',
    producer: 'Buster Keaton',
    description:
      'Aus Liebe wird ein Straßenfotograf Wochenschau-Kameramann, mit einem Affen an der Kurbel. Stummfilm von 1928.',
  },
];
