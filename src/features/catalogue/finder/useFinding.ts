import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ShowKind } from '@/domain/entities';
import { listPath } from '@/domain/links';
import { withFilter } from '@/domain/filterChange';
import { readFilter, type FilterOffers, type ProgramFilter } from '@/domain/programFilter';
import { queryText } from '@/shop/route';

/**
 * The filter of the address and its changes. A change replaces the history entry, so that Back leaves the list; another
 * kind is another page. The list renders in a transition, the fields update optimistically.
 */
export function useFinding(filter: ProgramFilter, offers: FilterOffers) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [shown, showOptimistically] = useOptimistic(filter);

  function change(changes: Partial<ProgramFilter>) {
    // The rendered filter may lag behind the address.
    const { pathname, search, hash } = window.location;
    const before = new URLSearchParams(search);
    const after = withFilter(before, { ...readFilter(before, offers), ...changes });
    if (after.toString() === before.toString()) return;
    startTransition(() => {
      showOptimistically((current) => ({ ...current, ...changes }));
      void navigate({ pathname, search: queryText(after), hash }, { replace: true, state });
    });
  }

  function openKind(kind: ShowKind) {
    const ofAnyKind = readFilter(new URLSearchParams(window.location.search), { ...offers, films: false });
    const search = withFilter(new URLSearchParams(), { ...ofAnyKind, isAllKinds: false });
    startTransition(() => {
      void navigate(`${listPath(kind)}${queryText(search)}`);
    });
  }

  return { shown, change, openKind };
}

export type Finding = ReturnType<typeof useFinding>;
