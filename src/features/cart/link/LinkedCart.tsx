import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readCartFragment } from '@/domain/cartLink';
import { linkedCartTexts } from './linkTexts';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import type { LinkOutcome } from './LinkedCartQuestion';
import './linkedCart.scss';

const LinkedCartQuestion = lazyWithRetry(
  async () => (await import('./LinkedCartQuestion')).LinkedCartQuestion,
);

/** Offers the cart of a link; it is merged only after a click. */
export function LinkedCart() {
  const { link, entry, forget } = useCartLink();
  const [decision, setDecision] = useState<{ entry: string; outcome: LinkOutcome }>();
  const { fallbackRef, moveFocus } = useFocusFallback<HTMLParagraphElement>();
  // The history entry is replaced after the decision has been rendered.
  const isOpen = link !== undefined && decision?.entry !== entry;
  const outcome = isOpen ? undefined : decision?.outcome;
  function decide(made: LinkOutcome) {
    moveFocus();
    setDecision({ entry, outcome: made });
    forget();
  }
  return (
    <>
      <p ref={fallbackRef} role="status" tabIndex={-1} className="linked-cart-outcome">
        {outcome && outcome !== 'closed' && linkedCartTexts[outcome]}
      </p>
      {isOpen && (
        <Suspense fallback={<p className="soft">{linkedCartTexts.loading}</p>}>
          <LinkedCartQuestion key={link} link={link} onDecide={decide} />
        </Suspense>
      )}
    </>
  );
}

function linkIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('cartLink' in state)) return undefined;
  return typeof state.cartLink === 'string' ? state.cartLink : undefined;
}

/**
 * The cart link of the address, until the visitor decides. It is removed from the address, so that it is not shared by
 * mistake; the history entry stores it for a reload and Back. `entry` identifies the history entry.
 */
function useCartLink(): { link: string | undefined; entry: string; forget: () => void } {
  const { hash, state, key } = useLocation() as { hash: string; state: unknown; key: string };
  const navigate = useNavigate();

  function replaceEntry(stored: { cartLink: string } | null) {
    // Not from `useLocation`: another component may have changed the address since.
    const { pathname, search } = window.location;
    void navigate({ pathname, search }, { replace: true, state: stored });
  }
  const storeInEntry = useEffectEvent((fragment: string) => replaceEntry({ cartLink: fragment }));
  useEffect(() => {
    if (readCartFragment(hash) !== undefined) storeInEntry(hash);
  }, [hash]);
  return { link: linkIn(state), entry: key, forget: () => replaceEntry(null) };
}
