import type { Assumption } from './assumptions';
import { ask, askPreflight, isResponse, type Access } from './ask';
import { failureOf, reportOf, type Finding, type Report } from './findings';
import { judge, type Judgement } from './judge';
import { askPictures, picturesIn, type Picture } from './pictures';
import { callOf, detailSteps, labelOf, listSteps, optionSteps, programmeStep, type Step } from './plan';

export type CheckOptions = Access & {
  /** ms */
  slow: number;
  /** Prefix of relative picture paths, as `VITE_MEDIA_BASE_URL`. */
  media: string;
  mostPictures: number;
  order?: string | undefined;
  storno?: string | undefined;
};

export type Check = {
  reports: Report[];
  pictures: Picture[];
  assumptions: (Assumption & Judgement)[];
  /** Beyond one call. */
  findings: Finding[];
};

/** The backend cannot be checked: why, and the next step. */
export type Stopped = { stopped: string };

/** Two calls in a row that fail alike say that the address or the access is wrong; no further ones are sent then. */
const mostEqualFailures = 2;

async function reportFor(step: Step, options: CheckOptions): Promise<Report> {
  const response = await ask(options, callOf(step).path, step.query);
  return reportOf(step, response, options, options.slow);
}

async function reportsFor(steps: Step[], options: CheckOptions): Promise<Report[] | Stopped> {
  const reports: Report[] = [];
  const failures: string[] = [];
  for (const step of steps) {
    const report = await reportFor(step, options);
    reports.push(report);
    failures.push(failureOf(report.response, options) ?? '');
    const [first = ''] = failures;
    const isAlike = failures.length === mostEqualFailures && failures.every((failure) => failure === first);
    if (first && isAlike) return { stopped: first };
  }
  return reports;
}

async function preflightFindings(options: CheckOptions): Promise<Finding[]> {
  const { origin } = options;
  if (!origin)
    return [{ level: 'note', text: 'CORS was not checked: give --origin if the shop is on another host' }];
  const headers = await askPreflight(options, callOf(programmeStep).path);
  const allowed = headers?.get('access-control-allow-headers')?.toLowerCase() ?? '';
  const missing = ['authorization', 'content-type'].filter((name) => !allowed.includes(name));
  if (headers?.get('access-control-allow-origin') === origin && missing.length === 0) return [];
  return [
    {
      level: 'problem',
      text: `CORS: the request before a call (OPTIONS) must allow the origin ${origin}, credentials and the headers authorization and content-type`,
    },
  ];
}

const entriesIn = (reports: Report[]) =>
  reports.flatMap(({ step, read }) => {
    const { dataEntries = [], publicEvents = [] } = (read ?? {}) as {
      dataEntries?: unknown[];
      publicEvents?: unknown[];
    };
    return step.name === 'shows' ? [...dataEntries, ...publicEvents] : [];
  }) as Parameters<typeof detailSteps>[0];

function pictureFindings(pictures: Picture[]): Finding[] {
  return pictures.flatMap(({ path, address, status }) => {
    if (!address)
      return [{ level: 'problem' as const, text: `picture ${path}: the shop shows https: addresses only` }];
    if (status === 200) return [];
    return [{ level: 'problem' as const, text: `picture ${address}: ${status ?? 'no response'}` }];
  });
}

/**
 * Asks a backend all documented safe GETs, each once, and compares the responses with it. Stops after two calls if
 * nothing can be read.
 */
export async function checkBackend(
  options: CheckOptions,
  assumptions: Assumption[],
): Promise<Check | Stopped> {
  const lists = await reportsFor(listSteps, options);
  if ('stopped' in lists) return lists;
  const details: Report[] = [];
  for (const step of [...detailSteps(entriesIn(lists)), ...optionSteps(options)]) {
    details.push(await reportFor(step, options));
  }
  const reports = [...lists, ...details];
  const shop = options.origin ?? new URL(options.base).origin;
  const found = picturesIn(
    reports.map(({ read }) => read),
    options.media,
    shop,
    options.mostPictures,
  );
  const pictures = await askPictures(found, options.timeout);
  return {
    reports,
    pictures,
    assumptions: assumptions.map((assumption) => ({
      ...assumption,
      ...judge(assumption, { reports, pictures }),
    })),
    findings: [...(await preflightFindings(options)), ...pictureFindings(pictures)],
  };
}

export const hasProblem = ({ reports, findings }: Check): boolean =>
  [...findings, ...reports.flatMap((report) => report.findings)].some(({ level }) => level === 'problem');

/** For programs: everything that the tables say, without the responses themselves. */
export function asJson({ reports, pictures, assumptions, findings }: Check): object {
  return {
    calls: reports.map(({ step, response, findings: own, fields, read }) => ({
      call: labelOf(step),
      ...(isResponse(response)
        ? { status: response.status, ms: Math.round(response.duration) }
        : { reason: response.reason }),
      fits: read !== undefined,
      findings: own,
      fields,
    })),
    pictures,
    assumptions: assumptions.map(({ name, section, files, verdict, because }) => ({
      name,
      section,
      files,
      verdict,
      because,
    })),
    findings,
  };
}
