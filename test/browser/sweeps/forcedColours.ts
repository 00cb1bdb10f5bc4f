import type { Page } from '@playwright/test';

type Sign = { element: HTMLElement; pseudo: string | undefined };
declare global {
  var sweepSigns: Sign[];
}

/** Notes the signs of controls that are painted without text, border or SVG. Runs before colours are forced. */
export const findSigns = (page: Page, part: string): Promise<void> =>
  page.evaluate((part) => {
    const isPainted = ({
      backgroundColor,
      backgroundImage,
      maskImage,
      content,
      display,
      width,
    }: CSSStyleDeclaration) =>
      content !== 'none' &&
      !/^["'].*\w.*["']/.test(content) &&
      display !== 'none' &&
      Number.parseFloat(width) <= 64 &&
      (!/^rgba\(.*, 0\)$/.test(backgroundColor) || backgroundImage !== 'none' || maskImage !== 'none');
    window.sweepSigns = [];
    for (const control of window.sweep.controls(part)) {
      for (const element of [control, ...control.querySelectorAll<HTMLElement>(':not(svg, svg *, img)')]) {
        const isBare =
          element !== control && element.textContent === '' && !element.querySelector('svg, img');
        for (const pseudo of [isBare ? undefined : null, '::before', '::after']) {
          if (pseudo === null) continue;
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'normal') continue;
          if (isPainted(style)) window.sweepSigns.push({ element, pseudo });
        }
      }
    }
  }, part);

/** Controls, signs and states that cannot be perceived while colours are forced. */
export const forcedColourFaults = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((part) => {
    const { name, controls, isClipped, contrast, backgroundOf } = window.sweep;
    const faults: string[] = [];
    const hasLine = (style: CSSStyleDeclaration, background: string) =>
      (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          style[`border${side}Style`] !== 'none' &&
          contrast(style[`border${side}Color`], background) >= 3,
      );
    const hasText = (control: Element) => {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!textContent?.trim() || !parentElement || isClipped(parentElement)) continue;
        if (contrast(getComputedStyle(parentElement).color, backgroundOf(parentElement)) >= 3) return true;
      }
      return false;
    };
    const hasIcon = (control: Element) =>
      [...control.querySelectorAll('svg')].some(
        (icon) =>
          icon.getBoundingClientRect().width > 0 &&
          [icon, ...icon.querySelectorAll('path, circle, rect, line, polyline, polygon')].some((shape) => {
            const { fill, stroke } = getComputedStyle(shape);
            return [fill, stroke].some(
              (paint) => paint !== 'none' && contrast(paint, backgroundOf(icon)) >= 3,
            );
          }),
      );
    const hasDrawnSign = (control: Element) =>
      [...control.querySelectorAll('span:empty')].some((sign) =>
        hasLine(getComputedStyle(sign), backgroundOf(sign.parentElement)),
      );
    const hasPicture = (control: Element) =>
      [...control.querySelectorAll('img')].some((picture) => picture.getBoundingClientRect().width > 0);

    const perceived = new Set<Element | null>();
    for (const { element, pseudo } of window.sweepSigns) {
      if (!element.isConnected || !window.sweep.isShown(element.closest('a, button, label') ?? element))
        continue;
      const style = getComputedStyle(element, pseudo);
      const behind = backgroundOf(pseudo ? element : element.parentElement);
      const isFilled = style.backgroundImage === 'none' && contrast(style.backgroundColor, behind) >= 3;
      if (isFilled) perceived.add(element.closest('a, button'));
      if (isFilled || hasLine(style, behind) || style.display === 'none') continue;
      faults.push(
        `its sign ${pseudo ?? ''} vanishes: ${name(element)} in ${name(element.closest('a, button') ?? element)}`,
      );
    }

    for (const control of controls(part)) {
      const style = getComputedStyle(control);
      const isNative =
        control.matches('input[type=checkbox], input[type=radio]') && style.appearance !== 'none';
      if (isNative) continue;
      const line = hasLine(style, backgroundOf(control.parentElement));
      const isField = control.matches('input, select, textarea');
      const isPerceived = isField
        ? line
        : hasText(control) ||
          hasIcon(control) ||
          hasPicture(control) ||
          hasDrawnSign(control) ||
          perceived.has(control);
      if (!isPerceived) faults.push(`is not perceivable: ${name(control)}`);
      if (style.backgroundImage.includes('url('))
        faults.push(`keeps a picture as its sign: ${name(control)}`);
    }

    for (const element of document.querySelectorAll(part === 'html' ? 'body *' : `${part}, ${part} *`)) {
      const { borderImageSource } = getComputedStyle(element);
      if (borderImageSource !== 'none')
        faults.push(`keeps the theme's colours in its border image: ${name(element)}`);
    }

    /** Everything that is painted, also by the first descendants. */
    const lookOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .slice(0, 12)
        .flatMap((each) =>
          [undefined, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(each, pseudo);
            const { color, backgroundColor, borderTopWidth, borderTopStyle, borderTopColor } = style;
            const { borderBottomWidth, borderBottomColor, borderInlineStartWidth, outlineStyle, content } =
              style;
            const { textDecorationLine, fontWeight, fill, rotate, transform } = style;
            return [
              ...[color, backgroundColor, borderTopWidth, borderTopStyle, borderTopColor, borderBottomWidth],
              ...[
                borderBottomColor,
                borderInlineStartWidth,
                outlineStyle,
                content,
                textDecorationLine,
                fontWeight,
              ],
              ...[fill, rotate, transform],
            ].join();
          }),
        )
        .join();
    const states = ['aria-selected', 'aria-pressed', 'aria-current', 'aria-disabled', 'aria-invalid'];
    // The toggle gets another icon; breadcrumbs are a list; the message beside boxes says that they are invalid.
    const exempt = '.password-toggle, .breadcrumbs *, fieldset, [type=checkbox]';
    const compare = (element: Element, what: string, change: () => void, restore: () => void) => {
      const before = lookOf(element);
      change();
      const after = lookOf(element);
      restore();
      if (before === after) faults.push(`${what} cannot be seen: ${name(element)}`);
    };
    for (const attribute of states) {
      for (const element of document.querySelectorAll(`${part} [${attribute}]:not([${attribute}=false])`)) {
        if (!window.sweep.isShown(element) || element.matches(exempt)) continue;
        const value = element.getAttribute(attribute)!;
        compare(
          element,
          `${attribute}="${value}"`,
          () => element.removeAttribute(attribute),
          () => element.setAttribute(attribute, value),
        );
      }
    }
    for (const state of ['choice-taken', 'gift-chosen']) {
      for (const element of document.querySelectorAll(`${part} .${state}`)) {
        compare(
          element,
          state,
          () => element.classList.remove(state),
          () => element.classList.add(state),
        );
      }
    }
    return faults;
  }, part);
