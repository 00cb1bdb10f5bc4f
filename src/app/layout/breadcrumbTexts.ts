import { brand } from '@/shared/config/brand';

export const breadcrumbTexts = {
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
