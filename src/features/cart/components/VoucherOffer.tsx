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
import { voucherOfferTexts as texts, voucherTexts } from '@/features/cart/voucherTexts';
import { Button } from '@/shared/ui/Button';
import { WithVerbatim } from '@/shared/ui/Verbatim';
import { useDeferredClick } from '@/shared/ui/useDeferredClick';
import { cartSlice } from '@/features/cart/cartSlice';
import { focusHeading } from '@/features/cart/focusHeading';
import { linkedCode, offeredCode, withoutLinkedCode } from './offeredCode';
import './vouchers.scss';

/**
 * Asks whether the code of a link (`/cart?gutschein=CODE`) is to be redeemed, once: the address lets go of it at once,
 * the session keeps it until it is answered (requirements, "Further features").
 */
export function VoucherOffer({ cart, isOffline }: { cart: Cart; isOffline: boolean }) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const linked = linkedCode(search);
  const [followed, setFollowed] = useState(linked);
  const [offered, setOffered] = useState(linked || offeredCode.read());
  if (linked !== followed) {
    setFollowed(linked);
    if (linked) setOffered(linked);
  }
  const freed = withoutLinkedCode(search);
  useEffect(() => {
    if (linked) offeredCode.keep(linked);
    // A cart in the fragment leaves the address first, and its note in the history stays.
    if (freed === search || readCartFragment(hash) !== undefined) return;
    void navigate({ pathname, search: freed, hash }, { replace: true, state });
  }, [navigate, linked, freed, pathname, search, hash, state]);

  const readings = codeReadings(offered);
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

/** An answer while another code is being checked waits for that. */
function Question({ code, readings, cart, isOffline, onAnswer }: QuestionProps) {
  const dispatch = useDispatch();
  const isRedeeming = useSelector(cartSlice.selectors.selectIsRedeeming);
  const reasonId = useId();
  const groups = orderGroups(cart);
  const isDone = isRedeemed(cart, code);
  const canRedeem = !isDone && groups.length > 0;
  const isBlocked = canRedeem && isOffline;
  const isHeld = isRedeeming || isBlocked;

  const accepting = useDeferredClick(isRedeeming, () => {
    if (!canRedeem || isBlocked) return;
    onAnswer();
    dispatch(validateVoucher.start({ voucherCode: code, readings, groups }));
  });

  const sentence = isDone ? texts.alreadyRedeemed : canRedeem ? texts.question : texts.waits;
  return (
    <section className="alert alert-info voucher-offer" aria-label={texts.region}>
      <p>
        <WithVerbatim text={sentence(code)} part={code} />
      </p>
      {isBlocked && <p id={reasonId}>{connectionTexts.voucherBlocked}</p>}
      <div className="actions">
        {canRedeem && (
          <Button
            className={isHeld ? 'disabled-look' : undefined}
            aria-disabled={isHeld}
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
