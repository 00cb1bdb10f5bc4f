import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { announcements } from '@/shop/announcements';

const usual = { text: 'Heute ab 21:30 Uhr.', level: 'changed', until: '29.11.2026 23:00' };
const problemOf = (given: unknown) => {
  const { issues = [] } = v.safeParse(announcements, given);
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('\n');
};

describe('the file of announcements', () => {
  it.each([
    ['nothing', []],
    ['for all', [usual]],
    ['shows', [{ ...usual, shows: [12, '13', 'metropolis-2'], from: '29.11.2026 17:00' }]],
    ['kinds and a link', [{ ...usual, kinds: ['kino', 'flohmarkt'], link: 'https://wetter.example/wien' }]],
    ['a link to a page', [{ ...usual, link: '/faq#regen' }]],
  ])('may contain %s', (_, given) => expect(problemOf(given)).toBe(''));

  it.each([
    ['no list', usual, ': Invalid type'],
    ['no end', [{ ...usual, until: undefined }], '0.until: '],
    ['an unknown field', [{ ...usual, für: 'alle' }], '0: must have no fields but'],
    ['blanks as text', [{ ...usual, text: '  ' }], '0.text: must have words'],
    ['a long text', [{ ...usual, text: 'lang '.repeat(61) }], '0.text: must have at most 300 characters'],
    ['another level', [{ ...usual, level: 'storm' }], '0.level: '],
    ['a time without a day', [{ ...usual, until: '23:00' }], '0.until: must be a time in Vienna'],
    ['a day that has no such hour', [{ ...usual, until: '29.11.2026 24:00' }], '0.until: must be a time'],
    [
      'an end before its begin',
      [{ ...usual, from: '29.11.2026 23:00', until: '01.11.2026 23:30' }],
      'must end after it begins',
    ],
    ['no show', [{ ...usual, shows: [] }], '0.shows: must name a show'],
    [
      'an address in place of a show',
      [{ ...usual, shows: ['/show/12'] }],
      '0.shows.0: must be the last part',
    ],
    ['an unknown kind', [{ ...usual, kinds: ['zirkus'] }], '0.kinds.0: '],
    ['no web address as link', [{ ...usual, link: 'data:text/html,x' }], '0.link: must be an address'],
    ['another host as link', [{ ...usual, link: '//fremd.example' }], '0.link: must be an address'],
    ['eleven', Array(11).fill(usual), ': must have at most 10 announcements'],
  ])('may not contain %s', (_, given, problem) => expect(problemOf(given)).toContain(problem));
});
