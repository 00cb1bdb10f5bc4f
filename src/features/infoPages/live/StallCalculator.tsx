import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Show } from '@/domain/entities';
import { bookableDates } from '@/domain/nextDates';
import { plainChoice, type Choice } from '@/domain/selection';
import { choiceRestored, selectionTaken, showSlice } from '@/features/booking/showSlice';
import { forgetStallDraft, keepStallDraft, readStallDraft } from '@/features/booking/stallDraft';
import { useAddToCart } from '@/features/booking/useAddToCart';
import { problemOf, useChosenShow } from '@/features/booking/useChosenShow';
import { stallCalculatorTexts as texts } from './livePartTexts';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { usePageList } from './pageLists';
import { MarketField } from './MarketField';
import { NoMarket } from './NoMarket';
import { usePageMarket } from './PageMarket';
import { ReadPart } from './ReadPart';
import { StallCost } from './StallCost';
import './stallCalculator.scss';

export function StallCalculator() {
  const list = usePageList('flohmarkt');
  const id = useId();
  return (
    <section className="panel page-calculator" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <ReadPart read={list} texts={texts}>
        {(shows) => <Calculator shows={shows} />}
      </ReadPart>
    </section>
  );
}

/** Starts with what was entered before, else with the next market. Counts are carried over to another one as far as it offers the products. */
function Calculator({ shows }: { shows: Show[] }) {
  const dispatch = useDispatch();
  const { chosen, now, choose, readyNow, retry, cancel } = useChosenShow();
  const { count, selItems } = useSelector(showSlice.selectors.selectShowState);
  const choice = { count, selection: selItems };
  const [draft] = useState(readStallDraft);
  const [carried, setCarried] = useState<Choice>(draft ?? plainChoice);
  const [status, setStatus] = useState('');
  const addToCart = useAddToCart();
  const market = usePageMarket();
  const { fallbackRef } = useFocusFallback<HTMLSelectElement>();
  const dates = bookableDates(shows, now);
  const [first] = dates;
  const isNone = chosen.state === 'none';
  function chooseMarket(show: Show) {
    choose(show);
    market.choose(show);
  }
  const chooseFirst = useEffectEvent(() => {
    if (isNone && first) chooseMarket(dates.find(({ showId }) => showId === draft?.showId) ?? first);
  });
  const isAnyBookable = first !== undefined;
  useEffect(() => chooseFirst(), [isAnyBookable]);
  useEffect(() => () => market.choose(undefined), [market]);
  if (!first && isNone) return <NoMarket shows={shows} now={now} />;

  const isReady = chosen.state === 'ready';
  const problem = problemOf(chosen);
  function changeMarket(show: Show) {
    if (isReady) setCarried(choice);
    setStatus('');
    keepStallDraft({ ...(isReady ? choice : carried), showId: show.showId });
    chooseMarket(show);
  }
  function reset() {
    forgetStallDraft();
    setCarried(plainChoice);
    if (first && !isNone && chosen.show.showId !== first.showId) chooseMarket(first);
    else dispatch(selectionTaken());
    setStatus(texts.isReset);
    fallbackRef.current?.focus();
  }
  function add() {
    const detail = readyNow();
    if (!detail) {
      fallbackRef.current?.focus();
      return;
    }
    addToCart(detail);
    // Adding resets the selection; who comes back from the cart finds the calculation as it was.
    dispatch(choiceRestored(choice));
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
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {!problem && (
        <ReadPart
          read={{
            data: isReady ? chosen.detail : undefined,
            error: chosen.state === 'failed' ? chosen.error : null,
            asOf: undefined,
            retry,
            cancel,
          }}
          texts={texts}
        >
          {(show) => (
            <StallCost
              key={show.showId}
              show={show}
              carried={carried}
              isFirst={show.showId === first?.showId}
              onAdd={add}
              onReset={reset}
            />
          )}
        </ReadPart>
      )}
    </>
  );
}
