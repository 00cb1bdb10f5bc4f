import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { unavailability, type Unavailability } from '@/domain/availability';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show, ShowDetail } from '@/domain/entities';
import { selectionTaken, showSlice } from './showSlice';
import { referenceOf } from '@/domain/reference';
import { useShow, type ShowRead } from './useShow';
import { notifyClockChange, shopMinute } from '@/shared/browser/serverClock';
import { isGone, type RequestError } from '@/shared/request/errors';
import { filmTicketTexts } from './texts';
import { showTexts } from '@/features/catalogue/texts';
import { useNow } from '@/shared/ui/useNow';

export type ChosenShow =
  | { state: 'none' }
  | { state: 'reading' | 'gone'; show: Show }
  | { state: 'failed'; show: Show; error: RequestError }
  | { state: 'unavailable'; show: Show; reason: Unavailability }
  | { state: 'ready'; show: Show; detail: ShowDetail };

function chosenShow(show: Show | undefined, { detail, error }: ShowRead, now: number): ChosenShow {
  if (!show) return { state: 'none' };
  if (error) return isGone(error) ? { state: 'gone', show } : { state: 'failed', show, error };
  if (!detail) return { state: 'reading', show };
  // A response about another show counts as none: only the chosen date may be sold.
  if (detail.showId !== show.showId) return { state: 'gone', show };
  const reason = unavailability(detail, now);
  return reason ? { state: 'unavailable', show, reason } : { state: 'ready', show, detail };
}

/** The reason why a chosen date cannot be bought. */
export function problemOf(chosen: ChosenShow): string | undefined {
  if (chosen.state === 'gone') return filmTicketTexts.gone;
  if (chosen.state !== 'unavailable') return undefined;
  return filmTicketTexts.unavailable(showTexts.unavailable[chosen.reason]);
}

/** The new date, if the response has another date than the list. */
export function movedTo(chosen: ChosenShow): string | undefined {
  if (chosen.state !== 'ready') return undefined;
  // A list may omit the end.
  const [begin, listed] = [chosen.detail, chosen.show].map(({ date, time }) => dayAndTime({ date, time }));
  return begin === listed ? undefined : dayAndTime(chosen.detail);
}

/** The chosen date in a list of dates, and the state of its detail request. */
export function useChosenShow() {
  const dispatch = useDispatch();
  const { show: known } = useSelector(showSlice.selectors.selectShowState);
  const [show, setShow] = useState<Show>();
  const now = useNow();
  const read = useShow(show && referenceOf(show));

  function choose(next: Show | undefined) {
    setShow(next);
    notifyClockChange();
    // Discards the selection made on the show's own page.
    if (next && known?.showId === next.showId) dispatch(selectionTaken());
  }
  /** The chosen show if it can still be bought: it may have ended since its price was loaded. */
  function readyNow(): ShowDetail | undefined {
    notifyClockChange();
    const current = chosenShow(show, read, shopMinute());
    return current.state === 'ready' ? current.detail : undefined;
  }
  return {
    chosen: chosenShow(show, read, now),
    now,
    choose,
    readyNow,
    retry: read.retry,
    cancel: read.cancel,
  };
}
