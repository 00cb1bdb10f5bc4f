import { paths } from '@/shop/paths';
import { expect, test } from './fixtures';
import { decline } from './steps';
import { button } from './target';

/** Every address without a parameter, and one of each kind with a parameter. */
const addresses = [
  ...Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(':')),
  '/show/305',
  '/show/302',
  '/flohmarktprogramm-wien/501',
  '/kinoprogramm-wien/kinofilm/metropolis',
  '/kinoprogramm-wien/kinofilm/gibt-es-nicht',
  '/kino/film/grease',
  '/blog-autokino/mit-hund-ins-kino',
  '/flohmarkt-wien/blog/der-erste-eigene-flohmarktstand',
  '/gibt/es/nicht',
];

/** Runs in the page. On a slow line a page does not wait for its fonts and keeps the fallbacks (`src/prehydrate/head.ts`). */
const waitsForFonts = () => document.querySelector('script[blocking=render]') !== null;

/** Runs in the page. */
function defects(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility());
  // Pictures below the window have no address yet.
  const pictures = [...document.images].filter(
    ({ src, complete, naturalWidth }) => src && complete && naturalWidth === 0,
  );
  const families = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  const lacksFonts = document.querySelector('script[blocking=render]') !== null && families.size < 2;
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []),
    ...(titles.length === 1 ? [] : [`${titles.length} main headings`]),
    ...pictures
      .map(({ src }) => src)
      .filter((src) => !src.includes('dieses-bild-fehlt'))
      .map((src) => `broken picture ${src}`),
    ...(lacksFonts ? [`loaded fonts: ${[...families].join(', ')}`] : []),
    ...(/\b(?:undefined|NaN|null)\b|\[object/.exec(document.body.innerText) ?? []),
  ];
}

/** Visits the other pages after a failure, too. */
const softly = expect.configure({ soft: true, timeout: 10_000 });

test(
  'every page has one main heading, its fonts and pictures, and fits the window',
  { tag: ['@webkit', '@firefox'] },
  async ({ visitor, allowProblems }) => {
    test.setTimeout(600_000);
    allowProblems(
      /^request: 404 GET \/(?:gibt\/es\/nicht|404|vorstellung-nicht-gefunden|vertrag-widerrufen)$/,
      /^request: 404 GET .*gibt-es-nicht/,
    );
    await visitor.open('/show/305');
    await decline(visitor);
    await visitor.press(button('In den Warenkorb'));
    let waiting = 0;
    for (const address of addresses) {
      await test.step(address, async () => {
        await visitor.open(address);
        await visitor.settle();
        // Late fonts and responses may still change the page.
        await softly
          .poll(() => visitor.driver.evaluate(defects, undefined), { message: address, intervals: [100] })
          .toEqual([]);
        if (await visitor.driver.evaluate(waitsForFonts, undefined)) waiting += 1;
      });
    }
    expect(waiting, 'pages with web fonts').toBeGreaterThan(0);
  },
);
