/** The first visit on a phone with a throttled CPU and line, over HTTP/2 and HTTP/1.1, and the visit after it. */
import { phoneLine } from '../browser.mjs';
import { absolute, ratio } from '../figures.mjs';
import { goals } from '../goals.mjs';
import { median } from '../statistics.mjs';
import { measureFonts } from './fonts.mjs';
import { startOf } from './loading.mjs';
import { findPages, programme } from './pages.mjs';
import { measurePresses } from './presses.mjs';
import { addReferences, emptyReact } from './references.mjs';
import { measureRepeatVisit } from './repeatVisit.mjs';
import { visit } from './visit.mjs';

/** @typedef {import('../figures.mjs').Figure} Figure */
/** @typedef {import('../figures.mjs').Goal} Goal */
/** @typedef {import('./loading.mjs').Start} Start */
/** @typedef {import('./pages.mjs').VisitedPage} VisitedPage */
/** @typedef {'shop' | 'static' | 'hand-written' | 'React'} Which */
/** @typedef {{ page: VisitedPage, which: Which, path: string, protocol: keyof typeof protocols, delay: number, starts: Start[] }} Candidate */

/** A delay below the latency of the line would have no visible effect. */
const slowBackendMs = 1000;
/** Further visits of a first visit need no more runs: they count, or have a wide margin. */
const mostRuns = 3;

const protocols = /** @type {const} */ ({ 'HTTP/2': 'secureOrigin', 'HTTP/1.1': 'origin' });
const names = /** @type {(keyof typeof protocols)[]} */ (Object.keys(protocols));

const whole = (/** @type {number} */ value) => Math.round(value);
const tenths = (/** @type {number} */ value) => value.toFixed(1);

/** @type {[heading: string, key: keyof Start, shown: (value: number) => string | number][]} */
const columns = [
  ['first paint ms', 'firstPaint', whole],
  ['shell ms', 'shell', whole],
  ['LCP ms', 'largest', whole],
  ['content ms', 'content', whole],
  ['hydrated ms', 'hydrated', whole],
  ['CLS', 'shift', (value) => value.toFixed(4)],
  ['TBT ms', 'blocked', whole],
  ['round trips', 'trips', whole],
  ['requests', 'requests', whole],
  ['HTML KiB', 'html', tenths],
  ['JS KiB', 'script', tenths],
  ['all JS KiB', 'allScript', tenths],
];

/** @type {[metric: string, key: keyof Start, unit: NonNullable<Figure['unit']>, goal?: Goal][]} */
const limits = [
  ['hydrated', 'hydrated', 'ms'],
  ['files that block the first paint', 'blocking', 'number', goals.blocking],
  ['serial round trips', 'trips', 'number', goals.trips],
  ['requests', 'requests', 'number', goals.requests],
  ['CLS', 'shift', 'number', goals.shift],
  ['TBT', 'blocked', 'ms', goals.blocked],
];
/** @type {typeof limits} of the programme */
const listLimits = [
  ['JavaScript of a list', 'script', 'KiB', goals.listScript],
  ['HTML of a list', 'html', 'KiB', goals.html],
];

/** @type {(visited: VisitedPage[], protocol: Candidate['protocol']) => Candidate[]} */
function candidatesFor(visited, protocol) {
  /** @type {(page: VisitedPage, which: Which, path?: string, delay?: number) => Candidate} */
  const candidate = (page, which, path = page.path, delay = 0) => ({
    ...{ page, which, path, protocol, delay },
    starts: [],
  });
  const written = (/** @type {VisitedPage} */ page, delay = 0) =>
    page.first ? [candidate(page, 'hand-written', `/references/first/${page.name}`, delay)] : [];
  const slow = [
    candidate(programme, 'shop', programme.path, slowBackendMs),
    ...written(programme, slowBackendMs),
  ];
  return [
    ...visited.flatMap((page) => [
      candidate(page, 'shop'),
      candidate({ ...page, content: 'main' }, 'static', `/references/static/${page.name}`),
      ...written(page),
    ]),
    candidate(emptyReact, 'React'),
    ...(protocol === 'HTTP/2' ? slow : []),
  ];
}

