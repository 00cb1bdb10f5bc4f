import { paths } from '@/config/paths';
import { season } from '@/config/season';
import { programTexts } from '@/texts/program';
import { LinkButton } from '@/ui/LinkButton';

/** A programme without shows: the winter break, or on the market's pages the note that nothing is entered. */
export function OffSeason({ ofMarket }: { ofMarket: boolean }) {
  if (ofMarket) {
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
      <p>{programTexts.emptyLead(season.cinemaReturns)}</p>
      <LinkButton to={paths.flohmarktProgram.to()}>{programTexts.toFlohmarkt}</LinkButton>
    </div>
  );
}
