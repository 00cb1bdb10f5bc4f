import { useSearchParams } from 'react-router-dom';
import { EmptyList } from './EmptyList';
import { OffSeason } from './OffSeason';
import type { Program } from './useProgram';

/** An empty cinema or flea market list means off-season; other lists depend on the rest of the programme. */
export function NothingListed({ program: { name, kind, filter } }: { program: Program }) {
  const [search] = useSearchParams();
  const isOfKids = name === 'kids' && !filter.isAllKinds;
  if (filter.genre !== undefined) return <EmptyList kind={kind} of="genre" />;
  if (search.has('prebooking')) return <EmptyList kind={kind} of="prebooking" />;
  if (isOfKids) return <EmptyList kind={kind} of="kids" />;
  const isOfEvents = kind === 'automarkt' || kind === 'publicevent';
  return isOfEvents && !filter.isAllKinds ? <EmptyList kind={kind} of={kind} /> : <OffSeason kind={kind} />;
}
