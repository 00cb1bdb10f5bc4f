/** The edges of a box on the screen, in px. */
type Box = { top: number; bottom: number; left: number; right: number };

const gap = 8;

const isBeside = (one: Box, other: Box) => one.right <= other.left || one.left >= other.right;

/**
 * How far toasts have to rise from where they rest, in px, to cover none of the boxes; to the upper edge of the screen
 * at most.
 */
export function toastRise(resting: Box, boxes: Box[]): number {
  const height = resting.bottom - resting.top;
  const bottom = boxes
    .filter((box) => !isBeside(box, resting))
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce(
      (lowest, box) => (box.bottom > lowest - height && box.top < lowest ? box.top - gap : lowest),
      resting.bottom,
    );
  return resting.bottom - Math.max(bottom, height + gap);
}
