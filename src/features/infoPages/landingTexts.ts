import type { Rating } from '@/shop/ratings';
import { brand } from '@/shop/brand';
import { germanNumber } from '@/shared/text/germanNumber';
import { season } from '@/shop/season';

export const landingTexts = {
  slogan: 'Großes Kino, eigenes Auto.',
  lead: 'Hol dir die Tickets online und schau vom eigenen Auto aus auf die große Leinwand. Decke, Jogginghose, Lachanfall: alles erlaubt.',
  toShows: 'Direkt zum Programm',
  shows: 'Alle Filme und Termine',
};

export const guideTexts = {
  title: 'Zum ersten Mal hier?',
  steps: [
    {
      title: 'Film aussuchen',
      text: 'Schau ins Programm und such dir Film und Abend aus.',
    },
    {
      title: 'Tickets online kaufen',
      text: 'Ein Ticket für jede Person, dazu einmal je Auto das Autoticket.',
    },
    {
      title: 'Hinkommen und einparken',
      text: 'Ort und Beginn stehen beim Termin. Einparken, Sitz zurück, fertig.',
    },
    {
      title: 'Radio an, Film ab',
      text: 'Der Ton kommt aus deinem Autoradio, so laut, wie du magst.',
    },
  ],
};

export const reviewTexts = {
  title: 'So habt ihr uns bewertet',
  subjects: {
    cinema: brand.menuLabel,
    flohmarkt: 'Flohmarkt',
    kinderflohmarkt: 'Kinderflohmarkt',
  } satisfies Record<Rating['subject'], string>,
  stars: (stars: number, best: number) => `${germanNumber(stars)} von ${best} Sternen`,
  /** With a non-breaking space. */
  count: (count: number) => `aus ${germanNumber(count)}\u00a0Bewertungen`,
  carousel: {
    carousel: 'Karussell',
    slide: 'Folie',
    position: (position: number, total: number) => `${position} von ${total}`,
    pause: 'Anhalten',
    play: 'Abspielen',
    previous: 'Vorherige Bewertung',
    next: 'Nächste Bewertung',
  },
};

export const ratedTexts: Record<Rating['subject'], { name: string; description: string }> = {
  cinema: {
    name: brand.name,
    description: `${brand.menuLabel} in Wien: große Leinwand, eigenes Auto, der Ton kommt aus dem Radio.`,
  },
  flohmarkt: {
    name: 'Flohmarkt Wien',
    description: `Jeden ${season.flohmarktDay} stöbern, handeln oder am eigenen Stand verkaufen.`,
  },
  kinderflohmarkt: {
    name: 'Kinderflohmarkt',
    description: 'Gewand, Spielzeug, Bücher und Babyausstattung direkt von anderen Familien.',
  },
};
