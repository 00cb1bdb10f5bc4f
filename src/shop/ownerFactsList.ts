import type { OwnerFacts, VenueName } from './ownerFacts';

export type ListedFact = {
  /** Where the fact is written in `ownerFacts`. */
  key: string;
  name: string;
  /** Where the fact would appear. */
  brings: string;
};

const venueNames: Record<VenueName, string> = {
  cinema: 'the cinema',
  flohmarkt: 'the flea market',
  kinderflohmarkt: 'the children’s flea market',
};

const where = 'contact page, description of the place for search engines';

function ofVenue(venue: VenueName): ListedFact[] {
  // The children's market has no route page.
  const pages = venue === 'kinderflohmarkt' ? where : `route page, ${where}`;
  const fact = (field: string, name: string, brings: string): ListedFact => ({
    key: `venues.${venue}.${field}`,
    name: `${name} ${venueNames[venue]}`,
    brings,
  });
  return [
    fact('address', 'postal address of', `FAQ, footer, ${pages}`),
    fact('coordinates', 'coordinates of', `link to a map, ${pages}`),
    fact('openingHours', 'opening hours of', pages),
    fact(
      'shows',
      'which shows are at',
      'address in Google’s event results, on the pages of shows and in calendar entries',
    ),
  ];
}

const onContact = 'contact page and imprint';
const inImprint = 'imprint, contact page';

const onEvening =
  'page of a film’s show, „Heute Abend“, calendar entry, printed confirmation, FAQ of the cinema';

const onMarketDay =
  'page of a market’s show, „Heute“, calendar entry, printed confirmation, FAQ of the markets';

const listed: readonly ListedFact[] = [
  ...ofVenue('cinema'),
  ...ofVenue('flohmarkt'),
  ...ofVenue('kinderflohmarkt'),
  { key: 'telephone', name: 'telephone number', brings: `footer, ${onContact}, places in search engines` },
  { key: 'email', name: 'e-mail address', brings: `footer, ${onContact}, places in search engines` },
  { key: 'company.name', name: 'name of the company', brings: `${inImprint}, search engines` },
  { key: 'company.legalForm', name: 'legal form of the company', brings: inImprint },
  { key: 'company.registerNumber', name: 'number in the company register', brings: inImprint },
  { key: 'company.court', name: 'court of the company register', brings: inImprint },
  { key: 'company.vatId', name: 'VAT number', brings: `${inImprint}, search engines` },
  { key: 'company.address', name: 'address of the company', brings: `${inImprint}, search engines` },
  { key: 'company.managingDirectors', name: 'managing directors', brings: inImprint },
  { key: 'company.chamber', name: 'chamber that the company belongs to', brings: inImprint },
  { key: 'company.authority', name: 'supervising authority', brings: inImprint },
  {
    key: 'fees',
    name: 'fees besides the prices',
    brings: 'FAQ of cinema and markets, page about stall fees',
  },
  {
    key: 'doorsOpenMinutes',
    name: 'how many minutes before a film cars may drive in',
    brings:
      'time of admission on the pages of films’ shows, „Heute Abend“ and in calendar entries, route page of the cinema',
  },
  { key: 'dogs.cinema', name: 'rule on dogs at the cinema', brings: `${onEvening}, page about pets` },
  { key: 'dogs.markets', name: 'rule on dogs at the markets', brings: `${onMarketDay}, page about dogs` },
  { key: 'ownFood.cinema', name: 'rule on own food at the cinema', brings: onEvening },
  {
    key: 'ownFood.markets',
    name: 'rule on own food at the markets',
    brings: `${onMarketDay}, page about food`,
  },
  {
    key: 'marketsRunBy',
    name: 'who runs the flea markets',
    brings: 'FAQ of the markets, page about the market’s rules, organiser in Google’s event results',
  },
  { key: 'radioFrequency', name: 'radio frequency of the films’ sound', brings: onEvening },
  { key: 'tallCars', name: 'where tall cars stand', brings: onEvening },
  { key: 'arrivingLate', name: 'rule on arriving late', brings: onEvening },
  { key: 'engineAndLight', name: 'rule on engine and light', brings: onEvening },
  { key: 'accessibility.cinema', name: 'accessible places and toilet of the cinema', brings: onEvening },
  {
    key: 'accessibility.markets',
    name: 'accessible places and toilet of the markets',
    brings: onMarketDay,
  },
  {
    key: 'withdrawal',
    name: 'whether the shop has a withdrawal page for gift cards',
    brings: 'page for withdrawals, link in the footer and in „Meine Bestellungen“',
  },
  {
    key: 'filmPicturesInPrint',
    name: 'whether posters may show the pictures of films',
    brings: 'posters of films',
  },
];

function factAt(facts: OwnerFacts, key: string): unknown {
  return key.split('.').reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null
      ? Object.entries(value).find(([own]) => own === name)?.[1]
      : undefined;
  }, facts);
}

/** Every fact of the owner, and whether it is missing. For scripts only: browsers need none of it. */
export function listedOwnerFacts(facts: OwnerFacts): (ListedFact & { isMissing: boolean })[] {
  return listed.map((fact) => ({ ...fact, isMissing: factAt(facts, fact.key) === undefined }));
}

/** The facts that are not given. */
export function missingOwnerFacts(facts: OwnerFacts): ListedFact[] {
  return listedOwnerFacts(facts).filter(({ isMissing }) => isMissing);
}
