import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartSlice, redeemedCodesHidden, redeemedCodesShown } from './cartSlice';

/** Whether the redeemed codes have to be checked again for what is in the cart: the total may change. */
export function useIsCheckingVouchers(): boolean {
  return useSelector(cartSlice.selectors.selectIsRechecking);
}

/** Has the redeemed codes checked again while they are shown. */
export function useVoucherCheck(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(redeemedCodesShown());
    return () => void dispatch(redeemedCodesHidden());
  }, [dispatch]);
}
