import { describe, expect, it } from 'vitest';
import { jsonLdProblems } from './jsonLd';

const url = 'https://kino.example/show/1';
const offer = {
  '@type': 'Offer',
  price: '12.50',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  url,
};
const screening = {
  '@type': 'ScreeningEvent',
  name: 'Grease',
  startDate: '2026-06-05T21:00:00+02:00',
  endDate: '2026-06-05T23:00:00+02:00',
  url,
  location: { '@type': 'Place', name: 'Autokino' },
  offers: [offer],
  workPresented: { '@type': 'Movie', name: 'Grease' },
};
const rating = { '@type': 'AggregateRating', ratingValue: 4.6, bestRating: 5, reviewCount: 1448 };
const cinema = { '@type': 'MovieTheater', name: 'Autokino', url, aggregateRating: rating };
const step = (position: number) => ({ '@type': 'ListItem', position, name: `Seite ${position}`, item: url });
const trail = { '@type': 'BreadcrumbList', itemListElement: [step(1), step(2)] };

const problemsOf = (thing: object) =>
  jsonLdProblems(JSON.stringify({ '@context': 'https://schema.org', ...thing })).join();

describe('linked data', () => {
  it.each([
    ['a show', screening],
    [
      'a market without a time',
      { ...screening, '@type': 'Event', startDate: '2026-04-19', endDate: undefined },
    ],
    ['a show whose place and price nobody knows', { ...screening, location: undefined, offers: undefined }],
    ['a cinema', cinema],
    ['a trail', trail],
    ['a list of things', { '@graph': [screening, cinema] }],
  ])('may be that of %s', (_, thing) => {
    expect(problemsOf(thing)).toBe('');
  });

  it.each([
    ['no type', { '@type': undefined }, 'unknown @type'],
    ['a type that nobody expects', { '@type': 'Flohmarkt' }, 'unknown @type Flohmarkt'],
    ['another context', { ...cinema, '@context': 'http://schema.org' }, '@context'],
    ['no name', { ...cinema, name: undefined }, 'MovieTheater.name'],
    ['a relative address', { ...cinema, url: '/kino' }, 'no absolute address'],
    ['a start without an offset', { ...screening, startDate: '2026-06-05T21:00:00' }, 'without an offset'],
    ['winter time in summer', { ...screening, startDate: '2026-06-05T21:00:00+01:00' }, 'offset of Vienna'],
    ['no real date', { ...screening, startDate: '2099-01-01' }, 'stands for no date'],
    ['an end before the start', { ...screening, endDate: '2026-06-04' }, 'before the start'],
    ['an empty list of offers', { ...screening, offers: [] }, 'offers is empty'],
    ['a price in German', { ...screening, offers: { ...offer, price: '12,50' } }, 'no price'],
    ['another currency', { ...screening, offers: { ...offer, priceCurrency: 'CHF' } }, 'not EUR'],
    [
      'an unknown availability',
      { ...screening, offers: { ...offer, availability: 'InStock' } },
      'availability',
    ],
    ['a rating of a show', { ...screening, aggregateRating: rating }, 'does not belong here'],
    [
      'a rating without a count',
      { ...cinema, aggregateRating: { ...rating, reviewCount: undefined } },
      'reviewCount',
    ],
    ['a trail that skips a page', { ...trail, itemListElement: [step(1), step(3)] }, 'positions 1, 3'],
    ['a value that was not there', { ...cinema, name: 'Kino undefined' }, 'not there: undefined'],
  ])('is wrong with %s', (_, thing, problem) => {
    expect(problemsOf(thing)).toContain(problem);
  });

  it('is wrong when it is no JSON, or nothing', () => {
    expect(jsonLdProblems('{"@type": }')).toEqual(['no JSON: {"@type": }']);
    expect(jsonLdProblems('"Kino"')).not.toEqual([]);
  });
});
