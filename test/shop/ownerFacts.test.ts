import { describe, expect, it } from 'vitest';
import type { OwnerFacts } from '@/shop/ownerFacts';
import { listedOwnerFacts, missingOwnerFacts } from '@/shop/ownerFactsList';
import { checkOwnerFacts } from '@/shop/ownerFactsSchema';
import { allOwnerFacts } from '@test/support/ownerFacts';

const { venues, company } = allOwnerFacts;

const cinema = (changes: object) => ({ venues: { cinema: { ...venues.cinema, ...changes } } });
const address = (changes: object) => cinema({ address: { ...venues.cinema.address, ...changes } });
const at = (latitude: unknown, longitude: unknown) => cinema({ coordinates: { latitude, longitude } });
const open = (changes: object) =>
  cinema({ openingHours: [{ days: ['Sunday'], opens: '06:00', closes: '14:00', ...changes }] });
const phone = (shown: string, number: string) => ({ telephone: { shown, number } });
const fee = (changes: object) => ({ fees: [{ label: 'Buchungsgebühr', cents: 150, ...changes }] });

function problemsOf(facts: unknown): string {
  try {
    checkOwnerFacts(facts);
  } catch (error) {
    return String(error);
  }
  return '';
}

describe('the check of the owner’s facts', () => {
  it('accepts no fact and all facts', () => {
    expect(problemsOf({})).toBe('');
    expect(problemsOf(allOwnerFacts)).toBe('');
  });

  it.each(['+43 1 234 56 78', '+43 (0)1 234 56 78', '0043 1 2345678', '01/234 56 78'])(
    'accepts the telephone number „%s“ for +4312345678',
    (shown) => {
      expect(problemsOf(phone(shown, '+4312345678'))).toBe('');
    },
  );

  it.each([
    ['venues.cinema.address.postalCode', address({ postalCode: '123' }), 'must be four digits'],
    ['venues.cinema.address.street', address({ street: ' Weg 1' }), 'must be one line without blanks'],
    ['venues.cinema.address.street', address({ street: 'Weg 1\n1230 Wien' }), 'must be one line'],
    ['venues.cinema.address.city', address({ city: undefined }), ''],
    ['venues.cinema.address.country', address({ country: 'AT' }), ''],
    ['venues.cinema.coordinates.latitude', at(16.3, 16.3), 'must be degrees from 46.3 to 49.1'],
    ['venues.cinema.coordinates.longitude', at(48.1, 48.1), 'must be degrees from 9.5 to 17.2'],
    ['venues.cinema.coordinates.latitude', at('48.1', 16.3), ''],
    ['venues.cinema.openingHours.0.opens', open({ opens: '6:00' }), 'must be a time like "06:30"'],
    ['venues.cinema.openingHours.0.closes', open({ closes: '24:00' }), 'must be a time like "06:30"'],
    ['venues.cinema.openingHours.0', open({ closes: '06:00' }), 'must not open and close at the same time'],
    ['venues.cinema.openingHours.0.days.0', open({ days: ['Sonntag'] }), ''],
    ['venues.cinema.openingHours.0.days', open({ days: [] }), 'must name a day'],
    ['venues.cinema.openingHours', cinema({ openingHours: [] }), 'must have an entry'],
    ['venues.cinema.shows', cinema({ shows: [] }), 'must have an entry'],
    ['venues.cinema.shows.0', cinema({ shows: [''] }), 'must be one line'],
    ['venues.kinderflohmarkt.shows', { venues: { kinderflohmarkt: { shows: 'all' } } }, ''],
    ['venues.automarkt', { venues: { automarkt: {} } }, ''],
    ['telephone.number', phone('01 234 56 78', '0012345678'), 'must be like "+4312345678"'],
    ['telephone', phone('01 234 56 79', '+4312345678'), 'must have the same digits'],
    ['telephone', phone('bei uns', '+4312345678'), 'must have the same digits'],
    ['email', { email: 'servus@kino' }, 'must be an e-mail address'],
    ['company.registerNumber', { company: { registerNumber: '123456' } }, 'must be like "FN 123456a"'],
    ['company.vatId', { company: { vatId: 'ATU1234567' } }, 'must be like "ATU12345678"'],
    ['company.managingDirectors', { company: { managingDirectors: [] } }, 'must have an entry'],
    ['fees', { fees: [] }, 'must have an entry'],
    ['fees.0.cents', fee({ cents: 1.5 }), 'must be cents: a whole number'],
    ['fees.0.cents', fee({ cents: 0 }), 'must be above 0'],
    ['fees.0.label', fee({ label: '' }), 'must be one line'],
    ['fees.0', { fees: ['Absage gratis'] }, 'must be a sentence in one line, with a full stop'],
    ['doorsOpenMinutes', { doorsOpenMinutes: 0 }, 'must be at least 1'],
    ['doorsOpenMinutes', { doorsOpenMinutes: 7.5 }, 'must be whole minutes'],
    ['doorsOpenMinutes', { doorsOpenMinutes: 3600 }, 'must be minutes, at most 240'],
    ['doorsOpenMinutes', { doorsOpenMinutes: '60' }, ''],
    ['dogs.cinema', { dogs: { cinema: 'ja' } }, 'must be a sentence'],
    [
      'ownFood.markets',
      { ownFood: { markets: `${'lang '.repeat(60)}.` } },
      'must have at most 240 characters',
    ],
    ['marketsRunBy', { marketsRunBy: '' }, 'must be one line'],
    ['radioFrequency', { radioFrequency: 963 }, 'must be MHz from 87.5 to 108'],
    ['accessibility.cinema', { accessibility: { cinema: 'ja' } }, 'must be a sentence'],
    ['withdrawal.email', { withdrawal: { email: 'widerruf' } }, 'must be an e-mail address'],
    ['fax', { fax: '1' }, ''],
  ])('names %s', (key, facts, reason) => {
    const lines = problemsOf(facts).split('\n  ').slice(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${key.replaceAll('.', '\\.')}: `));
    expect(lines[0]).toContain(reason);
  });

  it('names all wrong facts at once', () => {
    const problems = problemsOf({ email: 'x', marketsRunBy: '' });
    expect(problems).toContain('email: ');
    expect(problems).toContain('marketsRunBy: ');
  });
});

/** The keys of all facts; the parts of an address and the like belong to their fact. */
function keysOf(facts: object, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    /^(?:venues|venues\.\w+|company|dogs|ownFood|accessibility)$/.test(prefix + name)
      ? keysOf(value as object, `${prefix}${name}.`)
      : [prefix + name],
  );
}

describe('the list of the owner’s facts', () => {
  it('has an entry for each fact, with a name and what it brings', () => {
    const list = missingOwnerFacts({});
    expect(list.map(({ key }) => key).sort()).toEqual(keysOf(allOwnerFacts).sort());
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    for (const { brings } of list) expect(brings).not.toBe('');
  });

  it('has no missing fact if all are given', () => {
    expect(missingOwnerFacts(allOwnerFacts)).toEqual([]);
    expect(listedOwnerFacts(allOwnerFacts).every(({ isMissing }) => !isMissing)).toBe(true);
  });

  it.each<[string, OwnerFacts]>([
    ['company.vatId', { company: { vatId: company.vatId } }],
    ['venues.flohmarkt.address', { venues: { flohmarkt: { address: venues.flohmarkt.address } } }],
    ['dogs.markets', { dogs: { markets: 'Hunde dürfen mit.' } }],
  ])('counts only %s as given if it is the only one', (key, facts) => {
    const given = listedOwnerFacts(facts).filter(({ isMissing }) => !isMissing);
    expect(given.map((fact) => fact.key)).toEqual([key]);
  });
});
