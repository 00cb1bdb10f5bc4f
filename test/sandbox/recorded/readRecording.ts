import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { recordingFile, recordingSchema, type Recording } from './recording';

const problem = (file: string, reason: string) =>
  new Error(`${file} ${reason}. Give the folder that npm run backend-check wrote with --save.`);

function contentOf(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw problem(file, code === 'ENOENT' ? 'does not exist' : `cannot be read: ${code}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw problem(file, 'is no JSON');
  }
}

/** Reads the folder of a recording; throws an `Error` with the file, the reason and the next step. */
export function readRecording(folder: string): Recording {
  const file = join(folder, recordingFile);
  const result = v.safeParse(recordingSchema, contentOf(file));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw problem(file, `is no recording: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`);
}
