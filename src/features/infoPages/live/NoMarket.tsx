import { paths } from '@/shop/paths';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { stallPricesTexts as texts } from './livePartTexts';
import { LinkButton } from '@/shared/ui/LinkButton';

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
