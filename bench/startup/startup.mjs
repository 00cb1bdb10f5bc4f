/** The first visit on a phone with a throttled CPU and line. */
import { whenIdle } from '../timeout.mjs';
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

/** A delay below the latency of the line would have no visible effect. */
const slowBackendMs = 1000;

/**
 * The request of the programme for its data, and the address of a show.
 * @param {Browser} browser
 * @param {ShopServer} server
 */
export async function findAddresses(browser, server) {
  const page = await browser.newPage();
  try {
    const firstRequest = page.waitForRequest((request) =>
      request.url().includes('/rest/show/getCurrentShows'),
    );
    await page.goto(server.origin + programme.path);
    const { pathname, search } = new URL((await firstRequest).url());
    const link = page.locator('.show-card a[href^="/show/"]').first();
    return { request: pathname + search, show: (await link.getAttribute('href')) ?? '' };
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
    // Prehydration shows only the first cards.
    await page.waitForLoadState('networkidle');
    await whenIdle(page);
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
 * Visits all candidates in turns, so that other load on the machine affects all of them.
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
  const { request, show } = await findAddresses(browser, server);
  const visited = visitedPages(show);
  await addReferences(browser, server, { visited, request });
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
  const withoutScripts = visited.map((expected) => ({
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
  const first = visited.flatMap((page, index) => [ofShop(page), ...withoutScripts.slice(index, index + 1)]);
  const fast = await visitAll(browser, server, [...first, vanilla, react], runs);

  server.conditions.backendDelay = slowBackendMs;
  const waiting = visited.filter(({ hasData }) => hasData).map(ofShop);
  const slow = await visitAll(browser, server, [...waiting, vanilla], Math.ceil(runs / 3));

  const title = 'First visit on a phone: latency 562 ms, 1.47 Mbps, CPU throttled 4 ×';
  return {
    tables: [
      { title, headings: startHeadings, rows: fast.series.map(startRow), notes: startNotes },
      {
        title: `The same with a backend delay of ${slowBackendMs} ms`,
        headings: startHeadings,
        rows: slow.series.map(startRow),
      },
    ],
    figures: [
      ...fast.series
        .filter(({ which }) => which === 'shop')
        .flatMap((each) => pageFigures(each, fast.of(each.page, 'static'))),
      ...[
        { when: '', by: fast },
        { when: ', slow backend', by: slow },
      ].map(({ when, by }) =>
        cardsFigure(when, by.of(programme.name, 'shop'), by.of(programme.name, 'hand-written')),
      ),
      scriptFigure(fast.of(programme.name, 'shop'), fast.of(emptyReact.name, 'React')),
    ],
  };
}
