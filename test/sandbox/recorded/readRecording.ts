import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { recordingFile, recordingSchema, type Recording } from './recording';

function contentOf(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`, { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON.`, { cause: error });
  }
}

/** The first difference to the format, e.g. `answers.0.status: Invalid type`. */
function differenceIn([issue]: v.InferIssue<typeof recordingSchema>[]): string {
  return [v.getDotPath(issue!), issue!.message].filter(Boolean).join(': ');
}

/** Reads the recording in a folder; throws one sentence that names the file and the reason. */
export function readRecording(folder: string): Recording {
  const file = join(folder, recordingFile);
  const result = v.safeParse(recordingSchema, contentOf(file));
  if (result.success) return result.output;
  throw new Error(`${file} is no recording: ${differenceIn(result.issues)}.`);
}
