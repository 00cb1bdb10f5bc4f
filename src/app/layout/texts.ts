import { brand } from '@/shop/brand';

export const layoutTexts = {
  skipToContent: 'Zum Inhalt springen',
  homeLink: 'zur Startseite',
  mainNavigation: 'Hauptmenü',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  footerNavigation: 'Weitere Seiten',
  networks: 'Soziale Netzwerke',
  groups: {
    program: 'Kinoprogramm',
    product: brand.menuLabel,
    cinema: 'Kino',
    voucher: 'Kino Gutschein',
    flohmarkt: 'Flohmarkt',
    sellers: 'Verkäufer',
    more: 'Mehr bei uns',
  },
  cookieSettings: 'Cookie-Einstellungen',
  search: 'Suche',
  cart: 'Warenkorb',
  copyright: (year: number, name: string) => `© ${year} ${name}`,
};

export const hashtags = {
  'flohmarkt-wien': '#FlohmarktWien',
  'flohmarkt-standplaetze-standgebuehren-platzmiete': '#Standgebühren',
  'checklist-fuer-flohmarkt-verkaufer': '#Checkliste',
  'faqs-flohmarkt-wien-sonntag': '#FlohmarktFragen',
  'kinderflohmarkt-wien-sonntag': '#Kinderflohmarkt',
  'kundenliebe-oesterreichs-bester-flohmarkt': '#Kundenliebe',
  'tipps-tricks-fuer-deinen-erfolgreichen-flohmarkt-verkauf': '#Verkaufstipps',
  'kinoprogramm-wien': '#KinoprogrammWien',
};
