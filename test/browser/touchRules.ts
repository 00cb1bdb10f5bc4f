import type { Page } from '@playwright/test';

/** What hinders a finger or an on-screen keyboard in the visible controls of a part, by the text of the element. */
export const touchFaults = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const controls = 'a[href], button, input, select, textarea, summary, label, [role=tab]';
    // Other dates are lower: with them the bottom bar takes at most half of the window.
    const mainActions =
      '.btn:not(.other-dates .btn), .form-control, .form-select, .stepper :is(button, input), .menu-button';
    const typed = 'input:not([type=checkbox], [type=radio], [type=date])';
    const isInText = (link: Element) =>
      getComputedStyle(link).display === 'inline' &&
      (link.parentElement?.textContent.trim().length ?? 0) > link.textContent.trim().length;
    /** The link of a card covers the whole card. */
    const isStretched = (link: Element) => getComputedStyle(link, '::after').position === 'absolute';
    const rules: [string, string, (control: Element, style: CSSStyleDeclaration) => boolean][] = [
      // Without the exception of axe's rule for small targets with space around them.
      [
        'is smaller than 24 px',
        'a[href], button, summary, select, input:not([type=checkbox], [type=radio]), textarea, [role=tab]',
        (control) => {
          const { width, height } = control.getBoundingClientRect();
          return Math.min(width, height) < 24 && !isInText(control) && !isStretched(control);
        },
      ],
      ['is lower than 44 px', mainActions, (control) => control.getBoundingClientRect().height < 44],
      ['zooms by a double tap', controls, (_, { touchAction }) => touchAction !== 'manipulation'],
      // Safari on phones zooms in on a field with smaller text.
      [
        'zooms in by the focus',
        'input, select, textarea',
        (_, { fontSize }) => Number.parseFloat(fontSize) < 16,
      ],
      ['does not name the Enter key', typed, (control) => !control.hasAttribute('enterkeyhint')],
      [
        'has its first letters in lower case, or corrected',
        '[autocomplete=name], [autocomplete=given-name], [autocomplete=family-name]',
        (control) => !control.matches('[autocapitalize=words][autocorrect=off]'),
      ],
      [
        'corrects codes',
        'input[autocomplete=off]:not([type=search])',
        (control) => !control.matches('[autocapitalize][autocorrect=off][spellcheck=false]'),
      ],
    ];
    return [...document.querySelectorAll(`${selector} :is(${controls})`)].flatMap((control) => {
      if (control.getBoundingClientRect().width === 0) return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const style = getComputedStyle(control);
      return rules
        .filter(([, matching, isBroken]) => control.matches(matching) && isBroken(control, style))
        .map(([rule]) => `${rule}: ${control.outerHTML.slice(0, 160)}`);
    });
  }, part);
