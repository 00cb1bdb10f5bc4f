import { describe, expect, it } from 'vitest';
import { brand } from '@/shared/config/brand';
import { ratings } from '@/shared/config/ratings';
import { ratedVenue } from '@/domain/ratedVenues';
import { ownerData } from '@/features/external/knownDetails';
import { allOwnerFacts } from '@test/support/ownerFacts';
import { type BuiltSite, parsed } from './builtSite';
import { informationProblems } from './informationRules';
import { jsonLdProblems } from './jsonLd';
import { linkChecker, missingFiles, ownPages } from './links';
import { bodyProblems, headProblems } from './pageRules';
import { mainText, shingles, similarity, textOf, wordCount } from './text';

describe('the checks of the prerendered pages', () => {
  const origin = 'https://kino.example';

  const title = `Anfahrt – ${brand.name}`;

  const description = 'Wie du mit dem Auto, mit den Öffis oder mit dem Rad zu uns kommst.';

  const tag = (name: string, value: string) => `<meta property="og:${name}" content="${value}">`;

  const head = `<title>${title}</title><meta name="description" content="${description}">
  <link rel="canonical" href="${origin}/anfahrt">
  ${tag('title', title)}${tag('description', description)}${tag('url', `${origin}/anfahrt`)}`;

  const breadcrumbs = '<nav aria-label="Du bist hier"><a href="/">Startseite</a></nav>';

  const main = '<h1>Anfahrt</h1><h2 id="auto">Auto</h2><p>Dann links.</p><h3>Stau</h3><h2>Rad</h2>';

  function page({ address = '/anfahrt', within = main, said = head, before = breadcrumbs } = {}) {
    const html = `<!doctype html><html lang="de-AT"><head>${said}</head><body>${before}<main>${within}</main></body></html>`;
    return parsed(address, html);
  }

  function siteWith(...pages: ReturnType<typeof page>[]): BuiltSite {
    return {
      origin,
      pages,
      hidden: [],
      listed: [],
      robots: '',
      hasFile: (address) => address === '/start.js',
    };
  }

  describe('a page’s head', () => {
    it('has no problem if it is valid', () => {
      expect(headProblems(page(), origin)).toEqual([]);
    });

    it.each([
      ['a second title', head + '<title>Noch einer</title>', 'head title'],
      ['no title', head.replace(`<title>${title}</title>`, ''), 'head title'],
      ['a title without the brand', head.replaceAll(title, 'Mit dem Rad zum Kino'), 'lacks the brand'],
      ['a long title', head.replaceAll('Anfahrt –', `${'lang '.repeat(15)}–`), 'characters'],
      ['a short description', head.replaceAll(description, 'Zu uns.'), 'characters'],
      ['a relative canonical address', head.replace(`href="${origin}`, 'href="'), 'not absolute'],
      ['another title for sharing', head.replace('content="Anfahrt', 'content="Parken'), 'og:title'],
      ['an unset value', head.replaceAll('Wie du', 'undefined: Wie du'), 'unfinished'],
    ])('is wrong with %s', (_, said, problem) => {
      expect(headProblems(page({ said }), origin).join()).toContain(problem);
    });
  });

  describe('a page’s body', () => {
    it('has no problem if it is valid', () => {
      expect(bodyProblems(page(), origin)).toEqual([]);
      const home = { address: '/', said: head.replace('/anfahrt">', '/">'), before: '' };
      expect(bodyProblems(page(home), origin)).toEqual([]);
    });

    it.each([
      ['two main headings', { within: main + '<h1>Zwei</h1>' }, '2 times h1'],
      ['an empty main heading', { within: '<h1> </h1><p>Text</p>' }, 'The h1 is empty'],
      ['no main part', { within: '</main><h1>Anfahrt</h1><main hidden></main><main>' }, '3 times main'],
      ['no breadcrumbs', { before: '' }, '0 breadcrumbs'],
      ['a skipped heading level', { within: '<h1>Anfahrt</h1><h3>Auto</h3>' }, 'A heading too deep: H3 Auto'],
      ['a missing value', { within: main + '<p>um NaN €</p>' }, 'unfinished'],
    ])('is wrong with %s', (_, parts, problem) => {
      expect(bodyProblems(page(parts), origin).join()).toContain(problem);
    });
  });

  describe('the links of a page', () => {
    const check = (href: string) => {
      const from = page({ within: `<a href="${href}">Weiter</a>` });
      const site = siteWith(from, page({ address: '/kino' }), page({ address: '/' }));
      return linkChecker(site, { unbuilt: ['/cart'], patterns: ['/show/:id'] })(from);
    };

    it.each([
      '/kino',
      '/kino#auto',
      '/cart',
      '/show/12',
      '/show/12?heute=1',
      'https://www.wko.at/x',
      'mailto:a@b.at',
    ])('may point to %s', (href) => {
      expect(check(href)).toEqual([]);
    });

    it.each([
      '/kinoo',
      '/show',
      '/show/1/2',
      '/kino#bahn',
      '/kino/',
      'https://example.com/',
      'http://wko.at/',
      '',
    ])('may not point to "%s"', (href) => {
      expect(check(href)).toHaveLength(1);
    });

    it('include the links to its files', () => {
      const files = '<link rel="modulepreload" href="/start.js"><link rel="stylesheet" href="/start.css">';
      expect(missingFiles(page({ said: files }), siteWith().hasFile)).toEqual(['/start.css is not there']);
      const listed = '<script data-scripts="/start.js /cart.js" data-stylesheets="/start.css"></script>';
      expect(missingFiles(page({ said: listed }), siteWith().hasFile)).toEqual([
        '/cart.js is not there',
        '/start.css is not there',
      ]);
    });

    it('distinguish canonical pages from aliases', () => {
      const own = page();
      expect(ownPages(siteWith(own, page({ address: '/alias' })))).toEqual([own]);
    });
  });

  describe('an information page', () => {
    const related = '<h2>Weiterlesen</h2><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>';
    const step = '<aside class="next-step">Komm vorbei.</aside>';
    const problems = (within: string) => informationProblems(page({ within }).document);
    const words = `<p>${'Wort und Satz. '.repeat(150)}</p>`;

    it('has no problem if it is valid', () => {
      expect(problems(words + step + related)).toEqual([]);
    });

    it.each([
      ['too short', step + related, 'words'],
      ['too long', words + words + words + step + related, 'words'],
      ['without a next step', words + related, '0 next steps'],
      ['with two next steps', words + step + step + related, '2 next steps'],
      ['without related pages', words + step + '<h2>Weiterlesen</h2>', '0 related links'],
      ['with a wrong mark', words + step + '<p>Das "Kino".</p>' + related, 'straight quotation mark'],
    ])('is wrong when it is %s', (_, within, problem) => {
      expect(problems(within).join()).toContain(problem);
    });
  });

  describe('the words of a page', () => {
    it('are the visible ones, block by block', () => {
      const { document } = page({
        within: '<h1>Eins</h1><p>z<b>wei</b></p><nav>nichts</nav><script>x()</script>',
      });
      expect(mainText(document)).toBe('Eins\nzwei');
      expect(textOf(document.querySelector('p') as Element).trim()).toBe('zwei');
      expect(wordCount('Ein Auto-Kino, um 5:30 – 4,50 Euro.')).toBe(6);
    });

    it('are compared five at a time', () => {
      const text = 'Am Sonntag baust du den Stand auf und am Abend schaust du einen Film.';
      expect(similarity(shingles(text), shingles(text.toUpperCase()))).toBe(1);
      expect(similarity(shingles(text), shingles(`${text} Danach fährst du heim.`))).toBeGreaterThan(0.3);
      expect(similarity(shingles(text), shingles('Ganz andere Wörter stehen auf dieser Seite hier.'))).toBe(
        0,
      );
    });
  });
});

