import { pictureDelay, pictureMargin } from '@/shared/config/constants';

declare global {
  /** Set by the head of the page, for prehydrated pictures, too; returns a function that stops observing. */
  var showWhenNear: ((picture: HTMLImageElement) => () => void) | undefined;
}

/** Loads pictures near the screen after scrolling, at once if shown before or printed (requirements 9). */
export function watchPictures(): void {
  if (!('IntersectionObserver' in window)) return;
  const waiting = new Map<HTMLImageElement, boolean>();
  const shown = new Set<string>();
  let scrolling: ReturnType<typeof setTimeout> | undefined;

  function forget(picture: HTMLImageElement) {
    observer.unobserve(picture);
    waiting.delete(picture);
  }

  function show(picture: HTMLImageElement) {
    const { src = '' } = picture.dataset;
    forget(picture);
    shown.add(src);
    picture.src = src;
  }

  function showNear() {
    scrolling = undefined;
    for (const [picture, isNear] of waiting) if (isNear) show(picture);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      // Those of prehydration leave with its HTML.
      for (const picture of waiting.keys()) if (!picture.isConnected) forget(picture);
      for (const { target, isIntersecting } of entries) {
        const picture = target as HTMLImageElement;
        if (isIntersecting && !waiting.has(picture)) show(picture);
        else waiting.set(picture, isIntersecting);
      }
      if (scrolling === undefined) showNear();
    },
    { rootMargin: `${pictureMargin}px` },
  );

  addEventListener(
    'scroll',
    () => {
      clearTimeout(scrolling);
      scrolling = setTimeout(showNear, pictureDelay);
    },
    { passive: true },
  );
  addEventListener('beforeprint', () => {
    for (const picture of waiting.keys()) show(picture);
  });

  window.showWhenNear = (picture) => {
    if (shown.has(picture.dataset['src'] ?? '')) show(picture);
    else observer.observe(picture);
    return () => forget(picture);
  };
}