/** @type {(shop: Candidate, all: Candidate[]) => Figure[]} */
function figuresOf({ page, protocol, delay, starts }, all) {
  const named = (/** @type {string} */ metric) => `start, ${page.name}: ${metric}, ${protocol}`;
  const of = (/** @type {Start[]} */ values, /** @type {keyof Start} */ key) =>
    values.map((start) => start[key]);
  const to = (/** @type {Which} */ which, /** @type {keyof Start} */ key) => {
    const found = all.find(
      (other) =>
        other.page.name === page.name &&
        [other.which, other.protocol, other.delay].join() === [which, protocol, delay].join(),
    );
    return of(found?.starts ?? [], key);
  };
  const content = ratio(
    named(`first ${page.first}${delay ? ', slow backend' : ''}`),
    of(starts, 'content'),
    to('hand-written', 'content'),
    median,
    goals.content,
  );
  if (delay) return [content];
  return [
    ratio(
      named('first paint'),
      of(starts, 'firstPaint'),
      to('static', 'firstPaint'),
      median,
      goals.firstPaint,
    ),
    ratio(
      named("the shell's largest paint"),
      of(starts, 'shell'),
      to('static', 'shell'),
      median,
      goals.shell,
    ),
    ...(page.first ? [content] : []),
    ...[...limits, ...(page.name === programme.name ? listLimits : [])].map(([metric, key, unit, goal]) =>
      absolute(named(metric), of(starts, key), unit, goal),
    ),
  ];
}

/** @type {(candidates: Candidate[], title: string) => import('../figures.mjs').Table} */
const tableOf = (candidates, title) => ({
  title,
  headings: ['page', '', ...columns.map(([heading]) => heading)],
  rows: candidates.map(({ page, which, starts }) => [
    page.name,
    which,
    ...columns.map(([, key, shown]) => shown(median(starts.map((start) => start[key])))),
  ]),
});

/** @type {WeakMap<import('../server.mjs').Server, VisitedPage[]>} */
const prepared = new WeakMap();

/** @type {(bench: import('../parts.mjs').Bench) => Promise<VisitedPage[]>} builds and checks references once for a server */
async function prepare({ browser, server, hasReferences }) {
  const visited = prepared.get(server) ?? (await findPages(browser, server.origin));
  if (!prepared.has(server) && hasReferences) await addReferences(browser, server, visited);
  prepared.set(server, visited);
  return visited;
}

/** @type {import('../parts.mjs').Part} */
export async function measureStart(bench, runs) {
  const { browser, server, hasReferences } = bench;
  const visited = await prepare(bench);
  const candidates = names
    .flatMap((protocol) => candidatesFor(visited, protocol))
    .filter(({ which }) => hasReferences || which === 'shop');
  // In turns, so that other load on the machine affects all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const { page, path, protocol, delay, starts } of candidates) {
      server.conditions.backendDelay = delay;
      const address = server[protocols[protocol]] + path;
      starts.push(await visit(browser, address, page, ({ loading }) => startOf(loading)));
    }
    console.error(`  start: run ${run + 1} of ${runs}`);
  }
  server.conditions.backendDelay = 0;
  const later = Math.min(runs, mostRuns);
  const reports = [
    await measureRepeatVisit(bench, later),
    await measurePresses(bench, visited, later),
    await measureFonts(bench, visited),
  ];
  const byDelay = (/** @type {string} */ protocol, /** @type {number} */ delay) =>
    candidates.filter((each) => each.protocol === protocol && each.delay === delay);
  const line = `latency ${phoneLine.latency} ms, 1.47 Mbps, CPU throttled 4 ×`;
  return {
    tables: [
      ...names.map((protocol) => tableOf(byDelay(protocol, 0), `First visit, ${protocol}, ${line}`)),
      tableOf(
        byDelay('HTTP/2', slowBackendMs),
        `The same over HTTP/2, backend delayed by ${slowBackendMs} ms`,
      ),
    ],
    figures: [
      ...candidates.filter(({ which }) => which === 'shop').flatMap((shop) => figuresOf(shop, candidates)),
      ...reports.flat(),
    ],
  };
}
