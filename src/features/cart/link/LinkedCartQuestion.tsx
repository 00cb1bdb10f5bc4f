import { nanoid } from '@reduxjs/toolkit';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isEmptyCart } from '@/domain/cart';
import { readCartFragment, type LinkedCart } from '@/domain/cartLink';
import { linkedOffer } from '@/domain/linkedOffer';
import { cartSlice, itemsAdded } from '@/features/cart/cartSlice';
import { itemsForGiftCards } from '@/domain/giftCards';
import { linkedCartSlice, readLinkedCart } from './linkedCartSlice';
import { notifyClockChange, shopMinute } from '@/shared/browser/serverClock';
import { linkedCartTexts } from './linkTexts';
import { Button } from '@/shared/ui/Button';
import { ReadNotice } from '@/shared/ui/RequestNotice';
import { SlowHint } from '@/shared/ui/SlowHint';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { useNow } from '@/shared/ui/useNow';
import { useRead } from '@/shared/request/useRead';
import { LinkedOfferView } from './LinkedOfferView';

export type LinkOutcome = 'taken' | 'declined' | 'closed';

type Decide = (outcome: LinkOutcome) => void;

export function LinkedCartQuestion({ link, onDecide }: { link: string; onDecide: Decide }) {
  const [wanted] = useState(() => readCartFragment(link));
  if (wanted === undefined || wanted === 'unreadable') {
    return (
      <Panel>
        <p role="alert">{linkedCartTexts.unreadable}</p>
        <div className="actions">
          <Button variant="outline-primary" onClick={() => onDecide('closed')}>
            {linkedCartTexts.close}
          </Button>
        </div>
      </Panel>
    );
  }
  return <OfferQuestion wanted={wanted} onDecide={onDecide} />;
}

type PanelProps = { heading?: RefObject<HTMLHeadingElement | null>; children: ReactNode };

function Panel({ heading, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel linked-cart" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {linkedCartTexts.title}
      </h2>
      {children}
    </section>
  );
}

function OfferQuestion({ wanted, onDecide }: { wanted: LinkedCart; onDecide: Decide }) {
  const dispatch = useDispatch();
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { fallbackRef, withFocus } = useFocusFallback<HTMLHeadingElement>();
  const shownAt = useNow();
  const isDecided = useRef(false);
  const read = useRead(readLinkedCart, wanted, linkedCartSlice.selectors.selectOffersOf);
  const { error, retry: load, cancel } = read;
  const offers = read.isLoading || error ? undefined : read.data;

  function decide(outcome: LinkOutcome) {
    if (isDecided.current) return;
    isDecided.current = true;
    onDecide(outcome);
  }
  /** If a show ended since the offer was rendered, rerenders the offer instead. */
  function addToCart() {
    if (isDecided.current || !offers) return;
    const { lines, giftCards, preview } = linkedOffer(wanted, offers, shopMinute());
    if (Object.keys(preview).length !== Object.keys(linkedOffer(wanted, offers, shownAt).preview).length) {
      notifyClockChange();
      return;
    }
    dispatch(itemsAdded([...lines, ...itemsForGiftCards(giftCards, wanted.giftCards, cart, nanoid)]));
    decide('taken');
  }
  const offer = offers ? linkedOffer(wanted, offers, shownAt) : undefined;
  const decline = (
    <Button variant="outline-primary" onClick={() => decide('declined')}>
      {linkedCartTexts.decline}
    </Button>
  );
  return (
    <Panel heading={fallbackRef}>
      <div role="status">
        {!offer && !error && (
          <>
            <p className="soft">{linkedCartTexts.loading}</p>
            <SlowHint onRetry={withFocus(load)} onCancel={withFocus(cancel)} />
          </>
        )}
      </div>
      {error && (
        <>
          <ReadNotice error={error} retry={withFocus(load)} title={linkedCartTexts.failedTitle} />
          {decline}
        </>
      )}
      {offer && (
        <LinkedOfferView wanted={wanted} offer={offer} cart={cart} onAskAgain={withFocus(load)}>
          {isEmptyCart(offer.preview) ? (
            <Button variant="outline-primary" onClick={() => decide('closed')}>
              {linkedCartTexts.close}
            </Button>
          ) : (
            <>
              <Button onClick={addToCart}>{linkedCartTexts.take}</Button>
              {decline}
            </>
          )}
        </LinkedOfferView>
      )}
    </Panel>
  );
}
