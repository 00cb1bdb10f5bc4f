import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchShowDetail } from '@/features/catalogue/showsApi';
import type { Show } from '@/domain/entities';
import { bookableDates } from '@/domain/nextDates';
import type { Selection } from '@/domain/selection';
import { showSlice } from '@/features/booking/showSlice';
import { useAddToCart } from '@/features/booking/useAddToCart';
import { problemOf, useChosenShow } from '@/features/booking/useChosenShow';
import { stallCalculatorTexts as texts } from '@/features/infoPages/livePartTexts';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { usePageList } from './ListReading';
import { MarketField } from './MarketField';
import { NoMarket } from './NoMarket';
import { usePageMarket } from './pageMarket';
import { ReadState } from './ReadState';
import { StallCost } from './StallCost';
import './stallCalculator.scss';

/** What a stall costs on a date, worked out from the market's own products, and the way into the cart. */
export function StallCalculator() {
  const list = usePageList('flohmarkt');
  const id = useId();
  return (
    <section className="panel page-calculator" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <ReadState reading={list} texts={texts}>
        {(shows) => <Calculator shows={shows} />}
      </ReadState>
    </section>
  );
}

/** Begins with the next market; what was counted goes along to another one, as far as that has it. */
function Calculator({ shows }: { shows: Show[] }) {
  const dispatch = useDispatch();
  const { chosen, now, choose, readyNow, retry } = useChosenShow();
  const { selItems } = useSelector(showSlice.selectors.selectShowState);
  const [carried, setCarried] = useState<Selection>({});
  const addToCart = useAddToCart();
  const market = usePageMarket();
  const { place } = useFocusFallback<HTMLSelectElement>();
  const dates = bookableDates(shows, now);
  const [first] = dates;
  const isNone = chosen.state === 'none';
  function tellAndChoose(show: Show) {
    choose(show, market.choose(show));
  }
  useRouteLifecycle(
    String(first !== undefined),
    () => isNone && first && tellAndChoose(first),
    () => undefined,
  );
  useRouteLifecycle(
    '',
    () => undefined,
    () => market.choose(undefined),
  );
  if (!first && isNone) return <NoMarket shows={shows} now={now} />;

  const isReady = chosen.state === 'ready';
  const problem = problemOf(chosen);
  function chooseAnew(show: Show) {
    if (isReady) setCarried(selItems);
    tellAndChoose(show);
  }
  function add() {
    const detail = readyNow();
    if (detail) addToCart(detail);
    else place.current?.focus();
  }
  return (
    <>
      <MarketField
        field={place}
        dates={dates}
        chosen={isNone ? undefined : chosen.show}
        problem={problem}
        onChoose={chooseAnew}
      />
      {!problem && (
        <ReadState
          reading={{
            answer: isReady ? chosen.detail : undefined,
            error: chosen.state === 'failed' ? chosen.error : undefined,
            retry,
            cancel: () => dispatch(fetchShowDetail.cancel()),
          }}
          texts={texts}
        >
          {(show) => <StallCost key={show.showId} show={show} carried={carried} onAdd={add} />}
        </ReadState>
      )}
    </>
  );
}
