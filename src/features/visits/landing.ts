import type { VisitReport, VisitSource } from '@/domain/visits';

/** Smallest widths in CSS pixels, as in the stylesheets. */
const tabletWidth = 576;
const desktopWidth = 992;

/** The class of the device by the width of the window. */
export function deviceClass(width: number): VisitReport['device'] {
  if (width < tabletWidth) return 'phone';
  return width < desktopWidth ? 'tablet' : 'desktop';
}

/** The address that was loaded, which the browser keeps after navigations within the shop. */
export function landingAddress(): URL {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? window.location.href);
}

/** A word that somebody chose for a link. Anything else, such as an e-mail address or more digits than a date has, counts as absent. */
function cleaned(value: string | null): string | undefined {
  const word = value?.trim().replace(/\s+/g, '-').toLowerCase() ?? '';
  return /^(?!(?:.*\p{N}){9})[\p{L}\p{N}_.-]{1,40}$/u.test(word) ? word : undefined;
}

/** Where the link to this address was placed (`utm_…`); `undefined` if it does not say so. */
export function sourceOf({ searchParams }: URL): VisitSource | undefined {
  const names = ['source', 'medium', 'campaign'] as const;
  const found = names
    .map((name) => [name, cleaned(searchParams.get(`utm_${name}`))] as const)
    .filter(([, value]) => value !== undefined);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
