import type { Page } from '@playwright/test';

/** Parts that cut their text with an ellipsis on purpose: the whole text is elsewhere on the page. */
const shortened = '.breadcrumbs [aria-current], .share-address input';

/**
 * Horizontal scrolling, text that is cut or leaves its box, texts and controls that overlap, and bars that cover more
 * than half of the window's height.
 */
export const layoutFaults = (page: Page, part: string, { mayCover = false } = {}): Promise<string[]> =>
  page.evaluate(
    async ([part, shortened, mayCover]) => {
      const { name, texts, controls, layerOf, isClipped, rendered } = window.sweep;
      await rendered();
      const faults: string[] = [];
      const px = (value: number) => `${Math.round(value * 10) / 10} px`;
      const root = document.documentElement;
      const overhang = root.scrollWidth - root.clientWidth;
      if (overhang > 0) faults.push(`the page scrolls horizontally by ${px(overhang)}`);

      const shown = texts(part).filter(({ element }) => !element.closest(shortened));
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element) => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
      };
      const isBox = (element: Element) => {
        const { display, borderInlineStartWidth, borderInlineEndWidth, backgroundColor } = styleOf(element);
        if (display === 'inline') return false;
        const hasBorder = borderInlineStartWidth !== '0px' && borderInlineEndWidth !== '0px';
        return hasBorder || !/^rgba\(.*, 0\)$/.test(backgroundColor);
      };
      /** Room for glyphs that are taller than their line. */
      const tolerance = 1.5;
      for (const { element, lines } of shown) {
        const left = Math.min(...lines.map((line) => line.left));
        const right = Math.max(...lines.map((line) => line.right));
        const top = Math.min(...lines.map((line) => line.top + line.height * 0.2));
        const bottom = Math.max(...lines.map((line) => line.bottom - line.height * 0.2));
        let isInBox = false;
        for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
          const { overflowX, overflowY, position } = styleOf(at);
          const box = at.getBoundingClientRect();
          if (box.width === 0 || styleOf(at).display === 'contents') continue;
          const clipsX = /hidden|clip/.test(overflowX);
          const clipsY = /hidden|clip/.test(overflowY);
          const sides = Math.max(box.left - left, right - box.right);
          const ends = Math.max(box.top - top, bottom - box.bottom);
          if ((clipsX && sides > tolerance) || (clipsY && ends > tolerance)) {
            faults.push(`text is cut by ${px(Math.max(sides, ends))}: ${name(element)} in ${name(at)}`);
            break;
          }
          if (/auto|scroll/.test(overflowY)) break;
          if (!isInBox && isBox(at)) {
            isInBox = true;
            if (sides > tolerance || ends > tolerance) {
              faults.push(
                `text leaves its box by ${px(Math.max(sides, ends))}: ${name(element)} in ${name(at)}`,
              );
            }
          }
          if (position === 'fixed') break;
        }
      }
      type Piece = { element: Element; box: DOMRect; layer: Element | null; isText: boolean };
      const pieces: Piece[] = [
        ...shown.flatMap(({ element, lines }) =>
          lines.map((box) => ({
            element,
            box: new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6),
            layer: layerOf(element),
            isText: true,
          })),
        ),
        ...controls(part)
          .filter((control) => !isClipped(control) && styleOf(control).display !== 'inline')
          .map((element) => ({
            element,
            // What is seen of a button that is an icon alone.
            box: (isBox(element)
              ? element
              : (element.querySelector('svg') ?? element)
            ).getBoundingClientRect(),
            layer: layerOf(element),
            isText: false,
          })),
      ].sort((one, other) => one.box.top - other.box.top);
      const reported = new Set<Element>();
      pieces.forEach((one, index) => {
        for (const other of pieces.slice(index + 1)) {
          if (other.box.top >= one.box.bottom) break;
          if (one.layer !== other.layer) continue;
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide <= 2 || high <= 2 || reported.has(other.element)) continue;
          reported.add(other.element);
          faults.push(
            `overlap of ${px(wide)} × ${px(high)}: ${name(one.element)} and ${name(other.element)}`,
          );
        }
      });

      const covering = new Set<Element>();
      for (const element of document.querySelectorAll('body *')) {
        const { position, display } = styleOf(element);
        if (!/fixed|sticky/.test(position) || display === 'none' || !window.sweep.isShown(element)) continue;
        // They replace the page and scroll themselves, or go away.
        if (
          element.matches('.menus, .modal, .modal-backdrop, .Toastify__toast-container') ||
          element.closest('.menus, .modal')
        )
          continue;
        const outer = element.parentElement && layerOf(element.parentElement);
        if (!outer) covering.add(element);
      }
      const wide = [...covering].filter((bar) => bar.getBoundingClientRect().width > innerWidth / 2);
      const height = wide.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
      if (!mayCover && height > innerHeight / 2) {
        faults.push(`bars cover ${px(height)} of ${innerHeight} px: ${wide.map(name).join(' and ')}`);
      }
      return faults;
    },
    [part, shortened, mayCover] as const,
  );

/** A dialog that is higher than the window scrolls to its last control. */
export const dialogFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]:not([hidden])');
    if (!dialog?.checkVisibility()) return [];
    const last = window.sweep.controls('[role=dialog]').at(-1);
    last?.scrollIntoView({ block: 'nearest' });
    const box = last?.getBoundingClientRect();
    if (!last || !box || (box.top >= -1 && box.bottom <= innerHeight + 1)) return [];
    return [`the last control of the dialog is out of reach: ${window.sweep.name(last)}`];
  });
