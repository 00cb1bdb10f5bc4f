import { paths } from '@/config/paths';
import { season } from '@/config/season';
import type { ShowKind } from '@/domain/entities';
import { programTexts } from '@/texts/program';
import { LinkButton } from '@/ui/LinkButton';

/** A programme without shows: the winter break, or on the flea market's page the note that nothing is entered. */
export function OffSeason({ kind }: { kind: ShowKind }) {
  if (kind === 'flohmarkt') {
    return (
      <div className="state">
        <p>{programTexts.emptyEvents}</p>
        <p>{programTexts.emptyEventsLead}</p>
      </div>
    );
  }
  return (
    <div className="state">
      <h2>{programTexts.emptyTitle}</h2>
      <p>{kind === 'kino' ? programTexts.emptyLead(season.cinemaReturns) : programTexts.emptyEventsLead}</p>
      <LinkButton to={paths.flohmarktProgram.to()}>{programTexts.toFlohmarkt}</LinkButton>
    </div>
  );
}
