import { paths } from '@/shared/config/paths';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { stallPricesTexts as texts } from '@/features/infoPages/livePartTexts';
import { LinkButton } from '@/shared/ui/LinkButton';

/** Where no market can be booked: whether there is none at all, and where they will stand. */
export function NoMarket({ shows, now }: { shows: Show[]; now: number }) {
  const isListed = comingShows(shows, now).length > 0;
  return (
    <div className="page-empty">
      <p>{isListed ? texts.noneOnSale : texts.noMarket}</p>
      <div className="actions">
        <LinkButton to={paths.flohmarktProgram.to()} variant="outline-primary">
          {texts.toCalendar}
        </LinkButton>
      </div>
    </div>
  );
}
