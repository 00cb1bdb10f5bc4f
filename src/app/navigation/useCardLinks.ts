import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUnmodifiedClick } from '@/shared/browser/unmodifiedClick';

/** Navigates to the links of cards without a page load. One listener serves hundreds of links. */
export function useCardLinks(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || !isUnmodifiedClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('.show-card a[href]');
    if (!link || link.origin !== window.location.origin) return;
    event.preventDefault();
    const replace = link.href === window.location.href;
    void navigate(link.pathname + link.search + link.hash, { replace });
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
