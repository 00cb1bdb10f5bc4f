import { eventCardState } from '@/domain/cards';
import type { Show } from '@/domain/entities';
import { detailPath } from '@/domain/links';
import { bookingTexts, cardTexts } from '@/features/catalogue/programTexts';
import { Button } from '@/shared/ui/Button';
import { CardLink } from './CardLink';

/** The button of an event's card (requirements, "Card button state (events)"). */
export function EventActions({ show, context }: { show: Show; context: string }) {
  const state = eventCardState(show);
  switch (state.kind) {
    case 'onSiteOnly':
      return <Button disabled>{cardTexts.onSiteOnly}</Button>;
    case 'closed':
      return <Button disabled>{cardTexts.closed}</Button>;
    case 'soldOut':
      return <Button disabled>{cardTexts.presaleStopped}</Button>;
    case 'bookable':
      return <CardLink to={detailPath(show)} text={bookingTexts[state.eventType]} context={context} />;
  }
}
