import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isUnmodifiedClick } from '@/shared/browser/unmodifiedClick';
import { prefersReducedMotion } from '@/shared/browser/reducedMotion';

/** The `view-transition-name` of the picture, also set in the stylesheet of the next page. */
const sharedName = 'picture';

const nextPageTimeoutMs = 200;

function clickedCard({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.show-card a') : null;
  const picture = link?.closest('.show-card')?.querySelector<HTMLElement>('.picture');
  return link && picture && !document.querySelector('.detail-picture') ? { link, picture } : undefined;
}

let isRepeating = false;

export const isRepeatedClick = () => isRepeating;

/** Animates a card's picture into its page. Stops the click until the old page is captured, then repeats it. */
export function useCardTransition(): void {
  const { pathname } = useLocation();
  const shown = useRef<() => void>(undefined);

  useLayoutEffect(() => shown.current?.(), [pathname]);

  useEffect(() => {
    function animate(event: MouseEvent) {
      if (isRepeating || !isUnmodifiedClick(event) || !document.startViewTransition || prefersReducedMotion())
        return;
      const card = clickedCard(event);
      if (!card) return;
      const { link, picture } = card;
      event.preventDefault();
      event.stopPropagation();
      picture.style.viewTransitionName = sharedName;
      const { ready } = document.startViewTransition(async () => {
        const nextPage = new Promise<void>((resolve) => {
          shown.current = resolve;
          setTimeout(resolve, nextPageTimeoutMs);
        });
        isRepeating = true;
        link.click();
        isRepeating = false;
        await nextPage;
        picture.style.viewTransitionName = '';
      });
      // Rejects where another transition starts or the page is hidden; only the animation is skipped.
      ready.catch(() => undefined);
    }
    document.addEventListener('click', animate, { capture: true });
    return () => document.removeEventListener('click', animate, { capture: true });
  }, []);
}
