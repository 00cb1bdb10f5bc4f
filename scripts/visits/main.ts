import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isoTime } from '../../src/domain/dates';
import { vitalNames } from '../../src/domain/visits';
import { sentence } from '../../src/shared/text/text';
import { printTitled } from '../table.mjs';
import { readLog } from './readLog';
import { fewValues, weeksOf, type Week } from './summary';

const usage = `npm run visits -- <log> [options]

Shows what the shop has measured (docs/deployment.md, "Measured visits"), by week: speed, errors, what the
Content-Security-Policy has stopped, where visitors leave, and where they came from.
  --since <date>  only from this day in Vienna, YYYY-MM-DD
  --json          the same as JSON

Exit code: 0 shown, 1 the log cannot be read, 2 wrong options.`;

const exitCodes = { done: 0, wrong: 1, refused: 2 };

function printSpeeds({ speeds }: Week): void {
  const few = speeds.filter(({ count }) => count < fewValues).map(({ page, device }) => `${page} ${device}`);
  printTitled({
    title: 'Speed: 75th percentile, times in ms',
    headings: ['page', 'device', 'visits', ...vitalNames],
    rows: speeds.map(({ page, device, count, values }) => [
      page,
      device,
      count,
      // A score is text, so that it keeps its decimals.
      ...vitalNames.map((name) => (name === 'CLS' ? values[name]?.toFixed(3) : values[name]) ?? '–'),
    ]),
    notes: few.length > 0 ? [`Fewer than ${fewValues} visits, so hardly reliable: ${few.join(', ')}`] : [],
  });
}

/** How many of those at the step before came this far, so that the smallest share is where most leave. */
function printFunnel({ funnel }: Week): void {
  printTitled({
    title: 'Purchase: page loads that reached a step',
    headings: ['step', 'loads', 'of the step before'],
    rows: funnel.map(({ name, count }, index) => {
      const before = funnel[index - 1]?.count ?? 0;
      return [name, count, before > 0 ? `${Math.round((100 * count) / before)} %` : '–'];
    }),
  });
}

function printWeek(week: Week): void {
  const { from, visits, errors, violations, sources } = week;
  console.log(`\nWeek from ${from}: ${visits} page loads`);
  const countsOf = (title: string, name: string, rows: { name: string; count: number }[]) =>
    rows.length > 0 &&
    printTitled({ title, headings: [name, 'number'], rows: rows.map((row) => [row.name, row.count]) });
  if (week.speeds.length > 0) printSpeeds(week);
  countsOf('Errors', 'error (page)', errors);
  countsOf('Stopped by the Content-Security-Policy', 'directive and host', violations);
  if (visits === 0) return;
  printFunnel(week);
  printTitled({
    title: 'Sources',
    headings: ['source / medium / campaign', 'loads', 'paid'],
    rows: sources.map(({ name, count, paid }) => [name, count, paid]),
  });
}

function refuse(message: string, code = exitCodes.refused): number {
  console.error(message);
  return code;
}

function argumentsOf(args: string[]) {
  const options = {
    help: { type: 'boolean' },
    json: { type: 'boolean' },
    since: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const since = values.since === undefined ? 0 : isoTime(`${values.since}T00:00`);
  if (since === undefined) throw new Error(`--since: "${values.since}" is no date like 2026-11-30.`);
  if (!values.help && positionals.length !== 1) throw new Error('Name one log file.');
  return { ...values, since, file: positionals[0] ?? '' };
}

/** The command `npm run visits`; returns the exit code. */
export function visits(args: string[]): number {
  let chosen: ReturnType<typeof argumentsOf>;
  try {
    chosen = argumentsOf(args);
  } catch (error) {
    return refuse(`${sentence((error as Error).message)} See --help.`);
  }
  if (chosen.help) {
    console.log(usage);
    return exitCodes.done;
  }
  let text: string;
  try {
    text = readFileSync(chosen.file, 'utf8');
  } catch {
    return refuse(
      `${chosen.file} cannot be read. Check its path, and whether this account may read it.`,
      exitCodes.wrong,
    );
  }
  const log = readLog(text, chosen.since);
  if (log.readable === 0 && log.unreadable > 0)
    return refuse(
      `No line of ${chosen.file} is a measured visit. Give the log of the visits, unpacked: it is not the access log.`,
      exitCodes.wrong,
    );
  const weeks = weeksOf(log);
  if (chosen.json) {
    console.log(JSON.stringify({ weeks, unreadable: log.unreadable }, null, 2));
    return exitCodes.done;
  }
  if (weeks.length === 0) console.log('The log contains no visits of this time.');
  weeks.forEach(printWeek);
  if (log.unreadable > 0) console.log(`\nUnreadable lines: ${log.unreadable}`);
  return exitCodes.done;
}
