import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ShowDetail } from '@/domain/entities';
import { offeredProducts, ownPrice } from '@/domain/offeredProducts';
import { ChoiceHints } from '@/features/booking/choices/ChoiceHints';
import { Discounts } from '@/features/booking/choices/Discounts';
import { OwnLine } from '@/features/booking/ProductChoices';
import { choiceRestored, showSlice } from '@/features/booking/showSlice';
import { movedTo, type ChosenShow } from '@/features/booking/useChosenShow';
import { choiceTexts, filmTicketTexts } from '@/features/booking/texts';
import { quantityTexts } from '@/shop/quantityTexts';
import { ownPriceTexts, scarcityText } from '@/features/catalogue/cardTexts';
import { formatEuro } from '@/shared/text/money';
import { RunningSum } from '@/shared/ui/BottomBar';
import { ReadNotice } from '@/shared/ui/RequestNotice';
import { SlowHint } from '@/shared/ui/SlowHint';
import type { FocusFallback } from '@/shared/ui/useFocusFallback';

type Props = {
  chosen: Exclude<ChosenShow, { state: 'none' }>;
  /** How many tickets were chosen for another date. */
  carried: number;
  /** Whether a click on the buy button is deferred until the price is known. */
  isAwaited: boolean;
  /** Whether a click was dropped because the discounts could not be checked. */
  isRefused: boolean;
  focus: FocusFallback<HTMLSelectElement>;
  onRetry: () => void;
  onCancel: () => void;
};

export function FilmTicketPrice(props: Props) {
  const dispatch = useDispatch();
  const { chosen, carried, isAwaited, isRefused, focus, onRetry, onCancel } = props;
  const { moveFocus, withFocus } = focus;
  const { state, show } = chosen;
  const isReading = state === 'reading';
  const detail = state === 'ready' ? chosen.detail : undefined;
  const isReady = detail !== undefined;
  const newest = detail ?? show;
  const newDate = movedTo(chosen);
  const isCarried = useRef(false);
  const carry = useEffectEvent(() => {
    if (isReady && !isCarried.current) dispatch(choiceRestored({ count: carried, selection: {} }));
    isCarried.current ||= isReady;
  });
  // Before the first paint, so that no other sum is seen.
  useLayoutEffect(() => carry(), [isReady]);
  const about = [newest.location, scarcityText(newest)].filter(Boolean).join(' · ');
  return (
    <div className={isReading ? 'film-ticket-price film-ticket-reading' : 'film-ticket-price'}>
      <div role="status">
        {newDate !== undefined && (
          <p>
            <strong>{filmTicketTexts.moved(newDate)}</strong>
          </p>
        )}
        {(isReading || detail) && about && <p>{about}</p>}
        {isReading && (
          <>
            <p className="soft">{isAwaited ? filmTicketTexts.awaited : filmTicketTexts.loading}</p>
            <SlowHint onRetry={withFocus(onRetry)} onCancel={withFocus(onCancel)} />
          </>
        )}
        {detail && <p className="soft">{pricesOf(detail)}</p>}
      </div>
      {detail && <Tickets detail={detail} />}
      {detail && (
        <Discounts id="film-rabatt" isAwaited={isAwaited} isRefused={isRefused} onPressed={moveFocus} />
      )}
      {state === 'failed' && (
        <ReadNotice error={chosen.error} retry={withFocus(onRetry)} title={filmTicketTexts.failedTitle} />
      )}
    </div>
  );
}

/** A ticket and what goes with it. */
function pricesOf(detail: ShowDetail): string {
  const own = { productName: ownPriceTexts.kino, price: ownPrice(detail) };
  return [own, ...offeredProducts(detail).filter(({ mandatory }) => mandatory)]
    .map(({ productName, price }) => `${productName} ${formatEuro(price)}`)
    .join(', ');
}

/** How many, and the sum, which announces its changes itself. */
function Tickets({ detail }: { detail: ShowDetail }) {
  const { count, selItems, totPrice } = useSelector(showSlice.selectors.selectShowState);
  return (
    <>
      <ul className="choices">
        <OwnLine show={detail} count={count} />
      </ul>
      <ChoiceHints show={detail} choice={{ count, selection: selItems }} />
      <RunningSum
        label={choiceTexts.total}
        total={totPrice}
        note={choiceTexts.vat}
        counts={{ own: quantityTexts.counted(count, ownPriceTexts.kino) }}
      />
    </>
  );
}
