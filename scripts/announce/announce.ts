import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { viennaDay } from '../../src/domain/dates';
import { viennaClock } from '../../src/domain/viennaClock';
import type { Announcement } from '../../src/shop/announcements';
import type { Prompt } from '../prompt.mjs';
import { contentOf, problemsOf, readFile, timeOf, writeFile } from './announcementsFile';
import { askForOne } from './questions';

const usage = `npm run announce -- [file, default durchsage.json]

Shows the announcements of a file, adds and removes some, and replaces the file (docs/announcements.md).
  --check   only shows and checks the file. Exit code: 0 right, 1 wrong or missing`;

const exitCodes = { done: 0, wrong: 1, refused: 2 };

type Asked = { prompt: NonNullable<Prompt>; now: number };

/** `DD.MM.YYYY HH:MM` in Vienna. */
const momentOf = (time: number) => `${viennaDay(time)} ${viennaClock(time).toISOString().slice(11, 16)}`;

const isOver = ({ until }: Announcement, now: number) => (timeOf(until) ?? 0) <= now;

function aboutWhat({ shows, kinds, level }: Announcement): string {
  const named = shows ? [`shows ${shows.join(', ')}`] : [];
  const all = kinds?.join(', ') ?? (shows ? undefined : 'all');
  const inTime = level === 'info' ? '' : ' that take place in this time';
  return [...named, ...(all ? [`${all}${inTime}`] : [])].join('; ');
}

function print(list: readonly Announcement[], now: number): void {
  if (list.length === 0) console.log('There are no announcements.');
  list.forEach((announcement, index) => {
    const { text, level, from, until, link } = announcement;
    const time = `${from ? `from ${from} ` : ''}until ${until}${isOver(announcement, now) ? ' (over)' : ''}`;
    console.log(`${index + 1}. ${level}, ${time}, about ${aboutWhat(announcement)}`);
    console.log(`   ${text}${link ? ` → ${link}` : ''}`);
  });
}

async function withOneMore(list: Announcement[], { prompt, now }: Asked): Promise<Announcement[]> {
  const longer = [...list, await askForOne(prompt, { time: now, text: momentOf(now) })];
  const problems = problemsOf(longer);
  for (const problem of problems) console.log(`  ✗ ${problem}`);
  return problems.length > 0 ? list : longer;
}

async function changed(list: Announcement[], answer: string, asked: Asked): Promise<Announcement[]> {
  if (answer === 'a') return withOneMore(list, asked);
  if (answer === 'd') return list.filter((announcement) => !isOver(announcement, asked.now));
  const chosen = list[Number(answer) - 1];
  if (!chosen) console.log(`  ✗ "${answer}" is none of these`);
  return list.filter((announcement) => announcement !== chosen);
}

/** The list after all changes that a person makes. */
async function edited(before: Announcement[], asked: Asked): Promise<Announcement[]> {
  let list = before;
  for (;;) {
    print(list, asked.now);
    const some = list.length > 0 ? 'its number = remove one, d = drop those that are over, ' : '';
    const answer = (await asked.prompt(`What next? a = add one, ${some}Enter = done: `)).trim();
    if (!answer) return list;
    list = await changed(list, answer.toLowerCase(), asked);
  }
}

function refuse(message: string, code = exitCodes.refused): number {
  console.error(message);
  return code;
}

async function editFile(file: string, before: Announcement[], asked: Asked): Promise<number> {
  const list = await edited(before, asked);
  if (contentOf(list) === contentOf(before)) {
    console.log('Nothing was changed, so nothing was written.');
    return exitCodes.done;
  }
  console.log(`\n${file} will contain:\n${contentOf(list)}`);
  if (!/^y(?:es)?$/i.test((await asked.prompt('Write it? (yes or no): ')).trim()))
    return refuse('Nothing was written.');
  try {
    writeFile(file, list);
  } catch (error) {
    return refuse(`Nothing was written: ${error instanceof Error ? error.message : 'no reason given'}.`);
  }
  console.log(`Written to ${file}.`);
  return exitCodes.done;
}

function argumentsOf(args: string[]) {
  const options = { check: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length > 1) throw new Error('Name one file only.');
  return { ...values, file: resolve(positionals[0] ?? 'durchsage.json') };
}

/** The command `npm run announce` at `now` (epoch ms); returns the exit code. */
export async function announce(args: string[], prompt: Prompt, now: number): Promise<number> {
  let chosen: ReturnType<typeof argumentsOf>;
  try {
    chosen = argumentsOf(args);
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : 'Wrong options.'}\n\n${usage}`);
  }
  const { file, check, help } = chosen;
  if (help) {
    console.log(usage);
    return exitCodes.done;
  }
  if (!check && !prompt)
    return refuse(`This command asks questions, so it needs a terminal. Nothing was written.\n\n${usage}`);
  if (check && !existsSync(file)) return refuse(`${file} does not exist.`, exitCodes.wrong);
  const found = readFile(file);
  if ('problems' in found) {
    const reasons = found.problems.map((problem) => `  ✗ ${problem}`).join('\n');
    return refuse(`${file} is wrong, so visitors are not shown all of it:\n${reasons}`, exitCodes.wrong);
  }
  if (prompt && !check) return editFile(file, found.list, { prompt, now });
  print(found.list, now);
  return exitCodes.done;
}
