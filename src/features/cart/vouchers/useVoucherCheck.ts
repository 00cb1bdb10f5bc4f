import { useSelector } from 'react-redux';
import { voucherPause } from '@/shop/constants';
import { useRead } from '@/shared/request/useRead';
import { cartSlice } from '@/features/cart/cartSlice';
import { recheckVouchers } from '@/features/cart/vouchersApi';

const { selectIsChecked, selectIsRechecking, selectRecheck } = cartSlice.selectors;

/** Whether the redeemed codes must be rechecked for the current cart; the total may change. */
export function useIsCheckingVouchers(): boolean {
  return useSelector(selectIsRechecking);
}

/** Rechecks the redeemed codes while a component shows them. */
export function useVoucherCheck() {
  return useRead(recheckVouchers, useSelector(selectRecheck), selectIsChecked, {
    isOnce: true,
    pauseMs: voucherPause,
  });
}
