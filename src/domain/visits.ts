import * as v from 'valibot';

/** How far a purchase has come, in order. */
export const visitSteps = ['list', 'show', 'added', 'cart', 'checkout', 'payment', 'paid'] as const;
export type VisitStep = (typeof visitSteps)[number];

export const deviceClasses = ['phone', 'tablet', 'desktop'] as const;
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

const text = v.pipe(v.string(), v.maxLength(300));

/**
 * What a page load sends when it is left; a later part has only what is new. It contains no address, nothing typed and
 * nothing that recognises a visitor. A change of its meaning needs another `version`.
 */
export const visitReport = v.object({
  version: v.literal(1),
  build: text,
  /** From 1; a visitor may leave and return several times. */
  part: v.pipe(v.number(), v.integer(), v.minValue(1)),
  device: v.picklist(deviceClasses),
  /** Pattern of the address that was loaded; `*` for a page without a pattern. */
  landing: text,
  /** Where an advertisement led from, by its link. */
  source: v.optional(
    v.object({ source: v.optional(text), medium: v.optional(text), campaign: v.optional(text) }),
  ),
  /** Steps that were reached for the first time. */
  steps: v.array(v.picklist(visitSteps)),
  /** Measured per page, CLS as a score, the others in ms; `at` is the kind of element that caused it. */
  vitals: v.array(
    v.object({ page: text, name: v.picklist(vitalNames), value: v.number(), at: v.optional(text) }),
  ),
  /** `what`: the reference for support, or kind and place in a file of the build. */
  errors: v.array(v.object({ page: text, what: text })),
});

export type VisitReport = v.InferOutput<typeof visitReport>;
export type VisitSource = NonNullable<VisitReport['source']>;
