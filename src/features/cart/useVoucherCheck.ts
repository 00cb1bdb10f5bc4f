import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartSlice, redeemedCodesHidden, redeemedCodesShown } from './cartSlice';

/** Whether the redeemed codes must be rechecked for the current cart; the total may change. */
export function useIsCheckingVouchers(): boolean {
  return useSelector(cartSlice.selectors.selectIsRechecking);
}

/** Rechecks the redeemed codes while a component shows them. */
export function useVoucherCheck(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(redeemedCodesShown());
    return () => void dispatch(redeemedCodesHidden());
  }, [dispatch]);
}
