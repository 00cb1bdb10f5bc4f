import { EmptyList } from './EmptyList';
import type { Program } from './useProgram';

/** A part of the programme without shows, while the rest of it may well have some. */
export function NothingListed({ program: { name, kind, filter, query } }: { program: Program }) {
  const isPrebooking = query.prebooking !== undefined;
  const isOfKids = name === 'kids' && !filter.isAllKinds;
  const ofKind = kind === 'automarkt' || kind === 'publicevent' ? kind : 'list';
  const part = isPrebooking ? 'prebooking' : isOfKids ? 'kids' : ofKind;
  return <EmptyList kind={kind} of={filter.genre === undefined ? part : 'genre'} />;
}
