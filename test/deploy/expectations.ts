import { ownerFacts } from '@/shop/ownerFacts';

/** Only where the owner has switched it on. */
const withdrawal = '/vertrag-widerrufen';

/** Addresses of pages in a file with another name. */
export const routeAddresses = [
  '/suche?q=film',
  '/bezahlung/17',
  '/show/301',
  '/show/301?utm_source=brief',
  '/film/Dr.%20Strange',
  '/film/%C3%BCber.uns',
  '/event/5',
  '/kinoprogramm-wien/kinofilm/metropolis',
  '/flohmarktprogramm-wien/sonntag-17',
  '/automarkt/9',
  '/veranstaltungen/9',
  '/bestellung-stornieren',
  '/bestellung-stornieren/a1b2-c3',
  '/blog-autokino/ein-artikel',
  '/flohmarkt-wien/blog/ein-artikel',
  ...(ownerFacts.withdrawal ? [withdrawal] : []),
];

/** Addresses with the page for unknown addresses and status 404. */
export const unknownAddresses = [
  '/gibt-es-nicht',
  '/flohmarkt-wien/gibt-es-nicht',
  '/show/1/2',
  '/404',
  '/shell',
  '/vorstellung-nicht-gefunden',
  ...(ownerFacts.withdrawal ? [] : [withdrawal]),
  // The app finds the intended page of these.
  '/cart.',
  '/kino/faqs).',
  '/kino/faqs%20',
  '/kino/faqs.html)',
  '/flohmarkt-wien%E2%80%A6',
  // Invalid escapes.
  '/feedback%',
  '/feedback%2',
  '/feedback%zz',
  '/show/100%',
  '/%',
  '/teilen',
  '/_headers',
  '/_redirects',
];

/** Missing and hidden files, with a plain text response. */
export const missingFiles = [
  '/assets',
  '/assets/start-0000000000.js',
  '/assets/texts/regen-00000000.js',
  '/missing.js',
  '/kino/bild.png',
  '/kino/gibt-es-nicht.html',
  '/rest',
  '/rest/show/getCurrentShows?s1=fetch',
  '/rest/bilder/film.svg',
  '/.vite/manifest.json',
  '/.env',
  '/.git/config',
  '/sw.js.br',
  '/robots.txt.gz',
  '/.well-known/security.txt',
];

/** Former and alternative addresses with their redirect targets. */
export const movedAddresses: Record<string, string> = {
  '/programm': '/',
  '/booking?utm_source=brief&x=a%20b': '/?utm_source=brief&x=a%20b',
  '/home': '/',
  '/index': '/',
  '/index.html': '/',
  '/index.php?url=https://evil.example.test/': '/?url=https://evil.example.test/',
  '/home.php': '/',
  '/home.html': '/',
  '/home/': '/',
  '/giftcard?redirect=//evil.example.test': '/kinogutschein?redirect=//evil.example.test',
  '/kinoprogramm-wien.html': '/kinoprogramm-wien',
  '/kino/faqs.html?a=b': '/kino/faqs?a=b',
  '/kino/faqs/': '/kino/faqs',
  '/show/301/?a=b/': '/show/301?a=b/',
  '/cart//': '/cart',
  '/gibt-es-nicht/': '/gibt-es-nicht',
};

/** Pages to which a form may be sent. */
export const postedAddresses = [
  '/pspresult?orderid=17&sig=a%2Bb',
  '/pspresult',
  '/bezahlung/17?x=%20y',
  '/bezahlung/17.5',
  '/',
  '/gibt-es-nicht?orderid=17',
];

/** Addresses that must neither redirect to another host nor inject a header. */
export const hostileAddresses = [
  '//evil.example.test/',
  '//cart',
  '//evil.example.test',
  '//evil.example.test/..',
  '///evil.example.test/',
  '/\\evil.example.test/',
  '/%5cevil.example.test/',
  '/%2fevil.example.test/',
  '/%0d%0aX-Evil:%20yes/',
  '/home/%0d%0aX-Evil:%20yes',
  '/home//evil.example.test/',
  '/home@evil.example.test',
];
