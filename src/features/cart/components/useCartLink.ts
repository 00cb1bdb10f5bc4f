import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readCartFragment } from '@/domain/cartLink';

function linkIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('cartLink' in state)) return undefined;
  return typeof state.cartLink === 'string' ? state.cartLink : undefined;
}

/**
 * The fragment with which the cart was opened, until the visitor decided. It leaves the address at once, for nobody
 * should pass it on by mistake; the history's entry keeps it, so that a reload and Back ask again until then. `entry`
 * tells one opening from the next.
 */
export function useCartLink(): { link: string | undefined; entry: string; forget: () => void } {
  const { hash, state, key } = useLocation() as { hash: string; state: unknown; key: string };
  const navigate = useNavigate();

  function replace(kept: { cartLink: string } | null) {
    // The address itself, for another part of the page may have changed it meanwhile.
    const { pathname, search } = window.location;
    void navigate({ pathname, search }, { replace: true, state: kept });
  }
  const keep = useEffectEvent((fragment: string) => replace({ cartLink: fragment }));
  useEffect(() => {
    if (readCartFragment(hash) !== undefined) keep(hash);
  }, [hash]);
  return { link: linkIn(state), entry: key, forget: () => replace(null) };
}
