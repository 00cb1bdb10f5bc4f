import { Suspense, useState } from 'react';
import { linkedCartTexts } from '@/features/cart/cartLinkTexts';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { useCartLink } from './useCartLink';
import './linkedCart.scss';

const LinkedCartQuestion = lazyWithRetry(
  async () => (await import('./LinkedCartQuestion')).LinkedCartQuestion,
);

/** What became of a linked cart. */
export type LinkOutcome = 'taken' | 'declined' | 'closed';

/** The cart that a link carried here: it is asked about, and merged after a click only. */
export function LinkedCart() {
  const { link, entry, forget } = useCartLink();
  const [settled, setSettled] = useState<{ entry: string; outcome: LinkOutcome }>();
  const { fallbackRef, moveFocus } = useFocusFallback<HTMLParagraphElement>();
  // The address follows the decision a moment later.
  const isAsked = link !== undefined && settled?.entry !== entry;
  const outcome = isAsked ? undefined : settled?.outcome;
  function settle(how: LinkOutcome) {
    moveFocus();
    setSettled({ entry, outcome: how });
    forget();
  }
  return (
    <>
      <p ref={fallbackRef} role="status" tabIndex={-1} className="linked-cart-outcome">
        {outcome && outcome !== 'closed' && linkedCartTexts[outcome]}
      </p>
      {isAsked && (
        <Suspense fallback={<p className="soft">{linkedCartTexts.loading}</p>}>
          <LinkedCartQuestion key={link} link={link} onSettled={settle} />
        </Suspense>
      )}
    </>
  );
}
