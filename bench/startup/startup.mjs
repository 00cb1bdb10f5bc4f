/** The start: a phone with a slow processor on a slow line opens the shop, which its browser knows nothing of. */
import { settled } from '../timeout.mjs';
import { readPage } from '../listPage.mjs';
import { assertSameContent } from '../sameContent.mjs';
import { addReferences, emptyReact } from './references.mjs';
import {
  cardsFigure,
  pageFigures,
  scriptFigure,
  startHeadings,
  startNotes,
  startRow,
} from './startTables.mjs';
import { ownFiles, visit } from './visit.mjs';
import { programme, visitedPages } from './visitedPages.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('../figures.mjs').Report} Report */
/** @typedef {import('./figuresOfLoading.mjs').Start} Start */
/** @typedef {import('./shopServer.mjs').ShopServer} ShopServer */
/** @typedef {import('./visitedPages.mjs').VisitedPage} VisitedPage */
/** @typedef {{ page: string, which: string, address: string, expected: VisitedPage, own?: Set<string> | undefined }} Candidate */

/** ms that a slow backend takes; less than the line's own delay could not be seen. */
const slowBackend = 1000;

/**
 * What the programme asks the backend for, and where a show of it stands.
 * @param {Browser} browser
 * @param {ShopServer} server
 */
export async function lookAround(browser, server) {
  const page = await browser.newPage();
  try {
    const asking = page.waitForRequest((request) => request.url().includes('/rest/show/getCurrentShows'));
    await page.goto(server.origin + programme.path);
    const { pathname, search } = new URL((await asking).url());
    const link = page.locator('.show-card a[href^="/show/"]').first();
    return { asked: pathname + search, show: (await link.getAttribute('href')) ?? '' };
  } finally {
    await page.close();
  }
}

/**
 * @param {Browser} browser
 * @param {ShopServer} server
 * @param {string} path
 */
async function readCards(browser, server, path) {
  const page = await browser.newPage();
  try {
    await page.goto(server.origin + path);
    await page.locator(programme.content).first().waitFor();
    // The first cards stand alone until the app has taken the page over.
    await page.waitForLoadState('networkidle');
    await settled(page);
    const { headings, cards, nodes } = await page.evaluate(readPage);
    const posters = page.locator(`${programme.content} img`);
    const pictures = await posters.evaluateAll((images) =>
      images.map((image) => new URL(/** @type {HTMLImageElement} */ (image).src).pathname),
    );
    return { headings, cards, pictures, elements: [`${nodes} elements and texts`], height: 0 };
  } finally {
    await page.close();
  }
}

/**
 * Visits all of them in turns, so that whatever else the machine does disturbs all alike.
 * @param {Browser} browser
 * @param {ShopServer} server
 * @param {Candidate[]} candidates
 * @param {number} runs
 */
async function visitAll(browser, server, candidates, runs) {
  const series = candidates.map(({ page, which }) => ({ page, which, starts: /** @type {Start[]} */ ([]) }));
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { address, expected, own }] of candidates.entries()) {
      series[index]?.starts.push(await visit(browser, server.origin + address, expected, own));
    }
    console.error(`  start: run ${run + 1} of ${runs}`);
  }
  const of = (/** @type {string} */ page, /** @type {string} */ which) =>
    series.find((each) => each.page === page && each.which === which)?.starts ?? [];
  return { series, of };
}

/**
 * @param {import('../parts.mjs').Shop} shop
 * @param {number} runs
 * @returns {Promise<Report>}
 */
export async function measureStart({ browser, server }, runs) {
  const { asked, show } = await lookAround(browser, server);
  const visited = visitedPages(show);
  await addReferences(browser, server, { visited, asked });
  assertSameContent('the programme', await readCards(browser, server, programme.path), {
    ...(await readCards(browser, server, '/references/vanilla')),
  });

  /** @type {Map<string, Set<string>>} */
  const own = new Map();
  for (const page of visited) own.set(page.name, await ownFiles(browser, server.origin + page.path, page));
  const ofShop = (/** @type {VisitedPage} */ expected) => ({
    page: expected.name,
    which: 'shop',
    address: expected.path,
    expected,
    own: own.get(expected.name),
  });
  const vanilla = {
    page: programme.name,
    which: 'hand-written',
    address: '/references/vanilla',
    expected: programme,
  };
  const still = visited.map((expected) => ({
    page: expected.name,
    which: 'static',
    address: `/references/static/${expected.name}`,
    expected: { ...expected, content: 'main' },
  }));
  const react = {
    page: emptyReact.name,
    which: 'React',
    address: emptyReact.path,
    expected: { ...emptyReact, hasData: false },
  };
  const first = visited.flatMap((page, index) => [ofShop(page), ...still.slice(index, index + 1)]);
  const quick = await visitAll(browser, server, [...first, vanilla, react], runs);

  server.conditions.backendDelay = slowBackend;
  const waiting = visited.filter(({ hasData }) => hasData).map(ofShop);
  const slow = await visitAll(browser, server, [...waiting, vanilla], Math.ceil(runs / 3));

  const title = 'First visit on a phone: latency 562 ms, 1.47 Mbps, CPU throttled 4 ×';
  return {
    tables: [
      { title, headings: startHeadings, rows: quick.series.map(startRow), notes: startNotes },
      {
        title: `The same with a backend delay of ${slowBackend} ms`,
        headings: startHeadings,
        rows: slow.series.map(startRow),
      },
    ],
    figures: [
      ...quick.series
        .filter(({ which }) => which === 'shop')
        .flatMap((each) => pageFigures(each, quick.of(each.page, 'static'))),
      ...[
        { when: '', by: quick },
        { when: ', slow backend', by: slow },
      ].map(({ when, by }) =>
        cardsFigure(when, by.of(programme.name, 'shop'), by.of(programme.name, 'hand-written')),
      ),
      scriptFigure(quick.of(programme.name, 'shop'), quick.of(emptyReact.name, 'React')),
    ],
  };
}
