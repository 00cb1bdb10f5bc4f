import { brand } from '@/config/brand';

export const trailTexts = {
  label: 'Du bist hier',
  home: 'Startseite',
  cinema: brand.menuLabel,
  program: 'Kinoprogramm',
  flohmarkt: 'Flohmarkt',
  calendar: 'Flohmarktkalender',
  kinderflohmarkt: 'Kinderflohmarkt',
  automarkt: 'Automärkte',
  events: 'Veranstaltungen',
  blog: 'Blog',
};
