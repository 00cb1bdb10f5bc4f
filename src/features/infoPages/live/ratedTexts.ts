import { brand } from '@/shop/brand';
import type { Rating } from '@/shop/ratings';
import { season } from '@/shop/season';

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
