import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '@/shared/browser/whenIdle';
import { pageCode, screenCode } from '@/app/router';
import { idleTimeoutMs, useIsIdle } from '@/app/useIsIdle';

type Load = NonNullable<ReturnType<typeof screenCode>>;

/** ms after which links are looked at though the browser is never idle. */
const idlePatience = 2000;

/** Links that are looked at when new ones came; those further down are left to the pointer. */
const maxLinks = 100;

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What fetches the code behind a link of the shop; nothing of its screen is run, so no call is made. */
function codeBehind(link: HTMLAnchorElement): Load | undefined {
  return link.origin === window.location.origin ? screenCode(link.pathname) : undefined;
}

/** A press that changes a sum or a word is no reason to look at all links again. */
const bringsLink = ({ addedNodes }: MutationRecord) =>
  [...addedNodes].some(
    (node) => node instanceof Element && (node.matches('a[href]') || node.querySelector('a[href]') !== null),
  );

/**
 * Stands for nothing on the page. Fetches the code of a screen when a link to it is pointed at or takes the focus, and
 * when it comes into view once the current screen has all it asked for, which it would share the line with. A fetch that
 * fails is of no consequence: the screen asks again when it is shown.
 */
export function LinkPrefetcher() {
  const isIdle = useEffectEvent(useIsIdle());
  useEffect(() => {
    const asked = new Set<Load>();
    const watched = new Map<Element, Load>();
    let isLookDue = false;
    let isOver = false;

    function ask(load: Load) {
      if (asked.has(load)) return;
      asked.add(load);
      load().catch(() => asked.delete(load));
    }

    function askOnIntent({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin) return;
      // Texts are too many to be fetched on sight.
      ask(codeBehind(link) ?? pageCode(link.pathname));
    }

    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const load = watched.get(target);
        if (!isIntersecting || !load) continue;
        observer.unobserve(target);
        ask(load);
      }
    });

    /** One link for each screen will do: the first. */
    function look() {
      isLookDue = false;
      if (isOver) return;
      observer.disconnect();
      watched.clear();
      const seen = new Set(asked);
      for (let index = 0; index < Math.min(document.links.length, maxLinks); index += 1) {
        const link = document.links[index];
        const load = link instanceof HTMLAnchorElement ? codeBehind(link) : undefined;
        if (!link || !load || seen.has(load) || link.closest('[hidden]')) continue;
        seen.add(load);
        watched.set(link, load);
        observer.observe(link);
      }
    }

    function lookWhenIdle() {
      if (isLookDue || isSavingData()) return;
      isLookDue = true;
      // Safari has no idle time to offer.
      if ('requestIdleCallback' in window) window.requestIdleCallback(look, { timeout: idlePatience });
      else setTimeout(look, 500);
    }

    const changes = new MutationObserver((records) => {
      if (records.some(bringsLink)) lookWhenIdle();
    });
    const stopWaiting = whenIdle(isIdle, idleTimeoutMs, () => {
      changes.observe(document.body, { childList: true, subtree: true });
      lookWhenIdle();
    });
    for (const intent of intents) document.addEventListener(intent, askOnIntent, { passive: true });
    return () => {
      isOver = true;
      stopWaiting();
      changes.disconnect();
      observer.disconnect();
      for (const intent of intents) document.removeEventListener(intent, askOnIntent);
    };
  }, []);
  return null;
}
