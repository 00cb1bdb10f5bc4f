import { deviceClasses, visitSteps, vitalNames } from '../../src/domain/visits';
import { viennaClock } from '../../src/domain/viennaClock';
import type { Log, Visit, Violation } from './readLog';

/** A percentile of fewer values says little. */
export const fewValues = 20;

type Counted = { name: string; count: number };

/** `values`: the 75th percentile of each metric that has values. */
type Speed = {
  page: string;
  device: string;
  /** Of the metric that has most. */
  count: number;
  values: Record<string, number>;
};
export type Week = {
  /** Its Monday, `YYYY-MM-DD`, in Vienna. */
  from: string;
  visits: number;
  speeds: Speed[];
  errors: Counted[];
  violations: Counted[];
  /** In the order of the steps. */
  funnel: Counted[];
  sources: (Counted & { paid: number })[];
};

const dayMs = 86_400_000;

function mondayOf(time: number): string {
  const clock = viennaClock(time);
  const sinceMonday = (clock.getUTCDay() + 6) % 7;
  return new Date(clock.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}

/** The smallest value that at least 75 % do not exceed. */
export function percentile75(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? NaN;
}

function counted(names: readonly string[]): Counted[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

function speedsOf(visits: readonly Visit[]): Speed[] {
  const vitals = visits.flatMap(({ device, vitals: own }) => own.map((vital) => ({ device, ...vital })));
  const pages = [...new Set(vitals.map(({ page }) => page))].sort();
  const all = pages.flatMap((page) =>
    deviceClasses.map((device) => {
      const own = vitals.filter((vital) => vital.page === page && vital.device === device);
      const ofName = (name: string) => own.filter((vital) => vital.name === name).map(({ value }) => value);
      const present = vitalNames.filter((name) => ofName(name).length > 0);
      return {
        page,
        device,
        count: Math.max(0, ...present.map((name) => ofName(name).length)),
        values: Object.fromEntries(present.map((name) => [name, percentile75(ofName(name))])),
      };
    }),
  );
  return all.filter(({ count }) => count > 0);
}

/** The same failure at another time is the same error. */
const withoutTime = (what: string) => what.replace(/^\d{4}-[\dT:-]+Z · /, '');

const sourceName = ({ source }: Visit) =>
  source === undefined
    ? 'none'
    : [source.source, source.medium, source.campaign].map((part) => part ?? '–').join(' / ');

function weekOf(from: string, visits: readonly Visit[], violations: readonly Violation[]): Week {
  const steps = visits.flatMap((visit) => visit.steps);
  const loads = visits.filter(({ part }) => part === 1);
  const paid = visits.filter((visit) => visit.steps.includes('paid')).map(sourceName);
  return {
    from,
    visits: loads.length,
    speeds: speedsOf(visits),
    errors: counted(
      visits.flatMap(({ errors }) => errors.map(({ page, what }) => `${withoutTime(what)} (${page})`)),
    ),
    violations: counted(violations.map(({ directive, host }) => `${directive} ${host}`)),
    funnel: visitSteps.map((name) => ({ name, count: steps.filter((step) => step === name).length })),
    sources: counted(loads.map(sourceName)).map((each) => ({
      ...each,
      paid: paid.filter((name) => name === each.name).length,
    })),
  };
}

/** The weeks of a log, the latest first. */
export function weeksOf({ visits, violations }: Log): Week[] {
  const weeks = new Set([...visits, ...violations].map(({ time }) => mondayOf(time)));
  const isIn =
    (from: string) =>
    ({ time }: { time: number }) =>
      mondayOf(time) === from;
  return [...weeks]
    .sort()
    .reverse()
    .map((from) => weekOf(from, visits.filter(isIn(from)), violations.filter(isIn(from))));
}
