import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { folderWith } from '../../scripts/folders';
import { readRecording } from './readRecording';
import { recordingSchema, type RecordedResponse, type Recording } from './recording';

const folderOf = (text: string) => folderWith({ 'recording.json': text });

it('reads the recording of a folder', () => {
  const recording = { version: 1, recordedAt: '2026-04-16T10:00:00Z', answers: [] };
  expect(readRecording(folderOf(JSON.stringify(recording)))).toEqual(recording);
});

it('names a file that is missing, cannot be read, is no JSON or does not fit, with the reason', () => {
  for (const folder of [folderWith({}), join(folderWith({}), 'missing')])
    expect(() => readRecording(folder)).toThrow(
      `${join(folder, 'recording.json')} does not exist. Give the folder that npm run backend-check wrote with --save.`,
    );
  expect(() => readRecording(folderWith({ 'recording.json/file': '' }))).toThrow(
    /recording\.json cannot be read: EISDIR\. Give /,
  );
  const wrong = [
    ['<html>', /recording\.json is no JSON\. Give /],
    ['[]', /is no recording: version: /],
    ['{"version":2,"recordedAt":"2026-04-16T10:00:00Z","answers":[]}', /is no recording: version: /],
    [
      '{"version":1,"recordedAt":"2026-04-16T10:00:00Z","answers":[{}]}',
      /is no recording: answers\.0\.path: /,
    ],
  ] as const;
  for (const [text, reason] of wrong) expect(() => readRecording(folderOf(text)), text).toThrow(reason);
});

const response: RecordedResponse = {
  path: 'show/getCurrentShows',
  query: { s1: 'fetch', showtype: 'kino' },
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: '{"dataEntries":[]}',
};
const recording: Recording = { version: 1, recordedAt: '2026-04-16T10:00:00.000Z', answers: [response] };

it('a recording is kept as it is, and one that does not fit is refused', () => {
  expect(v.parse(recordingSchema, recording)).toEqual(recording);
  const wrong: Record<string, object> = {
    'another version': { version: 2 },
    'a moment without a time zone': { recordedAt: '2026-04-16T10:00:00' },
    'a moment of another time zone': { recordedAt: '2026-04-16T12:00:00+02:00' },
    'a moment that does not exist': { recordedAt: '2026-02-30T25:00:00Z' },
    'a query that is no text': { answers: [{ ...response, query: { showid: 301 } }] },
    'a response without a path': { answers: [{ ...response, path: '' }] },
    'a body that is no text': { answers: [{ ...response, body: {} }] },
    'a status that no response has': { answers: [{ ...response, status: 0 }] },
    'an unknown field': { answers: [{ ...response, headers: {} }] },
  };
  for (const [what, change] of Object.entries(wrong))
    expect(v.is(recordingSchema, { ...recording, ...change }), what).toBe(false);
});
