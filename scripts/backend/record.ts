import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { recordingFile, type Recording } from '../../test/sandbox/recorded/recording';
import { replaceFile } from '../replaceFile';
import { isResponse } from './ask';
import type { Report } from './findings';
import { withoutPersonalData } from './personalData';
import { callOf, shownQuery } from './plan';

/** The readable responses of a check, in the format that the sandbox plays back. */
export function recordingOf(reports: Report[], recordedAt: Date): Recording {
  return {
    version: 1,
    recordedAt: recordedAt.toISOString(),
    answers: reports.flatMap(({ step, response }) =>
      isResponse(response) && response.isJson && response.status < 300
        ? [
            {
              path: callOf(step).path,
              query: shownQuery(step),
              status: response.status,
              contentType: 'application/json; charset=utf-8',
              body: response.body === undefined ? '' : JSON.stringify(withoutPersonalData(response.body)),
            },
          ]
        : [],
    ),
  };
}

/** Writes `recording.json` to a folder, which is created, and replaces it at once. */
export function saveRecording(folder: string, recording: Recording): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, recordingFile);
  replaceFile(file, `${JSON.stringify(recording, null, 2)}\n`);
  return file;
}
