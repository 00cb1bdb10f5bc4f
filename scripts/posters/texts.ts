import type { ShowKind } from '../../src/domain/entities';
import { brand } from '../../src/shop/brand';

export const posterTexts = {
  week: {
    kino: `Programm im ${brand.menuLabel}`,
    flohmarkt: 'Termine am Flohmarkt',
  },
  toWeek: {
    kino: 'Alle Filme und Tickets:',
    flohmarkt: 'Alle Termine und Standplätze:',
  },
  toShow: {
    kino: 'Tickets und alles zum Film:',
    flohmarkt: 'Standplatz und alles zum Termin:',
    automarkt: 'Verkaufsplatz und alles zum Termin:',
    publicevent: 'Tickets und alles zum Termin:',
  } satisfies Record<ShowKind, string>,
  code: 'QR-Code zu dieser Seite',
  more: (count: number) => (count === 1 ? '1 weiterer Termin online' : `${count} weitere Termine online`),
  doors: 'Einlass',
  doorsAt: (clock: string) => `ab ${clock}`,
  doorsBefore: (minutes: number) => `${minutes}\u00a0Minuten vor Beginn`,
  place: 'Ort',
};
