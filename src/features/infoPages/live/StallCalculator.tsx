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
import { usePageList } from './PageListsProvider';
import { MarketField } from './MarketField';
import { NoMarket } from './NoMarket';
import { usePageMarket } from './pageMarket';
import { ReadState } from './ReadState';
import { StallCost } from './StallCost';
import './stallCalculator.scss';

export function StallCalculator() {
  const list = usePageList('flohmarkt');
  const id = useId();
  return (
    <section className="panel page-calculator" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <ReadState status={list} texts={texts}>
        {(shows) => <Calculator shows={shows} />}
      </ReadState>
    </section>
  );
}

/** Starts with the next market. Counts are carried over to another one as far as it offers the products. */
function Calculator({ shows }: { shows: Show[] }) {
  const dispatch = useDispatch();
  const { chosen, now, choose, readyNow, retry } = useChosenShow();
  const { selItems } = useSelector(showSlice.selectors.selectShowState);
  const [carried, setCarried] = useState<Selection>({});
  const addToCart = useAddToCart();
  const market = usePageMarket();
  const { fallbackRef } = useFocusFallback<HTMLSelectElement>();
  const dates = bookableDates(shows, now);
  const [first] = dates;
  const isNone = chosen.state === 'none';
  function chooseMarket(show: Show) {
    choose(show, market.choose(show));
  }
  useRouteLifecycle(
    String(first !== undefined),
    () => isNone && first && chooseMarket(first),
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
  function changeMarket(show: Show) {
    if (isReady) setCarried(selItems);
    chooseMarket(show);
  }
  function add() {
    const detail = readyNow();
    if (detail) addToCart(detail);
    else fallbackRef.current?.focus();
  }
  return (
    <>
      <MarketField
        field={fallbackRef}
        dates={dates}
        chosen={isNone ? undefined : chosen.show}
        problem={problem}
        onChoose={changeMarket}
      />
      {!problem && (
        <ReadState
          status={{
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
