import type { Announcement } from '../../src/shop/announcements';
import type { Prompt } from '../prompt.mjs';
import { problemsOf, timeOf } from './announcementsFile';

type Question = {
  field: keyof Announcement;
  question: string;
  /** The answer if nothing is typed; shown. */
  usual?: string;
  /** A value of the file; `undefined` leaves the field out. */
  read?: (answer: string) => unknown;
};

const partsOf = (answer: string) =>
  answer
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const questionsAt = (now: string): Question[] => [
  { field: 'text', question: 'Text for visitors' },
  {
    field: 'level',
    question: 'Level: info is only shown; changed and cancelled also mark shows and end their sale',
    usual: 'info',
  },
  { field: 'from', question: 'From, in Vienna', usual: now },
  { field: 'until', question: 'Until, in Vienna (DD.MM.YYYY HH:MM)' },
  {
    field: 'shows',
    question:
      'Shows that it is about: the last part of the addresses of their pages, separated by commas (none if left empty)',
    read: (answer) => (answer ? partsOf(answer) : undefined),
  },
  {
    field: 'kinds',
    question:
      'Kinds that it is about: kino, flohmarkt, automarkt, publicevent (without shows and kinds it is about all)',
    read: (answer) => (answer ? partsOf(answer) : undefined),
  },
  {
    field: 'link',
    question: 'Address with more about it: https://… or a page like /kino/faqs (none if left empty)',
    read: (answer) => answer || undefined,
  },
];

/** A wrong answer is the only problem of these. */
const unanswered = { text: '–', level: 'info', until: '31.12.2099 23:59' };

function problemOf(answers: Record<string, unknown>, now: number): string | undefined {
  const [problem] = problemsOf([{ ...unanswered, ...answers }]);
  if (problem) return problem.replace(/^1\. (?:\w+: )*/, '');
  const until = answers['until'];
  return typeof until === 'string' && (timeOf(until) ?? now) <= now ? 'is over already' : undefined;
}

/** Asks for one announcement; a wrong answer is asked again with the reason. `now` in epoch ms and as it is written. */
export async function askForOne(
  prompt: NonNullable<Prompt>,
  now: { time: number; text: string },
): Promise<Announcement> {
  let answers: Record<string, unknown> = {};
  for (const { field, question, usual, read = (answer: string) => answer } of questionsAt(now.text)) {
    for (;;) {
      const answer = (await prompt(`${question}${usual ? ` [${usual}]` : ''}: `)).trim() || (usual ?? '');
      const value = read(answer);
      const tried = value === undefined ? answers : { ...answers, [field]: value };
      const problem = problemOf(tried, now.time);
      if (!problem) {
        answers = tried;
        break;
      }
      console.log(`  ✗ ${problem}`);
    }
  }
  return answers as Announcement;
}
