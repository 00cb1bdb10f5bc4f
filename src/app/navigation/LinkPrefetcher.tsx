import { useEffect } from 'react';
import { connection } from '@/shared/browser/connection';
import { afterFirstScreen } from '@/shared/browser/firstScreen';
import { whenIdle } from '@/shared/browser/whenIdle';
import { pageCode, screenCode } from '@/app/router';
import { paths } from '@/shop/paths';

type Load = NonNullable<ReturnType<typeof screenCode>>;

const maxLinks = 100;

/** Pages whose button leads to another page, but is no link because it checks something first. */
const nextPages: Record<string, string> = { [paths.cart.to()]: paths.checkout.to() };

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loading code does not render the page, so no request to the backend is sent. */
function loaderOf(link: HTMLAnchorElement): Load | undefined {
  return link.origin === window.location.origin ? screenCode(link.pathname) : undefined;
}

const addsLink = ({ addedNodes }: MutationRecord) =>
  [...addedNodes].some(
    (node) => node instanceof Element && (node.matches('a[href]') || node.querySelector('a[href]') !== null),
  );

/**
 * Loads the code of a page when a link to it is pointed at, focused, or, after the first screen, visible, and that of the
 * next page. Ignores failures.
 */
export function LinkPrefetcher() {
  useEffect(() => {
    const requested = new Set<Load>();
    const observed = new Map<Element, Load>();
    let cancelScan: (() => void) | undefined;

    function request(load: Load) {
      if (requested.has(load)) return;
      requested.add(load);
      load().catch(() => requested.delete(load));
    }

    function requestOnIntent({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin) return;
      // Information pages are too many to prefetch each visible link.
      request(loaderOf(link) ?? pageCode(link.pathname));
    }

    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const load = observed.get(target);
        if (!isIntersecting || !load) continue;
        observer.unobserve(target);
        request(load);
      }
    });

    function scan() {
      cancelScan = undefined;
      observer.disconnect();
      observed.clear();
      const next = nextPages[window.location.pathname];
      const nextLoad = next && screenCode(next);
      if (nextLoad) request(nextLoad);
      const seen = new Set(requested);
      for (let index = 0; index < Math.min(document.links.length, maxLinks); index += 1) {
        const link = document.links[index];
        const load = link instanceof HTMLAnchorElement ? loaderOf(link) : undefined;
        if (!link || !load || seen.has(load) || link.closest('[hidden]')) continue;
        seen.add(load);
        observed.set(link, load);
        observer.observe(link);
      }
    }

    const changes = new MutationObserver((records) => {
      if (!cancelScan && records.some(addsLink)) cancelScan = whenIdle(scan);
    });
    function follow() {
      changes.observe(document.body, { childList: true, subtree: true });
      scan();
    }
    const stopWaiting = connection().saveData ? undefined : afterFirstScreen(follow);
    for (const intent of intents) document.addEventListener(intent, requestOnIntent, { passive: true });
    return () => {
      stopWaiting?.();
      cancelScan?.();
      changes.disconnect();
      observer.disconnect();
      for (const intent of intents) document.removeEventListener(intent, requestOnIntent);
    };
  }, []);
  return null;
}
