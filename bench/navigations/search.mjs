/** The search over all pages, compared with a hand-written filter over the same texts. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../scripts/tool.mjs';
import { ratio } from '../figures.mjs';
import { whenIdle } from '../timeout.mjs';
import { measureInteraction } from '../measuredPage.mjs';
import { withoutScripts } from '../pageCopies.mjs';
import { load } from '../startup/shopServer.mjs';
import { minimum, median } from '../statistics.mjs';
import { withPage } from './openPage.mjs';
import { submitSearch, watchResults } from './searchPage.mjs';

/** @typedef {import('../measuredPage.mjs').Cost} Cost */
/** @typedef {import('@playwright/test').Page} Page */

const path = '/suche';
const reference = '/references/search';
const field = '#suche';
/** Words in the texts of some pages and in no name of a film. */
const words = ['hund', 'radio', 'standgebühr', 'parken', 'kassa'];

/** Texts of the pages, as in the search index. */
async function documents() {
  const [{ pages }, { readText }] = await Promise.all([
    load('src/features/infoPages/manifest.ts'),
    load('build/content/searchText.ts'),
  ]);
  return pages.map((/** @type {Record<string, string>} */ { address, group, title, description }) => {
    const { headings, text } = readText(
      readFileSync(resolve(root, `src/features/infoPages/pages${address}.mdx`), 'utf8'),
    );
    return { address, group, title, description, text: [title, description, headings, text].join(' ') };
  });
}

/**
 * @param {Page} page
 * @param {string} which
 */
async function searchWords(page, which) {
  /** @type {Cost[]} */
  const costs = [];
  for (const word of words) {
    const cost = await measureInteraction(page, {
      name: `${which}, search for ${word}`,
      watch: () => page.evaluate(watchResults),
      act: () => page.evaluate(submitSearch, { field, word }),
    });
    costs.push(cost);
    await whenIdle(page);
  }
  return { ms: median(costs.map(({ ms }) => ms)), cpu: costs.reduce((sum, { cpu }) => sum + cpu, 0) };
}

/**
 * @param {import('../parts.mjs').Shop} shop
 * @param {number} runs
 * @returns {Promise<import('../figures.mjs').Report>}
 */
export async function measureSearch({ browser, server }, runs) {
  const { origin, pages } = server;
  const type = 'text/html; charset=utf-8';
  const copy = await withPage(browser, origin + path, field, (page) => page.evaluate(withoutScripts));
  const script = readFileSync(new URL('../references/search.js', import.meta.url), 'utf8');
  const data = JSON.stringify(await documents()).replaceAll('<', '\\u003c');
  const start = `<script type="module">const documents = ${data};\n${script}</script>`;
  pages.set(reference, { type, body: copy.replace('</body>', () => `${start}</body>`) });
  /** @type {{ ms: number, cpu: number }[][]} */
  const [own = [], other = []] = await withPage(browser, origin + path, field, (app) =>
    withPage(browser, origin + reference, field, async (vanilla) => {
      /** @type {{ ms: number, cpu: number }[][]} */
      const taken = [[], []];
      // The first run is a warm-up.
      for (let run = 0; run <= runs; run += 1) {
        for (const [index, page] of [app, vanilla].entries()) {
          await page.bringToFront();
          const cost = await searchWords(page, index === 0 ? 'app' : 'reference');
          if (run > 0) taken[index]?.push(cost);
        }
      }
      return taken;
    }),
  );
  const of = (/** @type {typeof own} */ costs, /** @type {'ms' | 'cpu'} */ figure) =>
    costs.map((cost) => cost[figure]);
  const figures = [
    ratio('search: a word, time', of(own, 'ms'), of(other, 'ms'), median),
    ratio('search: a word, CPU', of(own, 'cpu'), of(other, 'cpu'), minimum),
  ];
  return {
    tables: [
      {
        title: `Search over all pages, ${words.length} words`,
        headings: ['', 'app ms', 'ref. ms', 'ratio'],
        rows: [
          [
            'until the results are painted, per word',
            median(of(own, 'ms')),
            median(of(other, 'ms')),
            figures[0]?.value.toFixed(2) ?? '',
          ],
          [
            'CPU, all words',
            minimum(of(own, 'cpu')),
            minimum(of(other, 'cpu')),
            figures[1]?.value.toFixed(2) ?? '',
          ],
        ],
        notes: ['The app tolerates typing errors and ranks the results; the reference filters by substring.'],
      },
    ],
    figures,
  };
}
