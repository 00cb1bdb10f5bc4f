import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenCode } from '@/app/router';
import { isUnmodifiedClick } from '@/shared/browser/unmodifiedClick';

function plainLink({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href]:not([target], [download])')
    : null;
}

const isOfPage = ({ hash, pathname, search }: HTMLAnchorElement) =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

/**
 * Navigates to the pages of plain links without a page load. Views have plain links, because the router's are hooks
 * (`docs/prerendering.md`), and one listener for hundreds of links is faster.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = plainLink(event);
    if (!link || event.defaultPrevented || !isUnmodifiedClick(event)) return;
    if (link.origin !== window.location.origin || isOfPage(link) || !screenCode(link.pathname)) return;
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
