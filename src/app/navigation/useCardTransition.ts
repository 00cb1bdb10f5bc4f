import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isUnmodifiedClick } from '@/shared/browser/unmodifiedClick';
import { prefersReducedMotion } from '@/shared/browser/reducedMotion';

/** Under which the picture of a card becomes that of the page behind it, whose sheet names it too. */
const sharedName = 'picture';

/** ms for the next page to come; a later one is shown without the way there. */
const patience = 200;

/** The picture of the card whose link was pressed. A page that has a large picture already keeps that in its place. */
function pressedCard({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.show-card a') : null;
  const picture = link?.closest('.show-card')?.querySelector<HTMLElement>('.picture');
  return link && picture && !document.querySelector('.detail-picture') ? { link, picture } : undefined;
}

let isGoingOn = false;

/** Whether the press that goes on is one that was held: all who look at presses have seen it. */
export const wasSeenBefore = () => isGoingOn;

/**
 * Leads the eye from a card to the page behind it: its picture grows into its new place. The press is held until the
 * browser has seen the old page, then goes on as it would have.
 */
export function useCardTransition(): void {
  const { pathname } = useLocation();
  const shown = useRef<() => void>(undefined);

  useLayoutEffect(() => shown.current?.(), [pathname]);

  useEffect(() => {
    function lead(event: MouseEvent) {
      if (isGoingOn || !isUnmodifiedClick(event) || !document.startViewTransition || prefersReducedMotion())
        return;
      const pressed = pressedCard(event);
      if (!pressed) return;
      const { link, picture } = pressed;
      event.preventDefault();
      event.stopPropagation();
      picture.style.viewTransitionName = sharedName;
      const { ready } = document.startViewTransition(async () => {
        const nextPage = new Promise<void>((resolve) => {
          shown.current = resolve;
          setTimeout(resolve, patience);
        });
        isGoingOn = true;
        link.click();
        isGoingOn = false;
        await nextPage;
        picture.style.viewTransitionName = '';
      });
      // What is left out, for another has begun or the page is hidden, was only for the eye.
      ready.catch(() => undefined);
    }
    document.addEventListener('click', lead, { capture: true });
    return () => document.removeEventListener('click', lead, { capture: true });
  }, []);
}
