import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { viennaTime } from '../../src/domain/dates';
import { announcements, type Announcement } from '../../src/shop/announcements';
import { replaceFile } from '../replaceFile';

/** Epoch ms of `DD.MM.YYYY HH:MM` in Vienna; `undefined` for a day that does not exist. */
export function timeOf(moment: string): number | undefined {
  const [date = '', time] = moment.split(' ');
  return viennaTime(date, time);
}

function unknownDays(announcement: Announcement, index: number): string[] {
  const fields = (['from', 'until'] as const).filter((field) => {
    const moment = announcement[field];
    return moment !== undefined && timeOf(moment) === undefined;
  });
  return fields.map((field) => `${index + 1}. ${field}: there is no such day`);
}

function placeOf(issue: v.BaseIssue<unknown>): string {
  const [index, ...field] = (v.getDotPath(issue) ?? '').split('.');
  return index ? `${Number(index) + 1}. ${field.map((key) => `${key}: `).join('')}` : '';
}

/** Why visitors could not be shown these announcements, with their number and field; empty if they could. */
export function problemsOf(given: unknown): string[] {
  const { success, issues = [], output } = v.safeParse(announcements, given);
  return success ? output.flatMap(unknownDays) : issues.map((issue) => `${placeOf(issue)}${issue.message}`);
}

/** The announcements of a file, none if it does not exist, or why it is wrong. */
export function readFile(file: string): { list: Announcement[] } | { problems: string[] } {
  if (!existsSync(file)) return { list: [] };
  let content: unknown;
  try {
    // As a browser reads it.
    content = JSON.parse(new TextDecoder().decode(readFileSync(file)));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is no JSON' : 'it cannot be read';
    return { problems: [`${reason}: ${error instanceof Error ? error.message : ''}`] };
  }
  const problems = problemsOf(content);
  return problems.length > 0 ? { problems } : { list: v.parse(announcements, content) };
}

/**
 * The announcements of a file that a command was given as `--announcements`, none without one. Throws an `Error` that
 * says what is wrong, and the next step.
 */
export function announcementsIn(file: string | undefined): Announcement[] {
  if (file === undefined) return [];
  const read = readFile(file);
  if ('list' in read) return read.list;
  throw new Error(`${file}: ${read.problems[0]}. Correct it, or run without --announcements.`);
}

export const contentOf = (list: readonly Announcement[]) => `${JSON.stringify(list, null, 2)}\n`;

/** Replaces the file at once, because visitors read it at any moment. The server must be able to read it. */
export const writeFile = (file: string, list: readonly Announcement[]) =>
  replaceFile(file, contentOf(list), 0o644);
