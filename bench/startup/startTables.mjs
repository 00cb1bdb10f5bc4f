import { absolute, ratio } from '../figures.mjs';
import { median } from '../statistics.mjs';

/** @typedef {import('../figures.mjs').Figure} Figure */
/** @typedef {import('./figuresOfLoading.mjs').Start} Start */
/** @typedef {{ page: string, which: string, starts: Start[] }} Series visits to one page of the shop or of a reference */

const kibibytes = (/** @type {number} */ bytes) => bytes / 1024;
const whole = (/** @type {number} */ value) => Math.round(value);

/** @type {[heading: string, of: (start: Start) => number, shown: (value: number) => string | number][]} */
const columns = [
  ['first paint ms', ({ firstPaint }) => firstPaint, whole],
  ['FCP ms', ({ firstContentful }) => firstContentful, whole],
  ['LCP ms', ({ largest }) => largest, whole],
  ['content ms', ({ content }) => content, whole],
  ['CLS', ({ shift }) => shift, (value) => value.toFixed(4)],
  ['TBT ms', ({ blocked }) => blocked, whole],
  ['round trips', ({ trips }) => trips, whole],
  ['requests', ({ requests }) => requests, whole],
  ['prefetched', ({ ahead }) => ahead, whole],
  ['HTML KiB', ({ html }) => kibibytes(html), (value) => value.toFixed(1)],
  ['JS KiB', ({ script }) => kibibytes(script), (value) => value.toFixed(1)],
  ['all JS KiB', ({ allScript }) => kibibytes(allScript), (value) => value.toFixed(1)],
  ['CSS files KiB', ({ styles }) => kibibytes(styles), (value) => value.toFixed(1)],
  ['all CSS KiB', ({ allStyles }) => kibibytes(allStyles), (value) => value.toFixed(1)],
];

export const startNotes = [
  'Bytes: transferred and compressed, without headers. Requests: started before the content was in the DOM and answered ' +
    'before it was painted; _prefetched_: those of them for other pages, which the shop does not send if data saving is on. ' +
    'CSS files: stylesheets loaded after the HTML for this page; all CSS: also those that are prefetched for other pages.',
];

export const startHeadings = ['page', '', ...columns.map(([heading]) => heading)];

/**
 * @param {Series} series
 * @returns {(string | number)[]} a row of medians under `startHeadings`
 */
export function startRow({ page, which, starts }) {
  return [page, which, ...columns.map(([, of, shown]) => shown(median(starts.map(of))))];
}

/**
 * Tracked figures of a page, with the same page without scripts as the reference.
 * @param {Series} shop
 * @param {Start[]} reference visits to the page without scripts
 * @returns {Figure[]}
 */
export function pageFigures({ page, starts }, reference) {
  const of = (/** @type {(start: Start) => number} */ value) => starts.map(value);
  const name = (/** @type {string} */ what) => `start, ${page}: ${what}`;
  const ratioTo = (/** @type {string} */ what, /** @type {(start: Start) => number} */ value) =>
    ratio(name(what), of(value), reference.map(value), median, { number: 'G1', limit: 1.05 });
  const isList = page === 'programme';
  return [
    ratioTo('first paint', ({ firstPaint }) => firstPaint),
    ratioTo("the shell's largest paint", ({ shell }) => shell),
    absolute(
      name('JavaScript'),
      of(({ script }) => kibibytes(script)),
      'KiB',
      { number: 'G3', limit: 118 },
    ),
    ...(isList
      ? [
          absolute(
            name('HTML'),
            of(({ html }) => kibibytes(html)),
            'KiB',
            { number: 'G4', limit: 7.5 },
          ),
        ]
      : []),
    absolute(
      name('files that block the first paint'),
      of(({ blocking }) => blocking),
      'number',
      {
        number: 'G4',
        limit: 0,
      },
    ),
    absolute(
      name('later styles'),
      of(({ styles }) => kibibytes(styles)),
      'KiB',
      { number: 'G4', limit: 10 },
    ),
    absolute(
      name('serial round trips'),
      of(({ trips }) => trips),
      'number',
      { number: 'G5', limit: 2 },
    ),
    absolute(
      name('requests'),
      of(({ requests }) => requests),
      'number',
      { number: 'G5', limit: 6 },
    ),
    absolute(
      name('CLS'),
      of(({ shift }) => shift),
      'number',
      { number: 'G6', limit: 0.005 },
    ),
    absolute(
      name('TBT'),
      of(({ blocked }) => blocked),
      'ms',
      { number: 'G6', limit: 50 },
    ),
  ];
}

/**
 * @param {string} when suffix of the name
 * @param {Start[]} shop
 * @param {Start[]} vanilla
 */
export function cardsFigure(when, shop, vanilla) {
  const painted = (/** @type {Start[]} */ starts) => starts.map(({ content }) => content);
  const goal = { number: 'G2', limit: 1.1 };
  return ratio(`start, programme: first cards${when}`, painted(shop), painted(vanilla), median, goal);
}

/**
 * @param {Start[]} shop
 * @param {Start[]} react
 */
export function scriptFigure(shop, react) {
  const bytes = (/** @type {Start[]} */ starts) => starts.map(({ script }) => script);
  const goal = { number: 'G3', limit: 1.75 };
  return ratio('start, programme: JavaScript against React alone', bytes(shop), bytes(react), median, goal);
}
