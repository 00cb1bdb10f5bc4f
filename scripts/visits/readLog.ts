import * as v from 'valibot';
import { isoTime } from '../../src/domain/dates';
import { visitReport, type VisitReport } from '../../src/domain/visits';
import { parseJson } from '../../src/shared/text/parseJson';

/** Epoch ms of the log. */
export type Visit = VisitReport & { time: number };
/** `host`: of the blocked address, its scheme if that is none of the web, or what the browser says, such as `inline`. */
export type Violation = { time: number; directive: string; host: string };
/** `readable`, `unreadable`: lines, of any time. */
export type Log = { visits: Visit[]; violations: Violation[]; readable: number; unreadable: number };

const line = v.object({
  time: v.pipe(
    v.string(),
    v.transform((text) => isoTime(text)),
    v.number(),
  ),
  body: v.string(),
});
const browserReports = v.array(v.object({ type: v.string(), body: v.record(v.string(), v.unknown()) }));

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : 'unknown');

function hostOf(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked;
  const { protocol, host } = new URL(blocked);
  return /^(?:http|ws)s?:$/.test(protocol) ? host : protocol;
}

function violationsIn(reports: v.InferOutput<typeof browserReports>, time: number): Violation[] {
  return reports
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({
      time,
      directive: textIn(body['effectiveDirective']),
      host: hostOf(textIn(body['blockedURL'])),
    }));
}

/** Reads the log of the example for nginx: `{"time":…,"body":…}` per line. Other lines are counted as unreadable. */
export function readLog(text: string, since: number): Log {
  const log: Log = { visits: [], violations: [], readable: 0, unreadable: 0 };
  for (const each of text.split('\n').filter((written) => written.trim() !== '')) {
    const read = v.safeParse(line, parseJson(each));
    const body = read.success ? parseJson(read.output.body) : undefined;
    const visit = v.safeParse(visitReport, body);
    const reports = v.safeParse(browserReports, body);
    const time = read.success ? read.output.time : 0;
    if (!visit.success && !reports.success) {
      log.unreadable += 1;
      continue;
    }
    log.readable += 1;
    if (time < since) continue;
    if (visit.success) log.visits.push({ ...visit.output, time });
    else if (reports.success) log.violations.push(...violationsIn(reports.output, time));
  }
  return log;
}
