import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../../scripts/folders';
import { readRecording } from './readRecording';

const folderOf = (text: string) => folderWith({ 'recording.json': text });

it('reads the recording of a folder', () => {
  const recording = { version: 1, recordedAt: '2026-04-16T10:00:00Z', answers: [] };
  expect(readRecording(folderOf(JSON.stringify(recording)))).toEqual(recording);
});

it('names a missing folder or file and the reason', () => {
  const folder = folderWith({});
  expect(() => readRecording(folder)).toThrow(
    `SANDBOX_RECORDED: ${join(folder, 'recording.json')} does not exist.`,
  );
  const missing = join(folder, 'missing');
  expect(() => readRecording(missing)).toThrow(
    `SANDBOX_RECORDED: ${join(missing, 'recording.json')} does not exist.`,
  );
});

it('names a file that cannot be read', () => {
  const folder = folderWith({ 'recording.json/file': '' });
  expect(() => readRecording(folder)).toThrow(/recording\.json cannot be read: EISDIR\.$/);
});

it('names a file that is no JSON', () => {
  expect(() => readRecording(folderOf('<html>'))).toThrow(/recording\.json is no JSON\.$/);
});

it.each([
  ['[]', /is no recording: version: /],
  ['{"version":2,"recordedAt":"2026-04-16T10:00:00Z","answers":[]}', /is no recording: version: /],
  ['{"version":1,"recordedAt":"2026-04-16T10:00:00Z","answers":[{}]}', /is no recording: answers\.0\.path: /],
])('names what does not fit: %s', (text, reason) => {
  expect(() => readRecording(folderOf(text))).toThrow(reason);
});
