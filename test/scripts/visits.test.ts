import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { VisitReport } from '@/domain/visits';
import { visits } from '../../scripts/visits/main';
import { percentile75 } from '../../scripts/visits/summary';
import { folderWith } from './folders';
import { recordPrinted } from './printed';

const printed = recordPrinted();

const output = () => printed.splice(0).join('\n');

const visit = (changes: Partial<VisitReport> = {}): VisitReport => ({
  version: 1,
  build: 'abc',
  part: 1,
  device: 'phone',
  landing: '/show/:idOrIdentifier',
  steps: [],
  vitals: [],
  errors: [],
  ...changes,
});
const lcp = (value: number) => ({ page: '/cart', name: 'LCP', value }) as const;
const violation = {
  type: 'csp-violation',
  body: { effectiveDirective: 'img-src', blockedURL: 'https://x.example/a?b', documentURL: 'https://geheim' },
};
const ofExtension = {
  type: 'csp-violation',
  body: { effectiveDirective: 'img-src', blockedURL: 'chrome-extension://abc/a.png' },
};

const lineOf = (time: string, body: unknown) => JSON.stringify({ time, body: JSON.stringify(body) });
const fileWith = (...lines: string[]) => join(folderWith({ 'visits.log': lines.join('\n') }), 'visits.log');

/** Monday, one minute after midnight in Vienna, and the Sunday before. */
const monday = '2026-11-23T00:01:00+01:00';
const sunday = '2026-11-22T22:59:00+00:00';

const advertised = { source: { source: 'zettel' } };
const failed = (time: string) => ({
  page: '/cart',
  what: `2026-11-2${time}T10:00:00Z · order/saveOrder · 500`,
});
const log = [
  lineOf(sunday, visit({ steps: ['list'] })),
  lineOf(monday, visit({ ...advertised, steps: ['list', 'show'], vitals: [lcp(100), lcp(400)] })),
  lineOf(monday, visit({ ...advertised, part: 2, steps: ['added', 'paid'], errors: [failed('3')] })),
  lineOf(monday, visit({ steps: ['list'], vitals: [lcp(200), lcp(300)], errors: [failed('4')] })),
  lineOf(monday, [violation, ofExtension, { type: 'deprecation', body: {} }]),
  lineOf(monday, { version: 2 }),
  lineOf('99999-01-01', visit()),
  lineOf('+275760-09-13T00:00:00Z', visit()),
  '192.0.2.1 - - "GET /"',
];

describe('visits', () => {
  it('shows by week the speed, errors, violations, steps of a purchase and sources', () => {
    expect(visits([fileWith(...log), '--json'])).toBe(0);
    const { weeks, unreadable } = JSON.parse(output()) as { weeks: unknown[]; unreadable: number };
    expect(unreadable).toBe(4);
    expect(weeks).toMatchObject([
      {
        from: '2026-11-23',
        visits: 2,
        speeds: [{ page: '/cart', device: 'phone', count: 4, values: { LCP: 300 } }],
        errors: [{ name: 'order/saveOrder · 500 (/cart)', count: 2 }],
        violations: [
          { name: 'img-src chrome-extension:', count: 1 },
          { name: 'img-src x.example', count: 1 },
        ],
        funnel: [
          { name: 'list', count: 2 },
          { name: 'show', count: 1 },
          { name: 'added', count: 1 },
          { name: 'cart', count: 0 },
          { name: 'checkout', count: 0 },
          { name: 'payment', count: 0 },
          { name: 'paid', count: 1 },
        ],
        sources: [
          { name: 'none', count: 1, paid: 0 },
          { name: 'zettel / – / –', count: 1, paid: 1 },
        ],
      },
      { from: '2026-11-16', visits: 1 },
    ]);
    expect(visits([fileWith(...log), '--since', '2026-11-22'])).toBe(0);
    const text = output();
    expect(text).toMatch(/^\/cart +phone +4 +300/m);
    expect(text).toMatch(/^show +1 +50 %$/m);
    expect(text).toContain('Fewer than 20 visits, so hardly reliable: /cart phone');
    expect(text).toContain('Unreadable lines: 4');
    expect(text).not.toContain('geheim');
    expect(visits([fileWith(...log), '--since', '2026-11-24'])).toBe(0);
    expect(output()).toMatch(/no visits/);
  });

  it('prints no character that a terminal obeys', () => {
    const hostile = '/\u001b[2J\u0007\u202e\u009b31m';
    const vitals = [{ page: hostile, name: 'LCP', value: 1 } as const];
    const errors = [{ page: hostile, what: hostile }];
    expect(visits([fileWith(lineOf(monday, visit({ vitals, errors, source: { source: hostile } })))])).toBe(
      0,
    );
    expect(output().replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('says in one sentence what is wrong, and explains itself', () => {
    for (const [args, code, message] of [
      [[], 2, /^Name one log file\. See --help\.$/],
      [['a', 'b'], 2, /^Name one log file\./],
      [['a', '--since', 'gestern'], 2, /^--since: "gestern" is no date/],
      [['a', '--since', '2026-02-30'], 2, /is no date/],
      [['a', '--sinc'], 2, /--sinc.*\. See --help\.$/],
      [[join(folderWith({}), 'fehlt.log')], 1, /fehlt\.log cannot be read\. Check its path/],
      [
        [fileWith('192.0.2.1 - - "GET /"')],
        1,
        /^No line of .*visits\.log is a measured visit\. Give the log/,
      ],
      [['--help'], 0, /^npm run visits/],
    ] as const) {
      expect(visits([...args]), args.join(' ')).toBe(code);
      expect(output()).toMatch(message);
    }
  });

  it('takes the smallest value that three quarters do not exceed', () => {
    expect([[5], [1, 2], [4, 1, 3, 2], [10, 20, 30, 40, 50]].map(percentile75)).toEqual([5, 2, 3, 40]);
  });
});
