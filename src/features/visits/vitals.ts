import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricWithAttribution } from 'web-vitals/attribution';
import type { VisitReport } from '@/domain/visits';
import { pagePattern } from './pageKinds';

export type Vital = VisitReport['vitals'][number];

const kindOf = (element: Element) => {
  const name = [...element.classList].find((each) => /^[a-z][a-z-]*$/.test(each));
  return element.localName + (name ? `.${name}` : '');
};

/** Kind and class of an element and its parent: neither ids nor content. */
function describe(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element) return '';
  return [element.parentElement, element]
    .filter((each) => each !== null)
    .map(kindOf)
    .join(' > ');
}

/** The library itself names removed elements by their id. */
const described = /^[a-z\d-]+(?:\.[a-z-]+)?(?: > [a-z\d-]+(?:\.[a-z-]+)?)?$/;

function targetOf({ name, attribution }: MetricWithAttribution): string | undefined {
  if (name === 'LCP') return attribution.target;
  if (name === 'INP') return attribution.interactionTarget;
  return name === 'CLS' ? attribution.largestShiftTarget : undefined;
}

/** A score of shifts has four decimals, a time in ms none. */
const rounded = ({ name, value }: MetricWithAttribution) =>
  name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);

/**
 * Calls back with each value and its id when it is final, at the latest when the page is hidden, and again if it has
 * changed until the page is hidden again. The first of them may be of the time before the call: the browser keeps them.
 * Cannot be stopped.
 */
export function watchVitals(landing: string, react: (id: string, vital: Vital) => void): void {
  function note(metric: MetricWithAttribution) {
    const { id, name, navigationURL } = metric;
    const at = targetOf(metric) ?? '';
    react(id, {
      page: navigationURL ? pagePattern(new URL(navigationURL, window.location.href).pathname) : landing,
      name,
      value: rounded(metric),
      ...(described.test(at) ? { at } : {}),
    });
  }
  // Navigations within the shop have values of their own where the browser knows them, else the load has all.
  const options = { generateTarget: describe, reportSoftNavs: true };
  onCLS(note, options);
  onFCP(note, options);
  onINP(note, options);
  onLCP(note, options);
  onTTFB(note, options);
}
