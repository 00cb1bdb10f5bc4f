type Thing = Record<string, unknown>;
type Rule = (value: unknown, thing: Thing) => string | undefined;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const text: Rule = (value) => (typeof value === 'string' && value.trim() ? undefined : 'is no text');
const address: Rule = (value) =>
  typeof value === 'string' && /^https?:\/\/[^\s/]+/.test(value) ? undefined : 'is no absolute address';
const price: Rule = (value) => (/^\d+(\.\d{1,2})?$/.test(String(value)) ? undefined : 'is no price');
const number: Rule = (value) => (Number(value) > 0 ? undefined : 'is no number above 0');
const euro: Rule = (value) => (value === 'EUR' ? undefined : 'is not EUR');
const filled: Rule = (value) => {
  const isFilled = Array.isArray(value) ? value.length > 0 : isThing(value);
  return isFilled ? undefined : 'is empty';
};
const availability: Rule = (value) =>
  /^https:\/\/schema\.org\/(InStock|InStoreOnly|SoldOut|PreOrder|LimitedAvailability|OutOfStock|PreSale|Discontinued)$/.test(
    String(value),
  )
    ? undefined
    : 'is none of schema.org';

/** UTC offset of Vienna at a moment, as in an ISO date. */
function offsetInVienna(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Vienna', timeZoneName: 'longOffset' });
  return (
    parts
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice(3) ?? ''
  );
}

const day = /^\d{4}-\d\d-\d\d/;

/** A date, or a date with time and Vienna's offset. */
const moment: Rule = (value) => {
  const said = String(value);
  if (!day.test(said) || Number.isNaN(Date.parse(said))) return 'is no date';
  if (said.startsWith('2099')) return 'is a placeholder date';
  const time = said.replace(day, '');
  if (time === '') return undefined;
  const offset = /^T\d\d:\d\d(?::\d\d)?([+-]\d\d:\d\d)$/.exec(time)?.[1];
  if (offset === undefined) return 'has a time without an offset';
  return offset === offsetInVienna(new Date(said)) ? undefined : 'has not the offset of Vienna';
};

const positions: Rule = (value) => {
  const given = listOf(value).map((item) => isThing(item) && item['position']);
  return given.length > 0 && given.every((position, index) => position === index + 1)
    ? undefined
    : `has the positions ${given.join(', ')}`;
};

/** Ratings belong to venues, never to events. */
const none: Rule = (value) => (value === undefined ? undefined : 'does not belong here');

/** Optional, but not empty. */
const unlessLeftOut =
  (rule: Rule): Rule =>
  (value, thing) =>
    value === undefined ? undefined : rule(value, thing);

const event = {
  name: text,
  startDate: moment,
  url: address,
  location: unlessLeftOut(filled),
  offers: unlessLeftOut(filled),
  aggregateRating: none,
  review: none,
};
/** A place without a name has at least an address. */
const nameOrAddress: Rule = (value, thing) =>
  value === undefined ? filled(thing['address'], thing) : text(value, thing);
const postalCode: Rule = (value) => (/^\d{4}$/.test(String(value)) ? undefined : 'is no postal code');
const degrees: Rule = (value) => (typeof value === 'number' ? undefined : 'is no number');
const time: Rule = (value) => (/^\d\d:\d\d$/.test(String(value)) ? undefined : 'is no time');
const count: Rule = (value, thing) => number(value ?? thing['ratingCount'], thing);
const venue = { name: text, url: address };

/** Required properties by type (requirements, "Search engines"); other types are faults. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  BreadcrumbList: { itemListElement: positions },
  ListItem: { position: number, name: text, item: address },
  MovieTheater: venue,
  LocalBusiness: venue,
  Organization: { name: text, url: unlessLeftOut(address) },
  WebSite: venue,
  Place: { name: nameOrAddress },
  PostalAddress: { streetAddress: text, postalCode, addressLocality: text, addressCountry: text },
  GeoCoordinates: { latitude: degrees, longitude: degrees },
  OpeningHoursSpecification: { dayOfWeek: filled, opens: time, closes: time },
  ScreeningEvent: { ...event, workPresented: filled },
  Event: event,
  Movie: { name: text },
  Offer: { price, priceCurrency: euro, availability, url: address },
  BlogPosting: { headline: text },
  AggregateRating: { ratingValue: number, bestRating: number, reviewCount: count },
};

/** Rules for a property of any type. */
const everywhere: Readonly<Record<string, Rule>> = {
  url: address,
  item: address,
  '@id': address,
  image: address,
  endDate: (value, thing) =>
    moment(value, thing) ?? (String(value) >= String(thing['startDate']) ? undefined : 'is before the start'),
};

const unset = /\b(?:undefined|NaN|Invalid Date)\b|\[object /;

function thingProblems(thing: Thing, venue: string): string[] {
  const type = thing['@type'];
  const own = typeof type === 'string' ? rules[type] : undefined;
  if (!own) return [`${venue}: unknown @type ${String(type)}`];
  const here = Object.entries(everywhere).filter(([name]) => name in thing && !(name in own));
  const broken = [...Object.entries(own), ...here].flatMap(([name, rule]) => {
    const problem = rule(thing[name], thing);
    return problem ? [`${venue} ${type}.${name} ${problem}`] : [];
  });
  const nested = Object.entries(thing).flatMap(([name, value]) =>
    listOf(value)
      .filter(isThing)
      .flatMap((each) => thingProblems(each, `${venue}.${name}`)),
  );
  return [...broken, ...nested];
}

/** Faults of one JSON-LD script. */
export function jsonLdProblems(script: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(script);
  } catch {
    return [`no JSON: ${script.slice(0, 60)}`];
  }
  const left = unset.exec(script)?.[0];
  return [
    ...(left ? [`a value that was not there: ${left}`] : []),
    ...listOf(data).flatMap((thing) => {
      if (!isThing(thing)) return ['no thing with a @type'];
      const context =
        thing['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org'];
      const graph = thing['@graph'];
      const things = Array.isArray(graph) ? graph.filter(isThing) : [thing];
      return [...context, ...things.flatMap((each) => thingProblems(each, '$'))];
    }),
  ];
}
