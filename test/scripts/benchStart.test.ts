import { describe, expect, it } from 'vitest';
import { startOf, blockedTime, serialTrips } from '../../bench/start/loading.mjs';

describe('the figures of a first visit', () => {
  const file = (path: string, start: number, end: number, isBlocking = false) => ({
    path,
    start,
    end,
    bytes: 1024,
    isBlocking,
  });

  it.each([
    [0, []],
    [1, [[0, 10]]],
    [
      1,
      [
        [0, 10],
        [5, 12],
        [9, 20],
      ],
    ],
    [
      3,
      [
        [0, 10],
        [10, 20],
        [11, 25],
        [20, 30],
      ],
    ],
  ])('count %d serial round trips', (trips, times) => {
    expect(serialTrips(times.map(([start = 0, end = 0]) => ({ start, end })))).toBe(trips);
  });

  it('sum the time of tasks beyond 50 ms after the first contentful paint', () => {
    const tasks = [
      { start: 10, duration: 500 },
      { start: 100, duration: 60 },
      { start: 300, duration: 90 },
    ];
    expect(blockedTime(tasks, 100)).toBe(50);
  });

  it('count the requests that ended before the content, and not the others', () => {
    const start = startOf({
      found: 990,
      painted: 1000,
      largest: [400, 600, 1010],
      markup: '',
      height: 0,
      shift: 0.001,
      tasks: [],
      firstPaint: 380,
      firstContentful: 390,
      page: [file('/', 0, 300)],
      fetched: [
        file('/assets/start.css', 300, 350, true),
        file('/assets/start.js', 305, 700),
        file('/assets/figtree.woff2', 350, 900),
        file('/rest/show/getCurrentShows', 310, 950),
        file('/assets/other.js', 960, 1400),
        file('/assets/late.js', 1100, 1500),
      ],
    });
    expect(start).toMatchObject({
      content: 1000,
      shell: 600,
      largest: 1010,
      trips: 2,
      requests: 5,
      blocking: 1,
    });
    expect(start).toMatchObject({ html: 1, script: 2, allScript: 3 });
  });

  it('use the largest paint if the content is part of the HTML', () => {
    const empty = { shift: 0, tasks: [], page: [], fetched: [], markup: '', height: 0 };
    const at = { found: 200, painted: 230, largest: [400, 600], firstPaint: 390, firstContentful: 400 };
    expect(startOf({ ...empty, ...at })).toMatchObject({ shell: 600, content: 390 });
  });
});
