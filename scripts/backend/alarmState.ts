import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseJson } from '../../src/shared/text/parseJson';
import { replaceFile } from '../replaceFile';

const texts = v.record(v.string(), v.string());

const alarmState = v.object({
  version: v.literal(1),
  /** What differs, by what it is about. */
  problems: texts,
  /** Entries of each list. */
  counts: v.record(v.string(), v.number()),
  /** Fields that each entry of the last check had, and those that none had. */
  always: v.array(v.string()),
  never: v.array(v.string()),
});

/** What a check has found, as far as the next one compares it. */
export type AlarmState = v.InferOutput<typeof alarmState>;

export const nothingKnown: AlarmState = { version: 1, problems: {}, counts: {}, always: [], never: [] };

/** The state of the last check; that of none if the file is missing or cannot be understood. Throws if it cannot be read. */
export function readState(file: string): AlarmState {
  const { success, output } = v.safeParse(
    alarmState,
    existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined,
  );
  return success ? output : nothingKnown;
}

/** Replaces the file at once: a check that is stopped leaves the state before. */
export function writeState(file: string, state: AlarmState): void {
  replaceFile(file, `${JSON.stringify(state, null, 2)}\n`);
}
