import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { reducedMotionQuery } from '@/shared/browser/reducedMotion';

/** Mocks `prefers-reduced-motion`; `reduce` changes it and notifies the listeners. */
export function setMotionPreference(isReduced: boolean): { reduce: () => void } {
  const { matchMedia } = window;
  const listeners = new Set<() => void>();
  let isWanted = isReduced;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    if (media !== reducedMotionQuery) return matchMedia(media);
    const query = new EventTarget();
    query.addEventListener = (_, listener) => void listeners.add(listener as () => void);
    query.removeEventListener = (_, listener) => void listeners.delete(listener as () => void);
    return Object.assign(query, { matches: isWanted }) as MediaQueryList;
  });
  function reduce() {
    isWanted = true;
    act(() => [...listeners].forEach((listener) => listener()));
  }
  return { reduce };
}
