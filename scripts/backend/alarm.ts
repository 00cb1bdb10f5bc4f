import type { AlarmState } from './alarmState';
import type { Check, Stopped } from './checkBackend';
import { listedIn } from './entries';
import type { Finding, Report } from './findings';
import { callOf, labelOf, listSteps } from './plan';

/** Fewer entries say little about whether a backend sends a field. */
const fewEntries = 5;
const mostLines = 20;

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/**
 * A call without the ids of details, which differ from check to check. What differs within a response is mostly the same in
 * each list of a call, so only one that cannot be read is named with its query.
 */
const subjectOf = ({ step, read }: Report) =>
  read === undefined && listSteps.includes(step) ? labelOf(step) : callOf(step).path;

/** Without what changes with the programme: counts, and examples of values. Ids and statuses follow no blank. */
const keyOf = ({ field, text }: Finding) =>
  (field ? (text.split(':')[0] ?? '') : text).replace(/ \d+(?= |\)|$)/g, '');

function problemsOf({ reports, findings }: Check): Record<string, string> {
  const found = [
    ...reports.flatMap((report) =>
      report.findings.map((finding) => ({ finding, of: `${subjectOf(report)}: ` })),
    ),
    ...findings.map((finding) => ({ finding, of: '' })),
  ].filter(({ finding }) => finding.level === 'problem');
  return Object.fromEntries(
    found.map(({ finding, of }) => {
      const about = finding.field ? `${of}${finding.field}: ` : of;
      return [oneLine(about + keyOf(finding)), oneLine(about + finding.text)];
    }),
  );
}

/** Of the whole lists: the first of each call. */
function countsOf({ reports }: Check): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { step, read } of reports) {
    if (!listSteps.includes(step)) continue;
    for (const [name, entries] of Object.entries(listedIn(read)))
      counts[[callOf(step).path, name].filter(Boolean).join(' ')] ??= entries.length;
  }
  return counts;
}

/** Known fields of each call, with how many objects could have them and do. */
function fieldsOf({ reports }: Check): [name: string, owners: number, filled: number][] {
  const fields = new Map<string, [string, number, number]>();
  for (const report of reports) {
    for (const { path, isKnown, owners, filled } of report.fields) {
      const name = `${callOf(report.step).path}: ${path}`;
      const [, before, filledBefore] = fields.get(name) ?? [name, 0, 0];
      if (isKnown) fields.set(name, [name, before + owners, filledBefore + filled]);
    }
  }
  return [...fields.values()].filter(([, owners]) => owners >= fewEntries);
}

/** What a check has found. What it could not read is known from the one before. */
export function stateOf(result: Check | Stopped, before: AlarmState): AlarmState {
  if ('stopped' in result) return { ...before, problems: { ...before.problems, stopped: result.stopped } };
  const fields = fieldsOf(result);
  const read = new Set(fields.map(([name]) => name));
  const unread = (names: string[]) => names.filter((name) => !read.has(name));
  const always = fields.filter(([, owners, filled]) => filled === owners);
  const never = fields.filter(([, , filled]) => filled === 0);
  return {
    version: 1,
    problems: problemsOf(result),
    counts: { ...before.counts, ...countsOf(result) },
    always: [...unread(before.always), ...always.map(([name]) => name)],
    never: [...unread(before.never), ...never.map(([name]) => name)],
  };
}

const without = (texts: Record<string, string>, others: Record<string, string>) =>
  Object.entries(texts)
    .filter(([key]) => !(key in others))
    .map(([, text]) => text);

const both = (one: string[], other: string[]) => one.filter((field) => other.includes(field));

function section(title: string, lines: string[]): string {
  if (lines.length === 0) return '';
  const left = lines.length - mostLines;
  const shown = left > 0 ? [...lines.slice(0, mostLines), `and ${left} more`] : lines;
  return `\n${title}\n${shown.map((text) => `- ${text}\n`).join('')}`;
}

/**
 * The mail about what has changed since the state before, with what is still wrong; empty if nothing has. Counts change
 * each day: they are only said beside something else, unless a list has become empty or is no longer.
 */
export function alarmText(base: string, before: AlarmState, now: AlarmState, isRepeated: boolean): string {
  const gone = both(before.always, now.never).map((field) => `${field}: no entry has it any more`);
  const added = both(before.never, now.always).map((field) => `${field}: each entry has it now`);
  const counts = Object.entries(now.counts).filter(
    ([list, count]) => (before.counts[list] ?? count) !== count,
  );
  const ended = counts.filter(([list, count]) => count === 0 || before.counts[list] === 0);
  const fresh = without(now.problems, before.problems);
  const mended = without(before.problems, now.problems);
  const isSame = [fresh, mended, gone, added, ended].every(({ length }) => length === 0);
  const still = Object.entries(now.problems)
    .filter(([key]) => key in before.problems)
    .map(([, text]) => text);
  if (isSame && !(isRepeated && still.length > 0)) return '';
  return [
    `The shop's check of ${base}\n`,
    section('New', fresh),
    section('No longer found', mended),
    section('Fields', [...gone, ...added]),
    section(
      'Entries',
      counts.map(([list, count]) => `${list}: ${count}, before ${before.counts[list]}`),
    ),
    section('Still wrong', still),
    `\nAll of it: npm run backend-check -- ${base}`,
  ].join('');
}
