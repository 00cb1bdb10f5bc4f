import { Suspense, useState } from 'react';
import { linkedCartTexts } from '@/texts/cartLink';
import { lazyPart } from '@/ui/lazyPart';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useCartLink } from './useCartLink';
import '@/styles/linkedCart.scss';

const LinkedCartQuestion = lazyPart(async () => (await import('./LinkedCartQuestion')).LinkedCartQuestion);

/** What became of a linked cart. */
export type LinkOutcome = 'taken' | 'declined' | 'closed';

/** The cart that a link carried here: it is asked about, and merged after a click only. */
export function LinkedCart() {
  const { link, entry, forget } = useCartLink();
  const [settled, setSettled] = useState<{ entry: string; outcome: LinkOutcome }>();
  const { place, takeFocus } = useKeptFocus<HTMLParagraphElement>();
  // The address follows the decision a moment later.
  const isAsked = link !== undefined && settled?.entry !== entry;
  const outcome = isAsked ? undefined : settled?.outcome;
  function settle(how: LinkOutcome) {
    takeFocus();
    setSettled({ entry, outcome: how });
    forget();
  }
  return (
    <>
      <p ref={place} role="status" tabIndex={-1} className="linked-cart-outcome">
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
