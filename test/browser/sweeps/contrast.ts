import type { Page } from '@playwright/test';

/** Controls whose border and area have a lower contrast than `least`. Disabled ones are exempt. */
export const shapeFaults = (page: Page, part: string, least: number): Promise<string[]> =>
  page.evaluate(
    ([part, least]) => {
      const { name, controls, contrast, backgroundOf, isClipped } = window.sweep;
      return controls(part).flatMap((control) => {
        if (control.matches(':disabled, [aria-disabled=true], a:not(.btn), summary') || isClipped(control))
          return [];
        const style = getComputedStyle(control);
        if (control.matches('input') && style.appearance !== 'none' && style.borderTopStyle === 'none')
          return [];
        const behind = backgroundOf(control.parentElement);
        const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
          (side) =>
            Number.parseFloat(style[`border${side}Width`]) > 0 && !/, 0\)$/.test(style[`border${side}Color`]),
        );
        // It is on a gradient, and a filled area itself.
        if (control.closest('.home-voucher')) return [];
        const isField = control.matches('input, select, textarea');
        // A button without a border is its text or icon.
        if (sides.length === 0 && !isField) return [];
        const lines = sides.map((side) => contrast(style[`border${side}Color`], behind));
        const best = Math.max(contrast(backgroundOf(control), behind), ...lines);
        return best >= least ? [] : [`its shape has ${best.toFixed(2)}:1: ${name(control)}`];
      });
    },
    [part, least] as const,
  );
