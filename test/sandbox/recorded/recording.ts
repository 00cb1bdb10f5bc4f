import * as v from 'valibot';

/** ISO 8601 in UTC, a moment that exists. */
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.endsWith('Z'),
  v.check((text) => Number.isFinite(Date.parse(text)), 'no moment'),
);

const response = v.strictObject({
  /** The path of a call, e.g. `show/getCurrentShows` (backend, "Calls"). */
  path: v.pipe(v.string(), v.minLength(1)),
  query: v.record(v.string(), v.string()),
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  contentType: v.string(),
  /** The text as the backend sent it, but without personal data. */
  body: v.string(),
});

/** Responses of a backend to safe reads: the content of `recording.json`. */
export const recordingSchema = v.strictObject({
  version: v.literal(1),
  recordedAt: moment,
  /** The responses; this name is part of the file format. */
  answers: v.array(response),
});

export type RecordedResponse = v.InferOutput<typeof response>;
export type Recording = v.InferOutput<typeof recordingSchema>;

/** The name of the file in the folder of a recording. */
export const recordingFile = 'recording.json';
