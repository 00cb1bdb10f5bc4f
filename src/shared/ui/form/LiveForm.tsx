import type { ReactNode } from 'react';
import { useHydrated } from '@/shared/ui/useHydrated';

/** A form in a page that is built beforehand: it comes when it works; until then its room is kept. */
export function LiveForm({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <div className="form-skeleton" />;
}
