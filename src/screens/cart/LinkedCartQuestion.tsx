import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readLinkedCart } from '@/api/offers';
import { isEmptyCart } from '@/domain/cart';
import { readCartFragment, type WantedCart } from '@/domain/cartLink';
import { linkedOffer } from '@/domain/linkedOffer';
import { cartSlice, itemsAdded } from '@/features/cart/cartSlice';
import { giftCardLines } from '@/features/giftCards/giftCardLines';
import { linkedCartSlice } from '@/features/offers/offersSlices';
import { lookAtClock, shopMinute } from '@/lib/shopClock';
import { linkedCartTexts } from '@/texts/cartLink';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { SlowHint } from '@/ui/SlowHint';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useNow } from '@/ui/useNow';
import { useOpened } from '@/ui/useOpened';
import type { LinkOutcome } from './LinkedCart';
import { LinkedOfferView } from './LinkedOfferView';

type Settle = (outcome: LinkOutcome) => void;

/** Asks about the cart that a link carries; one that cannot be read says so. */
export function LinkedCartQuestion({ link, onSettled }: { link: string; onSettled: Settle }) {
  const [wanted] = useState(() => readCartFragment(link));
  if (wanted === undefined || wanted === 'unreadable') {
    return (
      <Panel>
        <p role="alert">{linkedCartTexts.unreadable}</p>
        <div className="actions">
          <Button variant="outline-primary" onClick={() => onSettled('closed')}>
            {linkedCartTexts.close}
          </Button>
        </div>
      </Panel>
    );
  }
  return <Reading wanted={wanted} onSettled={onSettled} />;
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

/** Reads every show again; what is offered of it now is asked about. */
function Reading({ wanted, onSettled }: { wanted: WantedCart; onSettled: Settle }) {
  const dispatch = useDispatch();
  const offers = useSelector(linkedCartSlice.selectors.selectOffers);
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { place, keepFocus } = useKeptFocus<HTMLHeadingElement>();
  const seenAt = useNow();
  const isSettled = useRef(false);
  const load = () => dispatch(readLinkedCart.start(wanted));
  useOpened('', load, () => dispatch(readLinkedCart.reset()));
  const error = offers.wanted === wanted ? offers.error : null;
  const isRead = offers.wanted === wanted && !offers.isLoading && !error;

  function settle(outcome: LinkOutcome) {
    if (isSettled.current) return;
    isSettled.current = true;
    onSettled(outcome);
  }
  /** A show may have ended since its price was read: then the visitor is shown what is left of it. */
  function take() {
    if (isSettled.current) return;
    const { lines, giftCards, preview } = linkedOffer(wanted, offers, shopMinute());
    if (Object.keys(preview).length !== Object.keys(linkedOffer(wanted, offers, seenAt).preview).length) {
      lookAtClock();
      return;
    }
    dispatch(itemsAdded([...lines, ...giftCardLines(giftCards, wanted.giftCards, cart)]));
    settle('taken');
  }
  const offer = isRead ? linkedOffer(wanted, offers, seenAt) : undefined;
  const decline = (
    <Button variant="outline-primary" onClick={() => settle('declined')}>
      {linkedCartTexts.decline}
    </Button>
  );
  return (
    <Panel heading={place}>
      <div role="status">
        {!offer && !error && (
          <>
            <p className="soft">{linkedCartTexts.loading}</p>
            <SlowHint
              texts={screenTexts}
              onRetry={keepFocus(load)}
              onCancel={keepFocus(() => dispatch(readLinkedCart.cancel()))}
            />
          </>
        )}
      </div>
      {error && (
        <>
          <Notice
            variant="danger"
            title={failureTitle(error, linkedCartTexts.failedTitle)}
            retry={{ label: screenTexts.retry, onRetry: keepFocus(load) }}
          >
            <p>{errorText(error)}</p>
          </Notice>
          {decline}
        </>
      )}
      {offer && (
        <LinkedOfferView wanted={wanted} offer={offer} cart={cart} onAskAgain={keepFocus(load)}>
          {isEmptyCart(offer.preview) ? (
            <Button variant="outline-primary" onClick={() => settle('closed')}>
              {linkedCartTexts.close}
            </Button>
          ) : (
            <>
              <Button onClick={take}>{linkedCartTexts.take}</Button>
              {decline}
            </>
          )}
        </LinkedOfferView>
      )}
    </Panel>
  );
}
