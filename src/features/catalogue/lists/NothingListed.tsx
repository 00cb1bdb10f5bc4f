import { useSearchParams } from 'react-router-dom';
import { EmptyList } from './EmptyList';
import { OffSeasonView } from './OffSeasonView';
import type { Program } from './useProgram';

/**
 * In the place of a list without shows. Without any show the cinema and the flea market pause, and so does the house; what
 * is said of a part of the programme depends on the rest of it.
 */
export function NothingListed({ program: { name, kind, filter } }: { program: Program }) {
  const [search] = useSearchParams();
  const isOfKids = name === 'kids' && !filter.isAllKinds;
  if (filter.genre !== undefined) return <EmptyList kind={kind} of="genre" />;
  if (search.has('prebooking')) return <EmptyList kind={kind} of="prebooking" />;
  if (isOfKids) return <EmptyList kind={kind} of="kids" />;
  const isOfEvents = kind === 'automarkt' || kind === 'publicevent';
  return isOfEvents && !filter.isAllKinds ? <EmptyList kind={kind} of={kind} /> : <OffSeasonView />;
}
