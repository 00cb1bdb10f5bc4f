import type { Page } from '@playwright/test';

/** Functions that the checks of the sweeps share; they run in the page. */
type SweepHelpers = {
  /** Start of an element's markup, which names it in a failure. */
  name: (element: Element) => string;
  /** Visible and not inert. */
  isShown: (element: Element, contentVisibilityAuto?: boolean) => boolean;
  /** Shown to screen readers only. */
  isClipped: (element: Element) => boolean;
  /** Controls that are shown; of long lists only those near the window, unless all are asked for. */
  controls: (part: string, all?: boolean) => HTMLElement[];
  /** Elements that contain text themselves, with the rectangles of its lines. */
  texts: (part: string) => { element: Element; lines: DOMRect[] }[];
  /** Nearest fixed or sticky element: its content moves over the rest. */
  layerOf: (element: Element) => Element | null;
  /** Waits until a change of the window is rendered. */
  rendered: () => Promise<void>;
  /** Contrast of two colours as WCAG defines it; transparent colours are blended with the second one. */
  contrast: (colour: string, background: string) => number;
  /** The opaque colour behind an element. */
  backgroundOf: (element: Element | null) => string;
};

declare global {
  var sweep: SweepHelpers;
}

function install(): void {
  const controlSelector =
    'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=tab], [role=gridcell][tabindex]';
  const isClipped = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clip, clipPath, position, width } = getComputedStyle(at);
      if (position === 'absolute' && width === '1px' && (clip !== 'auto' || clipPath !== 'none')) return true;
    }
    return false;
  };
  const isShown = (element: Element, contentVisibilityAuto = true) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto }) &&
    element.closest('[inert], [aria-hidden="true"]') === null;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  function pixel(colours: string[]): number[] {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }
  function luminance(colours: string[]): number {
    const [red, green, blue] = pixel(colours).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  }
  function backgroundOf(element: Element | null): string {
    const layers: string[] = [];
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      layers.unshift(backgroundColor);
      if (pixel([backgroundColor])[3] === 255) break;
    }
    const [red, green, blue] = pixel(['Canvas', ...layers]);
    return `rgb(${red} ${green} ${blue})`;
  }
  window.sweep = {
    name: (element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 140),
    isShown,
    isClipped,
    controls: (part, all = false) =>
      [...document.querySelectorAll<HTMLElement>(`${part} :is(${controlSelector})`)].filter(
        (control) => isShown(control, !all) && control.getClientRects().length > 0,
      ),
    texts(part) {
      const found: { element: Element; lines: DOMRect[] }[] = [];
      const range = document.createRange();
      for (const element of document.querySelectorAll(`${part} :not(script, style, option, svg *, iframe)`)) {
        const nodes = [...element.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (nodes.length === 0 || !isShown(element) || isClipped(element)) continue;
        const lines = nodes.flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        });
        if (lines.length > 0) found.push({ element, lines });
      }
      return found;
    },
    layerOf(element) {
      let at: Element | null = element;
      while (at && !/fixed|sticky/.test(getComputedStyle(at).position)) at = at.parentElement;
      return at;
    },
    rendered: () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    contrast(colour, background) {
      const [light, dark] = [luminance([background, colour]), luminance([background])].sort((a, b) => b - a);
      return (light! + 0.05) / (dark! + 0.05);
    },
    backgroundOf,
  };
}

export const installHelpers = (page: Page) => page.addInitScript(install);
