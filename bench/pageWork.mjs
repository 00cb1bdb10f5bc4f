/**
 * How a page works while its visitor waits. Each function is sent to the page as its text and sees nothing of this
 * file.
 */

/** @typedef {{ reaction: number, task: number }} Work in ms */
/** @typedef {{ reactions: PerformanceObserver, tasks: PerformanceObserver, longest: Work }} Watch */
/** @typedef {Window & { work?: Watch }} WatchedWindow */

/** Notes from now on how long the page takes to react to its visitor, and its longest task. */
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
  const shortOnesToo = { type: 'event', durationThreshold: 16 };
  reactions.observe(shortOnesToo);
  tasks.observe({ type: 'longtask' });
  watched.work = { reactions, tasks, longest };
}

/** @returns {Promise<Work>} 0 for a task of less than 50 ms and a reaction within 16 ms, which no browser reports */
export async function longestOf() {
  // Both are reported some time after they ended.
  await new Promise((resolve) => setTimeout(resolve, 500));
  /** @type {WatchedWindow} */
  const { work } = window;
  return work?.longest ?? { reaction: 0, task: 0 };
}
