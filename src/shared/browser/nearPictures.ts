declare global {
  /**
   * Gives a picture its address (`data-src`) once it comes near the screen; returns what ends the watching. In the page's
   * head, for pictures that are painted before the app is there; `undefined` where the page has no such head.
   */
  var showWhenNear: ((picture: HTMLImageElement) => () => void) | undefined;
}

/**
 * Pictures are asked for within `margin` px of the screen, `delay` ms after scrolling (requirements 9). What is
 * near where it is put in does not wait, nor does what the page has shown before, nor paper.
 */
export function watchPictures(margin: number, delay: number): void {
  if (!('IntersectionObserver' in window)) return;
  /** Whether each is near; what was never looked at is not in it. */
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
      for (const { target, isIntersecting } of entries) {
        const picture = target as HTMLImageElement;
        if (isIntersecting && !waiting.has(picture)) show(picture);
        else waiting.set(picture, isIntersecting);
      }
      if (scrolling === undefined) showNear();
    },
    { rootMargin: `${margin}px` },
  );

  addEventListener(
    'scroll',
    () => {
      clearTimeout(scrolling);
      scrolling = setTimeout(showNear, delay);
    },
    { passive: true },
  );
  addEventListener('beforeprint', () => {
    for (const picture of waiting.keys()) show(picture);
  });

  globalThis.showWhenNear = (picture) => {
    if (shown.has(picture.dataset['src'] ?? '')) show(picture);
    else observer.observe(picture);
    return () => forget(picture);
  };
}
