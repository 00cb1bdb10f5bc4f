import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { recheckVouchers, type RecheckQuestion } from './vouchersApi';
import { voucherPause } from '@/shared/config/constants';
import { orderGroups } from '@/domain/orderGroups';
import { redeemedCodes } from '@/domain/voucherCodes';
import { notify } from '@/features/notifications/notify';
import { cartSlice } from './cartSlice';
import { queryKeyOf } from './cartState';

/** What the backend has yet to be asked about the redeemed codes, or `undefined` where it has answered. */
function useOpenQuestion(): RecheckQuestion | undefined {
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { lastQueryKey } = useSelector(cartSlice.selectors.selectVoucherCheck);
  const codes = redeemedCodes(cart);
  if (codes.length === 0) return undefined;
  const groups = orderGroups(cart);
  return queryKeyOf(groups) === lastQueryKey ? undefined : { codes, groups };
}

/** Whether it is not sure yet that the redeemed codes hold for what is in the cart: the total may change. */
export function useIsCheckingVouchers(): boolean {
  return useOpenQuestion() !== undefined;
}

/**
 * Asks again for the redeemed codes once the lines that they were redeemed for change, and once after the page was
 * loaded. A failed check is repeated on the next screen.
 */
export function useVoucherCheck(): void {
  const dispatch = useDispatch();
  const question = useOpenQuestion();
  const open = question && JSON.stringify(question);
  const ask = useEffectEvent(() => question && dispatch(recheckVouchers.start(question)));
  useEffect(() => {
    if (open === undefined) return undefined;
    const timer = setTimeout(() => ask(), voucherPause);
    return () => clearTimeout(timer);
  }, [open]);
  useEffect(
    () => () => {
      dispatch(recheckVouchers.reset());
    },
    [dispatch],
  );
  useRefusalTold();
}

/** A notification beside the sentence in the page (requirements 8), once for each refusal. */
function useRefusalTold(): void {
  const dispatch = useDispatch();
  const news = useSelector(cartSlice.selectors.selectVoucherChanges);
  const told = useRef(news);
  useEffect(() => {
    if (told.current === news) return;
    told.current = news;
    for (const change of news?.changes ?? []) {
      if (change.kind === 'refused') dispatch(notify('voucherInvalid', change.reason));
    }
  }, [dispatch, news]);
}
