import type { ReactNode } from 'react';
import { useHydrated } from '@/shared/ui/useHydrated';

/** A form in a prerendered page: a skeleton until it is hydrated, since earlier input would be lost. */
export function HydratedForm({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <div className="form-skeleton" />;
}
