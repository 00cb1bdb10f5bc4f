import { describe, expect, it } from 'vitest';
import { brand } from '@/shop/brand';
import { ratings } from '@/shop/ratings';
import { ratedVenue } from '@/domain/ratedVenues';
import { ownerData } from '@/features/external/knownDetails';
import { allOwnerFacts } from '@test/support/ownerFacts';
import { type BuiltSite, parsed } from './builtSite';
import { informationProblems } from './informationRules';
import { jsonLdProblems } from './jsonLd';
import { linkChecker, missingFiles, ownPages } from './links';
import { bodyProblems, headProblems } from './pageRules';
import { mainText, shingles, similarity, textOf, wordCount } from './text';

const origin = 'https://kino.example';

describe('the checks of the prerendered pages', () => {
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

  it('find each fault of a page’s head', () => {
    const wrong: Record<string, [said: string, problem: string]> = {
      'a second title': [head + '<title>Noch einer</title>', 'head title'],
      'no title': [head.replace(`<title>${title}</title>`, ''), 'head title'],
      'no brand in the title': [head.replaceAll(title, 'Mit dem Rad zum Kino'), 'lacks the brand'],
      'a long title': [head.replaceAll('Anfahrt –', `${'lang '.repeat(15)}–`), 'characters'],
      'a short description': [head.replaceAll(description, 'Zu uns.'), 'characters'],
      'a relative canonical address': [head.replace(`href="${origin}`, 'href="'), 'not absolute'],
      'another title for sharing': [head.replace('content="Anfahrt', 'content="Parken'), 'og:title'],
      'an unset value': [head.replaceAll('Wie du', 'undefined: Wie du'), 'unfinished'],
    };
    expect(headProblems(page(), origin)).toEqual([]);
    for (const [fault, [said, problem]] of Object.entries(wrong))
      expect(headProblems(page({ said }), origin).join(), fault).toContain(problem);
  });

  it('find each fault of a page’s body', () => {
    const wrong: Record<string, [parts: Parameters<typeof page>[0], problem: string]> = {
      'two main headings': [{ within: main + '<h1>Zwei</h1>' }, '2 times h1'],
      'an empty main heading': [{ within: '<h1> </h1><p>Text</p>' }, 'The h1 is empty'],
      'no main part': [{ within: '</main><h1>Anfahrt</h1><main hidden></main><main>' }, '3 times main'],
      'no breadcrumbs': [{ before: '' }, '0 breadcrumbs'],
      'a skipped level': [{ within: '<h1>Anfahrt</h1><h3>Auto</h3>' }, 'A heading too deep: H3 Auto'],
      'a missing value': [{ within: main + '<p>um NaN €</p>' }, 'unfinished'],
    };
    const home = { address: '/', said: head.replace('/anfahrt">', '/">'), before: '' };
    expect([...bodyProblems(page(), origin), ...bodyProblems(page(home), origin)]).toEqual([]);
    for (const [fault, [parts, problem]] of Object.entries(wrong))
      expect(bodyProblems(page(parts), origin).join(), fault).toContain(problem);
  });

  it('find links that lead nowhere or to another site', () => {
    const check = (href: string) => {
      const from = page({ within: `<a href="${href}">Weiter</a>` });
      const site = siteWith(from, page({ address: '/kino' }), page({ address: '/' }));
      return linkChecker(site, { unbuilt: ['/cart'], patterns: ['/show/:id'] })(from);
    };
    const allowed = ['/kino', '/kino#auto', '/cart', '/show/12', '/show/12?heute=1'];
    for (const href of [...allowed, 'https://www.wko.at/x', 'mailto:a@b.at'])
      expect(check(href), href).toEqual([]);
    const wrong = ['/kinoo', '/show', '/show/1/2', '/kino#bahn', '/kino/', 'https://example.com/'];
    for (const href of [...wrong, 'http://wko.at/', '']) expect(check(href), href).toHaveLength(1);
  });

  it('find missing files, and tell canonical pages from aliases', () => {
    const { hasFile } = siteWith();
    const files = '<link rel="modulepreload" href="/start.js"><link rel="stylesheet" href="/start.css">';
    expect(missingFiles(page({ said: files }), hasFile)).toEqual(['/start.css is not there']);
    const listed = '<script data-app="/start.js /cart.js" data-stylesheets="/start.css"></script>';
    expect(missingFiles(page({ said: listed }), hasFile)).toEqual([
      '/cart.js is not there',
      '/start.css is not there',
    ]);
    const own = page();
    expect(ownPages(siteWith(own, page({ address: '/alias' })))).toEqual([own]);
  });

  it('find each fault of an information page', () => {
    const related = '<h2>Weiterlesen</h2><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>';
    const step = '<aside class="next-step">Komm vorbei.</aside>';
    const problems = (within: string) => informationProblems(page({ within }).document);
    const words = `<p>${'Wort und Satz. '.repeat(150)}</p>`;
    const wrong: Record<string, [within: string, problem: string]> = {
      'too short': [step + related, 'words'],
      'too long': [words + words + words + step + related, 'words'],
      'without a next step': [words + related, '0 next steps'],
      'with two next steps': [words + step + step + related, '2 next steps'],
      'without related pages': [words + step + '<h2>Weiterlesen</h2>', '0 related links'],
      'with a wrong mark': [words + step + '<p>Das "Kino".</p>' + related, 'straight quotation mark'],
    };
    expect(problems(words + step + related)).toEqual([]);
    for (const [fault, [within, problem]] of Object.entries(wrong))
      expect(problems(within).join(), fault).toContain(problem);
  });

  it('read the visible words of a page block by block, and compare them five at a time', () => {
    const { document } = page({
      within: '<h1>Eins</h1><p>z<b>wei</b></p><nav>nichts</nav><script>x()</script>',
    });
    expect(mainText(document)).toBe('Eins\nzwei');
    expect(textOf(document.querySelector('p') as Element).trim()).toBe('zwei');
    expect(wordCount('Ein Auto-Kino, um 5:30 – 4,50 Euro.')).toBe(6);
    const text = 'Am Sonntag baust du den Stand auf und am Abend schaust du einen Film.';
    const likeness = (other: string) => similarity(shingles(text), shingles(other));
    expect(likeness(text.toUpperCase())).toBe(1);
    expect(likeness(`${text} Danach fährst du heim.`)).toBeGreaterThan(0.3);
    expect(likeness('Ganz andere Wörter stehen auf dieser Seite hier.')).toBe(0);
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

  it('accepts what the shop writes', () => {
    const place = { '@type': 'Place', address: postalAddress };
    const venue = { name: 'Autokino', description: 'Kino', origin };
    const valid: Record<string, object> = {
      'a show': screening,
      'a market without a time': {
        ...screening,
        ...{ '@type': 'Event', startDate: '2026-04-19', endDate: undefined },
      },
      'a show without a location and a price': { ...screening, location: undefined, offers: undefined },
      'a cinema': cinema,
      'a cinema with facts of the owner': ratedVenue(ratings[0]!, venue, allOwnerFacts),
      'who runs the shop': ownerData(allOwnerFacts, origin),
      'a place with an address only': { ...screening, location: place },
      breadcrumbs,
      'a list of things': { '@graph': [screening, cinema] },
    };
    for (const [what, thing] of Object.entries(valid)) expect(problemsOf(thing), what).toBe('');
  });

  it('finds each fault', () => {
    const wrong: Record<string, [thing: object, problem: string]> = {
      'no type': [{ '@type': undefined }, 'unknown @type'],
      'an unexpected type': [{ '@type': 'Flohmarkt' }, 'unknown @type Flohmarkt'],
      'another context': [{ ...cinema, '@context': 'http://schema.org' }, '@context'],
      'no name': [{ ...cinema, name: undefined }, 'MovieTheater.name'],
      'a relative address': [{ ...cinema, url: '/kino' }, 'no absolute address'],
      'a start without an offset': [{ ...screening, startDate: '2026-06-05T21:00:00' }, 'without an offset'],
      'winter time in summer': [{ ...screening, startDate: '2026-06-05T21:00:00+01:00' }, 'offset of Vienna'],
      'a placeholder date': [{ ...screening, startDate: '2099-01-01' }, 'is a placeholder date'],
      'an end before the start': [{ ...screening, endDate: '2026-06-04' }, 'before the start'],
      'an empty list of offers': [{ ...screening, offers: [] }, 'offers is empty'],
      'a price in German': [{ ...screening, offers: { ...offer, price: '12,50' } }, 'no price'],
      'another currency': [{ ...screening, offers: { ...offer, priceCurrency: 'CHF' } }, 'not EUR'],
      'an unknown availability': [
        { ...screening, offers: { ...offer, availability: 'InStock' } },
        'availability',
      ],
      'a rating of a show': [{ ...screening, aggregateRating: rating }, 'does not belong here'],
      'a rating without a count': [
        { ...cinema, aggregateRating: { ...rating, reviewCount: undefined } },
        'reviewCount',
      ],
      'a skipped page': [{ ...breadcrumbs, itemListElement: [step(1), step(3)] }, 'positions 1, 3'],
      'a place without name and address': [
        { ...screening, location: { '@type': 'Place', url } },
        'Place.name',
      ],
      'an address without a street': [
        { ...cinema, address: { ...postalAddress, streetAddress: undefined } },
        'PostalAddress.streetAddress',
      ],
      'a missing value': [{ ...cinema, name: 'Kino undefined' }, 'not there: undefined'],
    };
    for (const [fault, [thing, problem]] of Object.entries(wrong))
      expect(problemsOf(thing), fault).toContain(problem);
    expect(jsonLdProblems('{"@type": }')).toEqual(['no JSON: {"@type": }']);
    expect(jsonLdProblems('"Kino"')).not.toEqual([]);
  });
});
