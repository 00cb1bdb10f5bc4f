/** Addresses whose page comes from another file than one of their own name. */
export const screenAddresses = [
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
];

/** Addresses that are none of the shop's: its page for them, with the status that says so. */
export const unknownAddresses = [
  '/gibt-es-nicht',
  '/flohmarkt-wien/gibt-es-nicht',
  '/show/1/2',
  '/404',
  '/shell',
  '/vorstellung-nicht-gefunden',
  // Which page these mean, the app finds out.
  '/cart.',
  '/kino/faqs).',
  '/kino/faqs%20',
  '/kino/faqs.html)',
  '/flohmarkt-wien%E2%80%A6',
  // Escapes that mean nothing.
  '/feedback%',
  '/feedback%2',
  '/feedback%zz',
  '/show/100%',
  '/%',
  '/teilen',
  '/_headers',
  '/_redirects',
];

/** What is no page and not there, or not for visitors: nothing that a browser could take for one. */
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

/** Where addresses of earlier times and second addresses of a page lead. */
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

/** What would lead a visitor to another host, or put a header into the answer, if it were taken for a path. */
export const hostileAddresses = [
  '//evil.example.test/',
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
