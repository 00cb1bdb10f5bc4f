import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isUnmodifiedClick } from '@/shared/browser/unmodifiedClick';
import { prefersReducedMotion } from '@/shared/browser/reducedMotion';

/** As `$time-change` and `$ease-out` of the stylesheets. */
const timing = { duration: 400, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

function clickedPicture({ target }: MouseEvent): Element | null | undefined {
  const link = target instanceof Element ? target.closest('.show-card a') : null;
  return link?.closest('.show-card')?.querySelector('.picture');
}

function moveFrom(from: DOMRect, picture: Element) {
  const to = picture.getBoundingClientRect();
  if (to.width === 0 || to.height === 0) return;
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  picture.animate({ transform: [`${move} ${scale}`, 'none'], transformOrigin: ['0 0', '0 0'] }, timing);
}

/**
 * Moves a clicked card's picture to its place on the next page. Not a view transition: capturing both pages delays the
 * heading. Call it after the scroll position is restored.
 */
export function useCardTransition(): void {
  const { pathname } = useLocation();
  const clicked = useRef<DOMRect>(undefined);

  useLayoutEffect(() => {
    const picture = document.querySelector('.detail-picture');
    if (clicked.current && picture) moveFrom(clicked.current, picture);
    clicked.current = undefined;
  }, [pathname]);

  useEffect(() => {
    function remember(event: MouseEvent) {
      const picture = isUnmodifiedClick(event) && !prefersReducedMotion() ? clickedPicture(event) : undefined;
      clicked.current = picture?.getBoundingClientRect();
    }
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, []);
}
