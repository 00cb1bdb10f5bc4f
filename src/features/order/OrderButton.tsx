import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import { checkoutTexts } from '@/texts/checkout';
import { changeTexts } from '@/texts/order';

/** What the order button waits for: the look at the prices, or the visitor's word on what it found. */
export type OrderWait = 'prices' | 'answer' | undefined;

/** A blocked one says why and stays reachable by keyboard; one that was pressed cannot be pressed again. */
export function OrderButton({ isBusy, wait }: { isBusy: boolean; wait: OrderWait }) {
  const reasonId = useId();
  const busyText = wait === 'prices' ? changeTexts.checking : checkoutTexts.submitting;
  const isHeld = wait === 'answer';
  return (
    <>
      {isHeld && <p id={reasonId}>{changeTexts.answerFirst}</p>}
      <Button
        type="submit"
        size="lg"
        className={isHeld ? 'w-100 disabled-look' : 'w-100'}
        disabled={isBusy}
        aria-busy={isBusy}
        aria-disabled={isHeld || undefined}
        aria-describedby={isHeld ? reasonId : undefined}
      >
        {isBusy ? busyText : checkoutTexts.submit}
      </Button>
    </>
  );
}
