// @vitest-environment node
import { expect, it } from 'vitest';
import { toastRise } from '@/features/notifications/components/toastRise';

const box = (top: number, bottom: number, left = 0, right = 320) => ({ top, bottom, left, right });
/** 52 px high, 16 px above the bottom of a screen of 568 px. */
const resting = box(500, 552);

it.each([
  ['no box', [], 0],
  ['a box above them', [box(400, 500)], 0],
  ['a box below the screen', [box(600, 640)], 0],
  ['a box beside them', [box(480, 560, 320, 640)], 0],
  ['a bar at the bottom', [box(383, 568)], 177],
  ['a field behind them', [box(490, 520)], 70],
  ['a button in a bar', [box(459, 503), box(383, 568)], 177],
  ['a bar and a field above it', [box(340, 380), box(383, 568)], 220],
  ['a field and another far above', [box(100, 140), box(490, 520)], 70],
  ['a box as high as the screen', [box(20, 568)], 492],
])('raises toasts only as far as needed so that they do not cover %s', (_, boxes, rise) => {
  expect(toastRise(resting, boxes)).toBe(rise);
});
