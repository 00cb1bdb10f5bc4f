import { LinkButton } from '@/ui/LinkButton';
import { nothingListedTexts } from '@/texts/finderPanel';
import { listLink } from '@/screens/shared/listLink';
import type { Program } from './useProgram';

/** A part of the programme without shows, while the rest of it may well have some. */
export function NothingListed({ program: { name, kind, filter } }: { program: Program }) {
  const { to, label } = listLink(kind);
  const isOfKids = name === 'kids' && !filter.isAllKinds;
  return (
    <div className="state">
      <p role="status">{isOfKids ? nothingListedTexts.noKidsFilm : nothingListedTexts.nothing}</p>
      <LinkButton to={to}>{kind === 'kino' ? nothingListedTexts.wholeProgram : label}</LinkButton>
    </div>
  );
}
