/** State of an element, as a visitor perceives it. */
export type ElementState = {
  isVisible: boolean;
  isFocused: boolean;
  isDisabled: boolean;
  isChecked: boolean;
  isPressed: boolean;
  isExpanded: boolean;
  isSelected: boolean;
  isInvalid: boolean;
  value: string;
  /** With single spaces. */
  text: string;
};

/** Runs in the page, so it uses nothing from outside. */
export function elementState(element: Element): ElementState {
  const has = (attribute: string) => element.getAttribute(attribute) === 'true';
  const { width, height } = element.getBoundingClientRect();
  const control = element as HTMLInputElement;
  return {
    isVisible:
      width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    isFocused: element === document.activeElement,
    isDisabled: element.matches(':disabled') || has('aria-disabled'),
    isChecked: element.matches(':checked') || has('aria-checked'),
    isPressed: has('aria-pressed'),
    isExpanded: has('aria-expanded'),
    isSelected: has('aria-selected'),
    isInvalid: has('aria-invalid'),
    value: typeof control.value === 'string' ? control.value : '',
    text: ((element as HTMLElement).innerText ?? '').replace(/\s+/g, ' ').trim(),
  };
}
