/** @typedef {ReturnType<typeof import('./loadingPage.mjs').readLoading>} Loading */
/** @typedef {Loading['fetched'][number]} Fetched */
/** @typedef {ReturnType<typeof startOf>} Start */

const isScript = (/** @type {Fetched} */ { path }) => path.endsWith('.js');
const kibibytes = (/** @type {Fetched[]} */ files) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/**
 * Length of the longest chain of requests in which each starts after the previous one has ended.
 * @param {Pick<Fetched, 'start' | 'end'>[]} requests
 */
function serialTrips(requests) {
  const sorted = [...requests].sort((a, b) => a.end - b.end);
  /** @type {{ end: number, trips: number }[]} */
  const done = [];
  for (const { start, end } of sorted) {
    const before = done.filter((earlier) => earlier.end <= start).map(({ trips }) => trips);
    done.push({ end, trips: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...done.map(({ trips }) => trips));
}

/** @type {(tasks: Loading['tasks'], since: number) => number} ms beyond 50 of each task after `since` */
function blockedTime(tasks, since) {
  return tasks
    .filter(({ start }) => start >= since)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/** Figures of a visit: times in ms, transferred sizes in KiB. */
export function startOf(/** @type {Loading} */ loading) {
  const { found, painted, hydrated, largest, shift, firstPaint, firstContentful, page, fetched } = loading;
  const all = [...page, ...fetched];
  /** What may have delayed the content. */
  const needed = all.filter((file) => file.start < found && file.end <= painted);
  const waitedFor = needed.filter((file) => page.includes(file) || /^\/rest\/|\.(?:js|css)$/.test(file.path));
  const shells = found > firstContentful ? largest.filter((time) => time <= found) : largest;
  return {
    firstPaint,
    /** The largest paint before the content. */
    shell: shells.at(-1) ?? largest[0] ?? Number.NaN,
    largest: largest.at(-1) ?? Number.NaN,
    content: Math.max(painted, firstPaint),
    hydrated,
    shift,
    blocked: blockedTime(loading.tasks, firstContentful),
    trips: serialTrips(waitedFor),
    requests: needed.length,
    html: kibibytes(page),
    /** Requested before the content was painted. */
    script: kibibytes(all.filter((file) => isScript(file) && file.start < painted)),
    allScript: kibibytes(all.filter(isScript)),
    blocking: fetched.filter(({ isBlocking }) => isBlocking).length,
  };
}
