/** @typedef {import('./loadingPage.mjs').Fetched} Fetched */
/** @typedef {ReturnType<typeof import('./loadingPage.mjs').readLoading>} Loading */

/**
 * What a visit came to: times in ms, sizes in bytes as they were sent.
 * @typedef {object} Start
 * @property {number} firstPaint
 * @property {number} firstContentful
 * @property {number} shell the largest paint before the content came
 * @property {number} largest
 * @property {number} content
 * @property {number} shift
 * @property {number} blocked total blocking time
 * @property {number} trips requests before the content that waited for each other
 * @property {number} requests begun before the content was there, and answered before it was painted
 * @property {number} ahead of these, what the page fetched for other screens
 * @property {number} html
 * @property {number} script asked for before the content
 * @property {number} allScript asked for until the page was calm
 * @property {number} styles that came later than the page, for it
 * @property {number} allStyles with those that were fetched ahead for other screens
 * @property {number} blocking style sheets and scripts that the first paint waited for
 */

const isData = (/** @type {Fetched} */ { path }) => path.startsWith('/rest/');
const isScript = (/** @type {Fetched} */ { path }) => path.endsWith('.js');
const isStyle = (/** @type {Fetched} */ { path }) => path.endsWith('.css');
const bytesOf = (/** @type {Fetched[]} */ files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * How many requests waited for each other: the longest row in which each began when the one before had ended.
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
 * @param {number} since only what follows the first paint counts
 */
export function blockedTime(tasks, since) {
  return tasks
    .filter(({ start }) => start >= since)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/**
 * @param {Loading} loading
 * @param {Set<string>} [own] the paths of what the page fetches for itself; without them, all is for itself
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
