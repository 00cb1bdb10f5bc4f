import type { ShowListQuery } from '@/features/catalogue/calls';
import { paths } from '@/shop/paths';
import { programLists } from '@/features/catalogue/programLists';
import type { ProgramListName } from '@/features/catalogue/programTexts';
import { useList } from '@/features/catalogue/useList';
import type { Show } from '@/domain/entities';
import type { Read } from '@/shared/request/useRead';

function listOf(name: ProgramListName, { to }: { to: () => string }) {
  const { kind, genre } = programLists[name];
  const query: ShowListQuery = { showtype: kind, moviegenre: genre };
  return { query, all: to() };
}

/** Lists that texts may use, with the query of the list's own page. */
export const pageLists = {
  kino: listOf('program', paths.program),
  kinder: listOf('kids', paths.kidsProgram),
  flohmarkt: listOf('flohmarkt', paths.flohmarktProgram),
  automarkt: listOf('automarkt', paths.automarkt),
  publicevent: listOf('publicevent', paths.publicEvents),
};

export type PageListName = keyof typeof pageLists;

/** A list of the programme for a part of a page. */
export function usePageList(name: PageListName): Read<Show[]> {
  return useList(pageLists[name].query, { isOnce: true });
}
