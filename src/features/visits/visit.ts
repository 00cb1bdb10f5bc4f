import type { VisitReport, VisitStep } from '@/domain/visits';
import { trackedNames } from '@/features/consent/trackedNames';
import { deviceClass, landingAddress, sourceOf } from './landing';
import { pagePattern, pageStep } from './pageKinds';
import { watchVitals, type Vital } from './vitals';

/** More errors of a page load say the same again. */
const maxErrors = 20;

const stepOf = { add_to_cart: 'added', purchase: 'paid' } as const;

/** Collects what a page load reports, from now on. */
export function createVisit() {
  const address = landingAddress();
  const landing = pagePattern(address.pathname);
  const source = sourceOf(address);
  const device = deviceClass(window.innerWidth);
  const reached = new Set<VisitStep>();
  const sentVitals = new Set<string>();
  const vitals = new Map<string, Vital>();
  let steps: VisitStep[] = [];
  let errors: VisitReport['errors'] = [];
  let errorCount = 0;
  let parts = 0;

  // Without an id of the visit, a value that was sent cannot be replaced by a later one.
  watchVitals(landing, (id, vital) => {
    if (!sentVitals.has(id)) vitals.set(id, vital);
  });

  function reach(step: VisitStep) {
    if (reached.has(step)) return;
    reached.add(step);
    steps.push(step);
  }

  return {
    reachPage(pathname: string): void {
      const step = pageStep(pagePattern(pathname));
      if (step) reach(step);
    },
    addError(what: string): void {
      errorCount += 1;
      if (errorCount <= maxErrors) errors.push({ page: pagePattern(window.location.pathname), what });
    },
    /** What is new since the last part; `undefined` if there is nothing. The first part counts the visit. */
    takePart(): VisitReport | undefined {
      for (const name of trackedNames) reach(stepOf[name]);
      if (parts > 0 && steps.length + errors.length + vitals.size === 0) return undefined;
      parts += 1;
      const report: VisitReport = {
        version: 1,
        build: document.documentElement.dataset['build'] ?? '',
        part: parts,
        device,
        landing,
        ...(source ? { source } : {}),
        steps,
        vitals: [...vitals.values()],
        errors,
      };
      for (const id of vitals.keys()) sentVitals.add(id);
      vitals.clear();
      steps = [];
      errors = [];
      return report;
    },
  };
}

export type Visit = ReturnType<typeof createVisit>;
