import * as v from 'valibot';

const matching = (pattern: RegExp, hint: string) => v.pipe(v.string(), v.regex(pattern, hint));

const maxLine = 120;
const maxSentence = 240;

/** Words without a line break or blanks around them. */
const line = v.pipe(
  matching(/^\S(?:.*\S)?$/, 'must be one line without blanks around it'),
  v.maxLength(maxLine, `must have at most ${maxLine} characters`),
);
const sentence = v.pipe(
  matching(/^\S.*[.!?]$/, 'must be a sentence in one line, with a full stop'),
  v.maxLength(maxSentence, `must have at most ${maxSentence} characters`),
);

const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time like "06:30"');
const degrees = (least: number, most: number) => {
  const hint = `must be degrees from ${least} to ${most}, which is Austria`;
  return v.pipe(v.number(), v.minValue(least, hint), v.maxValue(most, hint));
};
const cents = v.pipe(
  v.number(),
  v.integer('must be cents: a whole number'),
  v.minValue(1, 'must be above 0'),
  v.maxValue(100_000, 'must be cents, at most 100000'),
);

const address = v.strictObject({
  street: line,
  postalCode: matching(/^[1-9]\d{3}$/, 'must be four digits'),
  city: line,
});
const coordinates = v.strictObject({ latitude: degrees(46.3, 49.1), longitude: degrees(9.5, 17.2) });
const weekday = v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const openingHours = v.pipe(
  v.strictObject({
    days: v.pipe(v.array(weekday), v.nonEmpty('must name a day')),
    opens: time,
    closes: time,
  }),
  v.check(({ opens, closes }) => opens !== closes, 'must not open and close at the same time'),
);
const names = v.pipe(v.array(line), v.nonEmpty('must have an entry'));

const venue = <Shows extends v.GenericSchema>(shows: Shows) =>
  v.strictObject({
    address: v.optional(address),
    coordinates: v.optional(coordinates),
    openingHours: v.optional(v.pipe(v.array(openingHours), v.nonEmpty('must have an entry'))),
    shows: v.optional(shows),
  });
/** Not a union, whose message names neither the wrong entry nor the reason. */
const allOrNames = v.lazy((shows) => (shows === 'all' ? v.literal('all') : names));

const digitsOf = (shown: string) => shown.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');

const telephone = v.pipe(
  v.strictObject({
    shown: line,
    number: matching(/^\+[1-9]\d{6,14}$/, 'must be like "+4312345678", without blanks'),
  }),
  v.check(
    ({ shown, number }) => digitsOf(shown) !== '' && number.endsWith(digitsOf(shown)),
    'must have the same digits in shown and number',
  ),
);

const company = v.strictObject({
  name: v.optional(line),
  legalForm: v.optional(line),
  registerNumber: v.optional(matching(/^FN \d{1,6} ?[a-z]$/, 'must be like "FN 123456a"')),
  court: v.optional(line),
  vatId: v.optional(matching(/^ATU\d{8}$/, 'must be like "ATU12345678"')),
  address: v.optional(address),
  managingDirectors: v.optional(names),
  chamber: v.optional(line),
  authority: v.optional(line),
});

const fee = v.lazy((given) =>
  typeof given === 'string' ? sentence : v.strictObject({ label: line, cents }),
);
const rules = v.strictObject({ cinema: v.optional(sentence), markets: v.optional(sentence) });

const emailAddress = v.pipe(v.string(), v.email('must be an e-mail address'));

const facts = v.strictObject({
  venues: v.optional(
    v.strictObject({
      cinema: v.optional(venue(allOrNames)),
      flohmarkt: v.optional(venue(allOrNames)),
      kinderflohmarkt: v.optional(venue(names)),
    }),
  ),
  telephone: v.optional(telephone),
  email: v.optional(emailAddress),
  company: v.optional(company),
  fees: v.optional(v.pipe(v.array(fee), v.nonEmpty('must have an entry'))),
  doorsOpenMinutes: v.optional(
    v.pipe(
      v.number(),
      v.integer('must be whole minutes'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(240, 'must be minutes, at most 240'),
    ),
  ),
  dogs: v.optional(rules),
  ownFood: v.optional(rules),
  marketsRunBy: v.optional(line),
  radioFrequency: v.optional(
    v.pipe(
      v.number(),
      v.minValue(87.5, 'must be MHz from 87.5 to 108'),
      v.maxValue(108, 'must be MHz from 87.5 to 108'),
    ),
  ),
  tallCars: v.optional(sentence),
  arrivingLate: v.optional(sentence),
  engineAndLight: v.optional(sentence),
  accessibility: v.optional(rules),
  withdrawal: v.optional(v.strictObject({ email: v.optional(emailAddress) })),
  filmPicturesInPrint: v.optional(v.literal(true, 'must be true, or be missing')),
});

/** Throws an `Error` that names every wrong and every unknown fact with the reason, which stops the build. */
export function checkOwnerFacts(given: unknown, file = 'src/shop/ownerFacts.ts'): void {
  const { issues = [] } = v.safeParse(facts, given);
  const problems = issues.map((issue) => `${v.getDotPath(issue) ?? 'ownerFacts'}: ${issue.message}`);
  if (problems.length > 0) throw new Error(`Wrong facts in ${file}:\n  ${problems.join('\n  ')}`);
}