describe('the check of JSON-LD', () => {
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

  const postalAddress = {
    '@type': 'PostalAddress',
    streetAddress: 'Weg 1',
    postalCode: '1230',
    addressLocality: 'Wien',
    addressCountry: 'AT',
  };

  const cinema = { '@type': 'MovieTheater', name: 'Autokino', url, aggregateRating: rating };

  const step = (position: number) => ({
    '@type': 'ListItem',
    position,
    name: `Seite ${position}`,
    item: url,
  });

  const breadcrumbs = { '@type': 'BreadcrumbList', itemListElement: [step(1), step(2)] };

  const problemsOf = (thing: object) =>
    jsonLdProblems(JSON.stringify({ '@context': 'https://schema.org', ...thing })).join();

  describe('linked data', () => {
    it.each([
      ['a show', screening],
      [
        'a market without a time',
        { ...screening, '@type': 'Event', startDate: '2026-04-19', endDate: undefined },
      ],
      ['a show without a location and a price', { ...screening, location: undefined, offers: undefined }],
      ['a cinema', cinema],
      [
        'a cinema with facts of the owner',
        ratedVenue(ratings[0]!, { name: 'Autokino', description: 'Kino', origin }, allOwnerFacts),
      ],
      ['who runs the shop', ownerData(allOwnerFacts, origin)],
      [
        'a place with an address only',
        { ...screening, location: { '@type': 'Place', address: postalAddress } },
      ],
      ['breadcrumbs', breadcrumbs],
      ['a list of things', { '@graph': [screening, cinema] }],
    ])('is valid for %s', (_, thing) => {
      expect(problemsOf(thing)).toBe('');
    });

    it.each([
      ['no type', { '@type': undefined }, 'unknown @type'],
      ['an unexpected type', { '@type': 'Flohmarkt' }, 'unknown @type Flohmarkt'],
      ['another context', { ...cinema, '@context': 'http://schema.org' }, '@context'],
      ['no name', { ...cinema, name: undefined }, 'MovieTheater.name'],
      ['a relative address', { ...cinema, url: '/kino' }, 'no absolute address'],
      ['a start without an offset', { ...screening, startDate: '2026-06-05T21:00:00' }, 'without an offset'],
      ['winter time in summer', { ...screening, startDate: '2026-06-05T21:00:00+01:00' }, 'offset of Vienna'],
      ['a placeholder date', { ...screening, startDate: '2099-01-01' }, 'is a placeholder date'],
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
      [
        'breadcrumbs that skip a page',
        { ...breadcrumbs, itemListElement: [step(1), step(3)] },
        'positions 1, 3',
      ],
      [
        'a place without name and address',
        { ...screening, location: { '@type': 'Place', url } },
        'Place.name',
      ],
      [
        'an address without a street',
        { ...cinema, address: { ...postalAddress, streetAddress: undefined } },
        'PostalAddress.streetAddress',
      ],
      ['a missing value', { ...cinema, name: 'Kino undefined' }, 'not there: undefined'],
    ])('is wrong with %s', (_, thing, problem) => {
      expect(problemsOf(thing)).toContain(problem);
    });

    it('is wrong when it is invalid JSON or empty', () => {
      expect(jsonLdProblems('{"@type": }')).toEqual(['no JSON: {"@type": }']);
      expect(jsonLdProblems('"Kino"')).not.toEqual([]);
    });
  });
});
