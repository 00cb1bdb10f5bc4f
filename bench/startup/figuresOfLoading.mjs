/** @typedef {import('./loadingPage.mjs').Fetched} Fetched */
/** @typedef {ReturnType<typeof import('./loadingPage.mjs').readLoading>} Loading */

/**
 * Figures of a visit: times in ms, transferred sizes in bytes.
 * @typedef {object} Start
 * @property {number} firstPaint
 * @property {number} firstContentful
 * @property {number} shell largest paint before the content
 * @property {number} largest
 * @property {number} content when the content was painted
 * @property {number} shift cumulative layout shift
 * @property {number} blocked total blocking time
 * @property {number} trips serial round trips before the content
 * @property {number} requests started before the content was in the DOM, and ended before it was painted
 * @property {number} ahead those of them that are prefetched for other pages
 * @property {number} html
 * @property {number} script requested before the content was painted
 * @property {number} allScript requested until the page was idle
 * @property {number} styles stylesheets loaded after the HTML for this page
 * @property {number} allStyles also the prefetched ones
 * @property {number} blocking stylesheets and scripts that blocked the first paint
 */

const isData = (/** @type {Fetched} */ { path }) => path.startsWith('/rest/');
const isScript = (/** @type {Fetched} */ { path }) => path.endsWith('.js');
const isStyle = (/** @type {Fetched} */ { path }) => path.endsWith('.css');
const bytesOf = (/** @type {Fetched[]} */ files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Length of the longest chain of requests in which each starts after the previous one has ended.
 * @param {Pick<Fetched, 'start' | 'end'>[]} requests
 */
export function serialTrips(requests) {
  const sorted = [...requests].sort((a, b) => a.end - b.end);
  /** @type {{ end: number, trips: number }[]} */
  const done = [];
  for (const { start, end } of sorted) {
    const before = done.filter((earlier) => earlier.end <= start).map(({ trips }) => trips);
    done.push({ end, trips: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...done.map(({ trips }) => trips));
}

/**
 * @param {{ start: number, duration: number }[]} tasks
 * @param {number} since ms; earlier tasks do not count
 */
export function blockedTime(tasks, since) {
  return tasks
    .filter(({ start }) => start >= since)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/**
 * @param {Loading} loading
 * @param {Set<string>} [own] paths that the page loads for itself; all if omitted
 * @returns {Start}
 */
export function startOf(loading, own) {
  const { found, painted, largest, shift, tasks, firstPaint, firstContentful, page, fetched } = loading;
  const all = [...page, ...fetched];
  const isOwn = (/** @type {Fetched} */ file) => !own || page.includes(file) || own.has(file.path);
  const needed = all.filter((file) => file.start < found && file.end <= painted);
  const waitedFor = needed.filter(
    (file) => page.includes(file) || isData(file) || isScript(file) || isStyle(file),
  );
  const last = largest.at(-1) ?? Number.NaN;
  const shells = found > firstContentful ? largest.filter((time) => time <= found) : largest;
  return {
    firstPaint,
    firstContentful,
    shell: shells.at(-1) ?? largest[0] ?? Number.NaN,
    largest: last,
    content: Math.max(painted, firstPaint),
    shift,
    blocked: blockedTime(tasks, firstContentful),
    trips: serialTrips(waitedFor),
    requests: needed.length,
    ahead: needed.filter((file) => !isOwn(file)).length,
    html: bytesOf(page),
    script: bytesOf(all.filter((file) => isScript(file) && file.start < painted)),
    allScript: bytesOf(all.filter(isScript)),
    styles: bytesOf(fetched.filter((file) => isStyle(file) && isOwn(file))),
    allStyles: bytesOf(fetched.filter(isStyle)),
    blocking: fetched.filter(({ isBlocking }) => isBlocking).length,
  };
}
