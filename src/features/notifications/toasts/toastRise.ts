/** Edges in px. */
type Box = { top: number; bottom: number; left: number; right: number };

const gap = 8;

const isBeside = (one: Box, other: Box) => one.right <= other.left || one.left >= other.right;

/** Returns the px by which toasts move up to cover none of the boxes, at most to the top of the screen. */
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
