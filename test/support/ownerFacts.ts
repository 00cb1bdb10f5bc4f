import { ownerFacts, type OwnerFacts } from '@/shop/ownerFacts';
import { addCleanup } from './cleanups';

/** Every fact of the owner, invented for tests. */
export const allOwnerFacts = {
  venues: {
    cinema: {
      address: { street: 'Leinwandweg 7', postalCode: '1230', city: 'Wien' },
      coordinates: { latitude: 48.1234, longitude: 16.3456 },
      openingHours: [{ days: ['Friday', 'Saturday', 'Sunday'], opens: '19:00', closes: '00:30' }],
      shows: ['Große Leinwand', 'Kleine Leinwand'],
    },
    flohmarkt: {
      address: { street: 'Trödelgasse 12', postalCode: '2345', city: 'Brunn am Gebirge' },
      coordinates: { latitude: 48.2, longitude: 16.25 },
      openingHours: [
        { days: ['Sunday'], opens: '06:00', closes: '14:00' },
        { days: ['Wednesday', 'Saturday'], opens: '08:00', closes: '12:30' },
      ],
      shows: 'all',
    },
    kinderflohmarkt: {
      address: { street: 'Spielplatz 3', postalCode: '1220', city: 'Wien' },
      coordinates: { latitude: 48.25, longitude: 16.5 },
      openingHours: [{ days: ['Sunday'], opens: '09:00', closes: '13:00' }],
      shows: ['Kinderwiese'],
    },
  },
  telephone: { shown: '01 234 56 78', number: '+4312345678' },
  email: 'servus@kino.example',
  company: {
    name: 'Kino wie Damals Betriebs GmbH',
    legalForm: 'Gesellschaft mit beschränkter Haftung',
    registerNumber: 'FN 123456a',
    court: 'Handelsgericht Wien',
    vatId: 'ATU12345678',
    address: { street: 'Bürostraße 1', postalCode: '1010', city: 'Wien' },
    managingDirectors: ['Anna Muster', 'Bernd Beispiel'],
    chamber: 'Wirtschaftskammer Wien',
    authority: 'Magistratisches Bezirksamt für den 23. Bezirk',
  },
  fees: [{ label: 'Buchungsgebühr', cents: 150 }, 'Eine Absage kostet nichts.'],
  doorsOpenMinutes: 60,
  dogs: {
    cinema: 'Hunde dürfen im Auto dabei sein.',
    markets: 'Hunde sind am Markt an der Leine willkommen.',
  },
  ownFood: {
    cinema: 'Eigenes Essen ist im Auto erlaubt.',
    markets: 'Am Markt darfst du deine eigene Jause essen.',
  },
  marketsRunBy: 'Trödelfreunde OG',
  radioFrequency: 96.3,
  tallCars: 'Kleinbusse stehen in den letzten zwei Reihen.',
  arrivingLate: 'Wer später kommt, fährt mit Standlicht in die letzte Reihe.',
  engineAndLight: 'Während des Films bleiben Motor und Licht aus.',
  accessibility: {
    cinema: 'Neben der Einfahrt ist eine stufenlose Toilette.',
    markets: 'Beim Eingang ist eine Toilette ohne Stufen.',
  },
  withdrawal: { email: 'widerruf@kino.example' },
  filmPicturesInPrint: true,
} as const satisfies OwnerFacts;

/** Sets facts of the owner, of which tests have none, until the end of the test. */
export function withOwnerFacts(facts: OwnerFacts): void {
  Object.assign(ownerFacts, facts);
  addCleanup(() => {
    for (const name of Object.keys(facts)) Reflect.deleteProperty(ownerFacts, name);
  });
}
