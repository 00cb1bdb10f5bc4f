import { useId } from 'react';
import { checkoutTexts } from '@/features/checkout/checkoutTexts';
import { connectionTexts } from '@/features/connection/texts';
import { changeTexts, orderTexts } from '@/features/checkout/orderTexts';
import { Button } from '@/shared/ui/Button';

/**
 * What the order button waits for: the network, the look at the prices, the visitor's word on what it found or on an order from
 * another tab, or something to order.
 */
export type OrderWait = 'prices' | keyof typeof reasons | undefined;

const reasons = {
  connection: connectionTexts.orderBlocked,
  answer: changeTexts.answerFirst,
  elsewhere: orderTexts.elsewhereFirst,
  goods: orderTexts.goodsFirst,
};

/** A blocked one says why, one that was pressed cannot be pressed again; both keep the focus. */
export function OrderButton({ isBusy, wait }: { isBusy: boolean; wait: OrderWait }) {
  const reasonId = useId();
  const busyText = wait === 'prices' ? changeTexts.checking : checkoutTexts.submitting;
  const reason = wait === undefined || wait === 'prices' ? undefined : reasons[wait];
  const isHeld = reason !== undefined;
  return (
    <>
      {isHeld && <p id={reasonId}>{reason}</p>}
      <Button
        type="submit"
        size="lg"
        className={isHeld || isBusy ? 'w-100 disabled-look' : 'w-100'}
        aria-busy={isBusy}
        aria-disabled={isHeld || isBusy || undefined}
        aria-describedby={isHeld ? reasonId : undefined}
      >
        {isBusy ? busyText : checkoutTexts.submit}
      </Button>
    </>
  );
}
