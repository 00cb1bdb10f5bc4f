import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readLinkedCart } from '@/features/cart/offersApi';
import { isEmptyCart } from '@/domain/cart';
import { readCartFragment, type LinkedCart } from '@/domain/cartLink';
import { linkedOffer } from '@/domain/linkedOffer';
import { cartSlice, itemsAdded } from '@/features/cart/cartSlice';
import { giftCardLines } from '@/features/cart/giftCardLines';
import { linkedCartSlice } from '@/features/cart/offersSlices';
import { lookAtClock, shopMinute } from '@/shared/browser/serverClock';
import { linkedCartTexts } from '@/features/cart/cartLinkTexts';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/config/layoutTexts';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { SlowHint } from '@/shared/ui/SlowHint';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { useNow } from '@/shared/ui/useNow';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
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
function Reading({ wanted, onSettled }: { wanted: LinkedCart; onSettled: Settle }) {
  const dispatch = useDispatch();
  const offers = useSelector(linkedCartSlice.selectors.selectOffers);
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { place, withFocus } = useFocusFallback<HTMLHeadingElement>();
  const seenAt = useNow();
  const isSettled = useRef(false);
  const load = () => dispatch(readLinkedCart.start(wanted));
  useRouteLifecycle('', load, () => dispatch(readLinkedCart.reset()));
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
              texts={statusTexts}
              onRetry={withFocus(load)}
              onCancel={withFocus(() => dispatch(readLinkedCart.cancel()))}
            />
          </>
        )}
      </div>
      {error && (
        <>
          <Notice
            variant="danger"
            title={failureTitle(error, linkedCartTexts.failedTitle)}
            retry={{ label: statusTexts.retry, onRetry: withFocus(load) }}
          >
            <p>{errorText(error)}</p>
          </Notice>
          {decline}
        </>
      )}
      {offer && (
        <LinkedOfferView wanted={wanted} offer={offer} cart={cart} onAskAgain={withFocus(load)}>
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
