export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion, at this moment. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(reducedMotionQuery).matches;
}
