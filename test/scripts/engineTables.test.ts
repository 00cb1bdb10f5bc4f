import { expect, it } from 'vitest';
import { engineTables } from '../../tools/engineTables.mjs';

const passed = (
  projectName: string,
  duration: number,
  steps?: { title: string; duration: number; error?: object }[],
) => ({
  projectName,
  status: 'expected',
  results: [{ duration, ...(steps && { steps }) }],
});

const report = {
  suites: [
    {
      specs: [
        {
          file: 'purchase.spec.ts',
          title: 'a ticket is bought',
          tests: [
            passed('chromium phone', 5200),
            { projectName: 'webkit phone', status: 'unexpected', results: [{ duration: 90_000 }] },
          ],
        },
      ],
      suites: [
        {
          specs: [
            {
              file: 'pages.spec.ts',
              title: 'every page fits',
              tests: [
                passed('chromium phone', 9000, [
                  { title: '/', duration: 800 },
                  { title: '/cart', duration: 1250 },
                ]),
                passed('webkit phone', 9000, [
                  { title: '/', duration: 1100, error: { message: 'too wide' } },
                ]),
              ],
            },
          ],
        },
      ],
    },
  ],
};

it('lists the seconds of each journey by engine and size, and what failed', () => {
  const [journeys] = engineTables(report);
  expect(journeys).toMatchObject({
    headings: ['Journey', 'chromium phone', 'webkit phone'],
    rows: [['a ticket is bought', '5.2', 'failed']],
  });
});

it('lists the seconds of each page, and pages that failed or were not reached', () => {
  const [, pages] = engineTables(report);
  expect(pages).toMatchObject({
    headings: ['Page', 'chromium phone', 'webkit phone'],
    rows: [
      ['/', '0.8', 'failed'],
      ['/cart', '1.3', 'failed'],
    ],
  });
});

it('has an empty table if the runner wrote no report', () => {
  expect(engineTables(undefined)).toMatchObject([{ rows: [] }]);
});
