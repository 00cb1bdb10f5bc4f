import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { isoTime, viennaDay } from '../../src/domain/dates';
import { viennaClock } from '../../src/domain/viennaClock';
import { checkOwnerFacts } from '../../src/shop/ownerFactsSchema';
import { readRecording } from '../../test/sandbox/recorded/readRecording';

export type PreviewOptions = {
  /** Without another time, programme and facts the build is served. */
  isOfBuild: boolean;
  /** Epoch ms. */
  at: number;
  /** The folder of a recording. */
  recorded: string | undefined;
  /** When it was made, in epoch ms. */
  recordedAt: number | undefined;
  facts: unknown;
  port: number;
  /** Whether other devices may open it. */
  host: boolean;
  /** What the bar says. */
  bar: string;
};

function momentIn(text: string): number {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? isoTime(text) : undefined;
  if (moment === undefined)
    throw new Error(`--at ${text} is no time in Vienna; write it like 2026-12-24T18:00.`);
  return moment;
}

function factsIn(file: string): unknown {
  let facts: unknown;
  try {
    facts = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `--facts ${file} cannot be read as JSON (${(error as Error).message}); correct the file.`,
      {
        cause: error,
      },
    );
  }
  checkOwnerFacts(facts, file);
  return facts;
}

function portIn(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new Error(`--port ${text} is no port; write it like 4173.`);
  return Number(text);
}

const clock = (time: number) => viennaClock(time).toISOString().slice(11, 16);

/** Reads the options; `now` in epoch ms. Throws an `Error` that says what is wrong and what to write. */
export function previewOptions(given: string[], now: number): PreviewOptions {
  const { values } = parseArgs({
    args: given,
    options: {
      at: { type: 'string' },
      recorded: { type: 'string' },
      facts: { type: 'string' },
      port: { type: 'string', default: '4173' },
      host: { type: 'boolean', default: false },
    },
  });
  const { recorded, facts: file } = values;
  const recordedAt = recorded === undefined ? undefined : Date.parse(readRecording(recorded).recordedAt);
  const at = values.at === undefined ? (recordedAt ?? now) : momentIn(values.at);
  const bar = [
    `Vorschau: ${viennaDay(at)}, ${clock(at)}\u00a0Uhr`,
    recordedAt === undefined ? 'Beispielprogramm' : `Programm vom ${viennaDay(recordedAt)}`,
    ...(file === undefined ? [] : [`Fakten aus ${basename(file)}`]),
  ].join(', ');
  return {
    isOfBuild: values.at === undefined && recorded === undefined && file === undefined,
    at,
    recorded,
    recordedAt,
    facts: file === undefined ? undefined : factsIn(file),
    port: portIn(values.port),
    host: values.host,
    bar,
  };
}
