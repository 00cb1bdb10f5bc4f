import { printTitled, type Table } from '../table.mjs';
import { isResponse } from './ask';
import type { Check } from './checkBackend';
import type { Finding, Report } from './findings';
import { labelOf } from './plan';

function callRow({ step, response, findings, read }: Report): (string | number)[] {
  const problems = findings.filter(({ level }) => level === 'problem').length;
  const fits = read === undefined ? 'no' : problems > 0 ? 'in part' : 'yes';
  if (!isResponse(response)) return [labelOf(step), '–', '–', '–', fits, problems];
  const { status, duration, headers } = response;
  return [
    labelOf(step),
    status,
    Math.round(duration),
    headers.get('content-encoding') ?? '–',
    fits,
    problems,
  ];
}

const mark = ({ level }: Finding) => (level === 'problem' ? '✗' : '·');

function printFindings({ step, findings }: Report): void {
  if (findings.length === 0) return;
  console.log(`\n${labelOf(step)}`);
  for (const finding of findings) {
    console.log(
      `  ${mark(finding)} ${finding.field ? `${finding.field}: ` : ''}${finding.text.replace(/\s*\n\s*/g, ' ')}`,
    );
  }
}

/** Prints a check for people: a table of calls, what differs in each, and what it says about the assumptions. */
export function printCheck({ reports, findings, assumptions, pictures }: Check): void {
  const table: Table = {
    title: 'Calls',
    headings: ['call', 'status', 'ms', 'compressed', 'fits', 'differences'],
    rows: reports.map(callRow),
  };
  printTitled(table);
  for (const report of reports) printFindings(report);
  if (findings.length > 0) console.log('\nAll calls');
  for (const finding of findings) console.log(`  ${mark(finding)} ${finding.text}`);
  console.log(
    `\n${pictures.filter(({ status }) => status === 200).length} of ${pictures.length} pictures respond.`,
  );
  console.log('\nAssumptions (docs/backend.md)');
  const byVerdict = ['refuted', 'confirmed', 'open'];
  const sorted = assumptions.toSorted(
    (one, other) => byVerdict.indexOf(one.verdict) - byVerdict.indexOf(other.verdict),
  );
  for (const { name, section, verdict, because, files } of sorted) {
    const change = verdict === 'refuted' ? `; change ${files.join(', ')}` : '';
    console.log(`  ${verdict.padEnd(9)}  ${section}, ${name}: ${because}${change}`);
  }
  console.log('\n✗ differs from docs/backend.md, · worth knowing');
}
