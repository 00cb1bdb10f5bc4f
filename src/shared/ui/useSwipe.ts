import { useRef, type PointerEvent } from 'react';

/** px that a finger moves at least. */
const leastDistance = 40;

/**
 * Handlers of an element with `touch-action: pan-y`: a finger that scrolls the page cancels its pointer, so that one
 * movement never does both. To the left is the next one (1).
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startX = useRef<number>(undefined);
  return {
    onPointerDown({ pointerType, isPrimary, clientX }: PointerEvent) {
      startX.current = pointerType === 'touch' && isPrimary ? clientX : undefined;
    },
    onPointerUp({ clientX }: PointerEvent) {
      const distance = clientX - (startX.current ?? clientX);
      startX.current = undefined;
      if (Math.abs(distance) >= leastDistance) onSwipe(distance < 0 ? 1 : -1);
    },
  };
}
