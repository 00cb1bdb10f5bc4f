/** Functions that run inside measured pages. They are serialized: they must not use anything of this module. */

/** @typedef {{ reaction: number, task: number }} Work in ms */
/** @typedef {{ reactions: PerformanceObserver, tasks: PerformanceObserver, longest: Work }} Watch */
/** @typedef {Window & { work?: Watch }} WatchedWindow */

/** Starts to record the longest input delay until the next paint, and the longest task. */
export function watchWork() {
  /** @type {WatchedWindow} */
  const watched = window;
  watched.work?.reactions.disconnect();
  watched.work?.tasks.disconnect();
  const longest = { reaction: 0, task: 0 };
  const since = performance.now();
  /** @param {keyof typeof longest} kind */
  const observe = (kind) =>
    new PerformanceObserver((entries) => {
      for (const { duration, startTime } of entries.getEntries()) {
        if (startTime >= since) longest[kind] = Math.max(longest[kind], duration);
      }
    });
  const reactions = observe('reaction');
  const tasks = observe('task');
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const options = { type: 'event', durationThreshold: 16 };
  reactions.observe(options);
  tasks.observe({ type: 'longtask' });
  watched.work = { reactions, tasks, longest };
}

/** @returns {Promise<Work>} 0 for tasks below 50 ms and reactions below 16 ms, which browsers do not report */
export async function longestOf() {
  // Entries are reported with a delay.
  await new Promise((resolve) => setTimeout(resolve, 500));
  /** @type {WatchedWindow} */
  const { work } = window;
  return work?.longest ?? { reaction: 0, task: 0 };
}
