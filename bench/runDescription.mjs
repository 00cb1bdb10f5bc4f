import { availableParallelism } from 'node:os';

/**
 * When, where and how something was measured, in one line.
 * @param {{ part: string, runs: number, chromium: string, at: Date }} measured
 */
export function measuredHow({ part, runs, chromium, at }) {
  const versions = `Node ${process.versions.node}, Chromium ${chromium}`;
  const day = at.toISOString().slice(0, 10);
  return `\`npm run bench -- --only ${part} --runs ${runs}\` on ${day}, ${versions}, ${availableParallelism()} cores`;
}
