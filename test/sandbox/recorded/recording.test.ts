import { expect, it } from 'vitest';
import * as v from 'valibot';
import { recordingSchema, type RecordedAnswer, type Recording } from './recording';

const answer: RecordedAnswer = {
  path: 'show/getCurrentShows',
  query: { s1: 'fetch', showtype: 'kino' },
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: '{"dataEntries":[]}',
};
const recording: Recording = { version: 1, recordedAt: '2026-04-16T10:00:00.000Z', answers: [answer] };

it('a recording is kept as it is', () => {
  expect(v.parse(recordingSchema, recording)).toEqual(recording);
});

it.each([
  ['another version', { ...recording, version: 2 }],
  ['a moment without a time zone', { ...recording, recordedAt: '2026-04-16T10:00:00' }],
  ['a moment of another time zone', { ...recording, recordedAt: '2026-04-16T12:00:00+02:00' }],
  ['a moment that does not exist', { ...recording, recordedAt: '2026-02-30T25:00:00Z' }],
  ['a query that is no text', { ...recording, answers: [{ ...answer, query: { showid: 301 } }] }],
  ['an answer without a path', { ...recording, answers: [{ ...answer, path: '' }] }],
  ['a body that is no text', { ...recording, answers: [{ ...answer, body: {} }] }],
  ['a status that no answer has', { ...recording, answers: [{ ...answer, status: 0 }] }],
  ['an unknown field', { ...recording, answers: [{ ...answer, headers: {} }] }],
])('a recording with %s is refused', (_what, changed) => {
  expect(v.is(recordingSchema, changed)).toBe(false);
});
