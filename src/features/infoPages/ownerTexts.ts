import { brand } from '@/shop/brand';
import {
  type Fee,
  type OpeningHours,
  type OwnerFacts,
  ownerFacts,
  type VenueFacts,
  type VenueName,
  type Weekday,
} from '@/shop/ownerFacts';
import { formatEuro } from '@/shared/text/money';
import { sentence } from '@/shared/text/text';
import { frequencyText } from '@/domain/eveningFacts';
import { addressLine } from '@/domain/venues';

const weekdays: Record<Weekday, string> = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
};
const inOrder = Object.keys(weekdays);

/** „Freitag bis Sonntag“, „Mittwoch und Samstag“. */
function daysText(days: readonly Weekday[]): string {
  const names = days.map((day) => weekdays[day]);
  const first = names[0] ?? '';
  const last = names.at(-1) ?? '';
  if (names.length < 2) return first;
  const isRow = days.every((day, index) => inOrder.indexOf(day) === inOrder.indexOf(days[0] ?? '') + index);
  return names.length > 2 && isRow ? `${first} bis ${last}` : `${names.slice(0, -1).join(', ')} und ${last}`;
}

const plainHour = (time: string) => time.replace(/^0/, '');

/** „Sonntag“ and „6:00–14:00 Uhr“, with a non-breaking space. */
function hoursText({ days, opens, closes }: OpeningHours) {
  return { days: daysText(days), times: `${plainHour(opens)}–${plainHour(closes)}\u00a0Uhr` };
}

export const venueTexts = {
  names: {
    cinema: brand.menuLabel,
    flohmarkt: 'Flohmarkt',
    kinderflohmarkt: 'Kinderflohmarkt',
  } satisfies Record<VenueName, string>,
  address: 'Adresse',
  place: 'Ort',
  openingHours: 'Öffnungszeiten',
  map: 'Auf der Karte ansehen',
  mapOf: (name: string) => `(${name}, OpenStreetMap, neues Fenster)`,
  hours: (hours: readonly OpeningHours[]) => hours.map(hoursText),
};

function addressText(whereIs: string, venue: VenueFacts | undefined): string[] | undefined {
  if (!venue?.address) return undefined;
  return [
    `${whereIs} ist an dieser Adresse: ${addressLine(venue.address)}. Nennt dein Termin einen anderen Ort, gilt der Ort beim Termin.`,
  ];
}

const feeText = (fee: Fee) => (typeof fee === 'string' ? fee : `${fee.label}: ${formatEuro(fee.cents)}`);

const only = (text: string | undefined) => (text === undefined ? undefined : [text]);

/** Facts of the owner as texts, by the names that information pages use; `undefined` where they are missing. */
export function ownerTextsOf({
  venues = {},
  fees,
  doorsOpenMinutes,
  dogs = {},
  ownFood = {},
  marketsRunBy,
  radioFrequency,
  tallCars,
  arrivingLate,
  engineAndLight,
  accessibility = {},
}: OwnerFacts) {
  const { names } = venueTexts;
  return {
    cinemaAddress: addressText(`Das ${names.cinema}`, venues.cinema),
    marketAddress: addressText(`Der ${names.flohmarkt}`, venues.flohmarkt),
    kidsAddress: addressText(`Der ${names.kinderflohmarkt}`, venues.kinderflohmarkt),
    cinemaDoors:
      doorsOpenMinutes === undefined
        ? undefined
        : [
            `Auf den Platz fahren kannst du ab ${doorsOpenMinutes}\u00a0Minuten vor Filmbeginn; die Uhrzeit steht beim Termin.`,
          ],
    cinemaDogs: only(dogs.cinema),
    marketDogs: only(dogs.markets),
    cinemaFood: only(ownFood.cinema),
    marketFood: only(ownFood.markets),
    marketsRunBy:
      marketsRunBy === undefined
        ? undefined
        : [sentence(`Veranstaltet wird der Flohmarkt von ${marketsRunBy}`)],
    fees: fees?.map(feeText),
    radio:
      radioFrequency === undefined
        ? undefined
        : [`Den Ton hörst du im Radio auf ${frequencyText(radioFrequency)}.`],
    tallCars: only(tallCars),
    arrivingLate: only(arrivingLate),
    engineAndLight: only(engineAndLight),
    cinemaAccess: only(accessibility.cinema),
    marketAccess: only(accessibility.markets),
  };
}

export type OwnerTextName = keyof ReturnType<typeof ownerTextsOf>;

export const ownerTexts = ownerTextsOf(ownerFacts);
