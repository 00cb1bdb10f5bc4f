import { useDispatch, useSelector } from 'react-redux';
import { fetchGiftCards } from '@/api/vouchers';
import { paths } from '@/config/paths';
import { giftCardsTotal, offeredGiftCards } from '@/domain/giftCards';
import { giftCardsFlow } from '@/features/giftCards/giftCardsFlow';
import { cartFlow } from '@/features/cart/cartFlow';
import { cartSlice, itemsAdded } from '@/features/cart/cartSlice';
import { GiftCardBar } from '@/features/giftCards/GiftCardBar';
import { GiftCardChoices } from '@/features/giftCards/GiftCardChoices';
import { giftCardLines } from '@/features/giftCards/giftCardLines';
import { giftCardsSlice, giftCardsTaken } from '@/features/giftCards/giftCardsSlice';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { giftCardTexts } from '@/texts/giftCards';
import { Failure } from '@/ui/Failure';
import { LinkButton } from '@/ui/LinkButton';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { Notice } from '@/ui/Notice';
import { OutlineBlocks } from '@/ui/OutlineBlocks';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { useOpened } from '@/ui/useOpened';
import '@/styles/choices.scss';
import '@/styles/giftCards.scss';

export const flows = [cartFlow, giftCardsFlow];

/** The gift vouchers on sale, and the way into the cart. */
export function GiftCardsScreen() {
  const dispatch = useDispatch();
  const { giftCards, isRead, error } = useSelector(giftCardsSlice.selectors.selectGiftCards);
  const load = () => dispatch(fetchGiftCards.start());
  useOpened('giftCards', load, () => dispatch(fetchGiftCards.reset()));
  const retry = { label: screenTexts.retry, onRetry: load };
  if (error && !isRead) {
    const title = failureTitle(error, giftCardTexts.failedTitle);
    return <Failure title={title} text={errorText(error)} retry={retry} />;
  }
  const isEmpty = offeredGiftCards(giftCards).length === 0;
  return (
    <>
      <PageMeta
        title={giftCardTexts.title}
        description={giftCardTexts.description}
        canonical={paths.giftCards.to()}
      />
      <PageHeading>{giftCardTexts.title}</PageHeading>
      {!isRead && (
        <div className="outline">
          <LoadingStatus
            label={giftCardTexts.loading}
            texts={screenTexts}
            onRetry={load}
            onCancel={() => dispatch(fetchGiftCards.cancel())}
          />
          <div className="gift-place gift-shop">
            <OutlineBlocks className="choices gift-cards" count={4} />
          </div>
        </div>
      )}
      {error && (
        <Notice variant="danger" title={giftCardTexts.refreshFailed} retry={retry}>
          <p>{errorText(error)}</p>
        </Notice>
      )}
      {isRead && (isEmpty ? <NoGiftCards /> : <GiftShop />)}
    </>
  );
}

function GiftShop() {
  const dispatch = useDispatch();
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { giftCards, selGiftCardsAmount: amounts } = useSelector(giftCardsSlice.selectors.selectGiftCards);
  const offered = offeredGiftCards(giftCards);
  function add() {
    dispatch(itemsAdded(giftCardLines(offered, amounts, cart)));
    dispatch(giftCardsTaken());
  }
  return (
    <>
      <p className="lead">{giftCardTexts.lead}</p>
      <div className="gift-place">
        <div className="gift-shop">
          <GiftCardChoices giftCards={offered} amounts={amounts} />
          <GiftCardBar total={giftCardsTotal(offered, amounts)} onAdd={add} />
        </div>
      </div>
    </>
  );
}

function NoGiftCards() {
  return (
    <div className="state">
      <h2>{giftCardTexts.none}</h2>
      <p>{giftCardTexts.noneLead}</p>
      <div className="actions">
        <LinkButton to={paths.program.to()}>{giftCardTexts.toProgram}</LinkButton>
        <LinkButton to={paths.flohmarktProgram.to()} variant="outline-primary">
          {giftCardTexts.toFlohmarkt}
        </LinkButton>
      </div>
    </div>
  );
}
