import type { Page } from '@playwright/test';

/** Animations longer than an instant, and smooth scrolling. */
export const motionFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
      const end = Number(effect.getComputedTiming().endTime);
      // A notification's timeout is an invisible animation.
      const isShown = effect.target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const isSeen = properties.some(
        (name) => !/^(?:pointerEvents|offset|computedOffset|easing|composite)$/.test(name),
      );
      if (end <= 16 || !isShown || !isSeen || animation.playState !== 'running') return [];
      return [`moves for ${end} ms: ${window.sweep.name(effect.target)}${effect.pseudoElement ?? ''}`];
    });
    const smooth = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).scrollBehavior === 'smooth',
    );
    return [...faults, ...smooth.map((element) => `scrolls smoothly: ${window.sweep.name(element)}`)];
  });
