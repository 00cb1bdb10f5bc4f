import { describe, expect, it } from 'vitest';
import { eveningFacts, eveningRules, frequencyText } from '@/domain/eveningFacts';
import { eventExample, filmShow, marketShow } from '@test/domain/examples';
import { allOwnerFacts } from '@test/support/ownerFacts';

const { radioFrequency, tallCars, arrivingLate, engineAndLight, ownFood, dogs, accessibility } =
  allOwnerFacts;
const film = filmShow();

describe('what the owner says of an evening', () => {
  it('is for a film what holds at the cinema, with its frequency', () => {
    expect(eveningFacts(film, allOwnerFacts)).toEqual([
      { name: 'Ton', text: 'UKW\u00a096,3\u00a0MHz' },
      ...eveningRules(film, allOwnerFacts),
    ]);
    expect(eveningRules(film, allOwnerFacts).map(({ text }) => text)).toEqual([
      arrivingLate,
      tallCars,
      engineAndLight,
      ownFood.cinema,
      dogs.cinema,
      accessibility.cinema,
    ]);
  });

  it('is for a flea market what holds at the markets', () => {
    expect(eveningFacts(marketShow(), allOwnerFacts)).toEqual([
      { name: 'Eigenes Essen', text: ownFood.markets },
      { name: 'Hunde', text: dogs.markets },
      { name: 'Barrierefrei', text: accessibility.markets },
    ]);
  });

  it('is nothing for other kinds of shows, and only what is given', () => {
    for (const eventType of ['automarkt', 'publicevent'] as const)
      expect(
        eveningFacts(marketShow({ event: eventExample({ eventType }) }), allOwnerFacts),
        eventType,
      ).toEqual([]);
    expect(eveningFacts(film, {})).toEqual([]);
    expect(eveningFacts(marketShow(), { radioFrequency, tallCars, dogs: { cinema: dogs.cinema } })).toEqual(
      [],
    );
    expect(eveningFacts(film, { dogs })).toEqual([{ name: 'Hunde', text: dogs.cinema }]);
  });

  it('has a frequency as visitors set it', () => {
    expect([87.5, 100, 96.35].map(frequencyText)).toEqual([
      'UKW\u00a087,5\u00a0MHz',
      'UKW\u00a0100\u00a0MHz',
      'UKW\u00a096,35\u00a0MHz',
    ]);
  });
});
