import { useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { validateVoucher } from '@/features/cart/vouchersApi';
import { readCartFragment } from '@/domain/cartLink';
import { codeReadings } from '@/domain/codeReadings';
import type { Cart } from '@/domain/entities';
import { orderGroups } from '@/domain/orderGroups';
import { isRedeemed } from '@/domain/voucherCodes';
import { connectionTexts } from '@/features/connection/texts';
import { voucherOfferTexts as texts, voucherTexts } from '@/features/cart/texts';
import { Button } from '@/shared/ui/Button';
import { withVerbatim } from '@/shared/ui/Verbatim';
import { useDeferredClick } from '@/shared/ui/useDeferredClick';
import { cartSlice } from '@/features/cart/cartSlice';
import { focusHeading } from '@/shared/browser/focusHeading';
import { linkedCode, offeredCode, withoutLinkedCode } from './offeredCode';
import './vouchers.scss';

/**
 * Offers the code of a voucher link (`/cart?gutschein=CODE`) once: it is removed from the address and stored in the
 * session until the visitor answers (requirements, "Further features").
 */
export function VoucherOffer({ cart, isOffline }: { cart: Cart; isOffline: boolean }) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const linked = linkedCode(search);
  const [lastLinked, setLastLinked] = useState(linked);
  const [offered, setOffered] = useState(linked || offeredCode.read());
  if (linked !== lastLinked) {
    setLastLinked(linked);
    if (linked) setOffered(linked);
  }
  const cleanSearch = withoutLinkedCode(search);
  useEffect(() => {
    if (linked) offeredCode.keep(linked);
    // `LinkedCart` first moves a cart link of the fragment into the history entry; that state must survive.
    if (cleanSearch === search || readCartFragment(hash) !== undefined) return;
    void navigate({ pathname, search: cleanSearch, hash }, { replace: true, state });
  }, [navigate, linked, cleanSearch, pathname, search, hash, state]);

  const readings = offered ? codeReadings(offered) : [];
  const [code = ''] = readings;
  if (!code) return null;
  function answer() {
    focusHeading();
    offeredCode.forget();
    setOffered('');
  }
  return <Question code={code} readings={readings} cart={cart} isOffline={isOffline} onAnswer={answer} />;
}

type QuestionProps = {
  code: string;
  readings: string[];
  cart: Cart;
  isOffline: boolean;
  onAnswer: () => void;
};

function Question({ code, readings, cart, isOffline, onAnswer }: QuestionProps) {
  const dispatch = useDispatch();
  const isRedeeming = useSelector(cartSlice.selectors.selectIsRedeeming);
  const reasonId = useId();
  const groups = orderGroups(cart);
  const isDone = isRedeemed(cart, code);
  const canRedeem = !isDone && groups.length > 0;
  const isBlocked = canRedeem && isOffline;
  const isDisabled = isRedeeming || isBlocked;

  const accepting = useDeferredClick(isRedeeming, () => {
    if (!canRedeem || isBlocked) return;
    onAnswer();
    dispatch(validateVoucher.start({ voucherCode: code, readings, groups }));
  });

  const sentence = isDone ? texts.alreadyRedeemed : canRedeem ? texts.question : texts.waits;
  return (
    <section className="alert alert-info voucher-offer" aria-label={texts.region}>
      <p>{withVerbatim(sentence(code), code)}</p>
      {isBlocked && <p id={reasonId}>{connectionTexts.voucherBlocked}</p>}
      <div className="actions">
        {canRedeem && (
          <Button
            className={isDisabled ? 'disabled-look' : undefined}
            aria-disabled={isDisabled}
            aria-describedby={isBlocked ? reasonId : undefined}
            onClick={accepting.onClick}
          >
            {isRedeeming ? voucherTexts.checking : texts.accept}
          </Button>
        )}
        <Button variant="outline-primary" onClick={onAnswer}>
          {isDone ? texts.close : texts.decline}
        </Button>
      </div>
    </section>
  );
}
