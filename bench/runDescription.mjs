import { availableParallelism } from 'node:os';

/**
 * Command, date, versions and machine of a run in one line.
 * @param {{ part: string, runs: number, chromium: string, at: Date }} measured
 */
export function describeRun({ part, runs, chromium, at }) {
  const versions = `Node ${process.versions.node}, Chromium ${chromium}`;
  const day = at.toISOString().slice(0, 10);
  return `\`npm run bench -- --only ${part} --runs ${runs}\` on ${day}, ${versions}, ${availableParallelism()} cores`;
}
