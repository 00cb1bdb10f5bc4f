import { useId } from 'react';
import { checkoutTexts } from './checkoutTexts';
import { connectionTexts } from '@/features/connection/texts';
import { changeTexts, orderTexts } from '@/features/checkout/texts';
import { Button } from '@/shared/ui/Button';

/**
 * Why the order button is disabled: the price check runs, the browser is offline, the visitor has to decide on found
 * changes (`answer`) or on an order of another tab (`elsewhere`), another window orders (`ordering`), or the cart is empty
 * (`goods`).
 */
export type OrderWait = 'prices' | keyof typeof reasons | undefined;

const reasons = {
  connection: connectionTexts.orderBlocked,
  answer: changeTexts.answerFirst,
  elsewhere: orderTexts.elsewhereFirst,
  ordering: orderTexts.orderingElsewhere,
  goods: orderTexts.goodsFirst,
};

/** Uses `aria-disabled`, so that a blocked or busy button keeps the focus. */
export function OrderButton({ isBusy, wait }: { isBusy: boolean; wait: OrderWait }) {
  const reasonId = useId();
  const busyText = wait === 'prices' ? changeTexts.checking : checkoutTexts.submitting;
  const reason = wait === undefined || wait === 'prices' ? undefined : reasons[wait];
  const isBlocked = reason !== undefined;
  return (
    <>
      {isBlocked && <p id={reasonId}>{reason}</p>}
      <Button
        type="submit"
        size="lg"
        className={isBlocked || isBusy ? 'w-100 disabled-look' : 'w-100'}
        aria-busy={isBusy}
        aria-disabled={isBlocked || isBusy || undefined}
        aria-describedby={isBlocked ? reasonId : undefined}
      >
        {isBusy ? busyText : checkoutTexts.submit}
      </Button>
    </>
  );
}
