import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ShowKind } from '@/domain/entities';
import { listPath } from '@/domain/links';
import { readFilter, withFilter, type FilterOffers, type ProgramFilter } from '@/domain/programFilter';
import { queryText } from '@/shared/config/route';

/**
 * The filter of the address, and what changes it. A change takes the place of the history's entry, so that Back
 * leaves the list; a list of another kind is another page. The list follows when there is time to paint it, which is
 * why the fields show at once what was chosen.
 */
export function useFinding(filter: ProgramFilter, offers: FilterOffers) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [shown, showAtOnce] = useOptimistic(filter);

  function change(changes: Partial<ProgramFilter>) {
    // The screen may lag behind the address, which must not lose what it holds already.
    const { pathname, search, hash } = window.location;
    const before = new URLSearchParams(search);
    const after = withFilter(before, { ...readFilter(before, offers), ...changes });
    if (after.toString() === before.toString()) return;
    startTransition(() => {
      showAtOnce((current) => ({ ...current, ...changes }));
      void navigate({ pathname, search: queryText(after), hash }, { replace: true, state });
    });
  }

  function openKind(kind: ShowKind) {
    const kept = readFilter(new URLSearchParams(window.location.search), offers);
    const search = withFilter(new URLSearchParams(), { ...kept, genre: undefined, isAllKinds: false });
    startTransition(() => {
      void navigate(`${listPath(kind)}${queryText(search)}`);
    });
  }

  return { shown, change, openKind };
}

export type Finding = ReturnType<typeof useFinding>;
