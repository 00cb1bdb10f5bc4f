import { OutlineBlocks } from '@/ui/OutlineBlocks';

/** Where a show's choices will stand, while they are on their way. */
export function ChoicesPlace() {
  return <OutlineBlocks className="choices-place" count={6} />;
}
