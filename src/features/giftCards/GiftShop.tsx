import { nanoid } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '@/shop/paths';
import { giftCardsTotal, offeredGiftCards, itemsForGiftCards } from '@/domain/giftCards';
import { cartSlice, itemsAdded } from '@/features/cart/cartSlice';
import { GiftCardBar } from './GiftCardBar';
import { GiftCardChoices } from './GiftCardChoices';
import { giftCardsSlice, giftCardsTaken } from './giftCardsSlice';
import { giftCardTexts } from './texts';
import { countsOf } from '@/shop/quantityTexts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { LoadingStatus } from '@/shared/ui/LoadingStatus';
import { SkeletonBlocks } from '@/shared/ui/SkeletonBlocks';

export function GiftShop() {
  const dispatch = useDispatch();
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { giftCards, selGiftCardsAmount: amounts } = useSelector(giftCardsSlice.selectors.selectGiftCards);
  const offered = offeredGiftCards(giftCards);
  if (offered.length === 0) return <NoGiftCards />;
  function add() {
    dispatch(itemsAdded(itemsForGiftCards(offered, amounts, cart, nanoid)));
    dispatch(giftCardsTaken());
  }
  return (
    <>
      <p className="lead">{giftCardTexts.lead}</p>
      <div className="gift-skeleton">
        <div className="gift-shop">
          <GiftCardChoices giftCards={offered} amounts={amounts} />
          <GiftCardBar
            total={giftCardsTotal(offered, amounts)}
            counts={countsOf(offered, amounts)}
            onAdd={add}
          />
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

type SkeletonProps = { onRetry: () => void; onCancel: () => void };

export function GiftShopSkeleton({ onRetry, onCancel }: SkeletonProps) {
  return (
    <>
      <p className="lead">{giftCardTexts.lead}</p>
      <div className="skeleton">
        <LoadingStatus label={giftCardTexts.loading} onRetry={onRetry} onCancel={onCancel} />
        <div className="gift-skeleton">
          <div className="gift-shop">
            <div>
              <SkeletonBlocks className="choices gift-cards" count={4} />
            </div>
            <div className="skeleton-block gift-sum-skeleton" aria-hidden="true" />
          </div>
        </div>
      </div>
    </>
  );
}
