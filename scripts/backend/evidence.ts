import { isResponse } from './ask';
import type { CallName } from './calls';
import type { Report } from './findings';
import type { Picture } from './pictures';

export type Fields = Record<string, unknown>;

/** What a check has found out. */
export type Evidence = { reports: Report[]; pictures: Picture[] };

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object in a response. */
export function objectsIn(value: unknown): Fields[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return isObject(value) ? [value, ...inner] : inner;
}

export const bodyOf = ({ response }: Report) => (isResponse(response) ? response.body : undefined);

/** The reports of a call, of the queries with these parameters. */
export const reportsOf = ({ reports }: Evidence, name: CallName, query: Record<string, string> = {}) =>
  reports.filter(
    ({ step }) =>
      step.name === name && Object.entries(query).every(([key, value]) => step.query[key] === value),
  );

/** Every object in the responses of a call, or of all calls. */
export const objectsOf = (evidence: Evidence, name?: CallName) =>
  (name ? reportsOf(evidence, name) : evidence.reports).flatMap((report) => objectsIn(bodyOf(report)));

/** The different values of a field. */
export const valuesOf = (objects: Fields[], field: string) => [
  ...new Set(
    objects.flatMap((object) =>
      object[field] === undefined || object[field] === null ? [] : [object[field]],
    ),
  ),
];
