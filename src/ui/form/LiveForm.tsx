import type { ReactNode } from 'react';
import { useTakenOver } from '@/ui/useTakenOver';

/** A form in a page that is built beforehand: it comes when it works; until then its room is kept. */
export function LiveForm({ children }: { children: ReactNode }) {
  return useTakenOver() ? children : <div className="form-place" />;
}
