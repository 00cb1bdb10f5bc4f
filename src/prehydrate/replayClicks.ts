const retryDelayMs = 50;

let pending: HTMLButtonElement | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
/** A copy of the control under the last pointerdown, if it was not hydrated. */
let pointerDownCopy: Node | null = null;

/** React sets `onclick` on buttons that it has hydrated, so such a click was handled. */
function markHandled({ currentTarget }: Event): void {
  if ((currentTarget as HTMLElement).onclick) pending = undefined;
}

/** A hydrated page whose content is loading can still show the button. */
function isComplete(): boolean {
  return document.querySelector('[data-hydrated]') !== null && !document.querySelector('.skeleton');
}

function replayOn(button: HTMLButtonElement): void {
  const copy = button.cloneNode(true);
  const equals = () => [...document.querySelectorAll('button')].filter((other) => other.isEqualNode(copy));
  const index = equals().indexOf(button);
  pending = button;
  button.addEventListener('click', markHandled);
  clearInterval(timer);
  timer = setInterval(() => {
    const current = button.isConnected ? button : equals()[index];
    if (!pending || (!current && isComplete())) clearInterval(timer);
    else if (current?.onclick) current.click();
    else button.setAttribute('aria-busy', 'true');
  }, retryDelayMs);
}

function handle({ type, target, button }: MouseEvent): void {
  const control = (target as Element).closest?.<HTMLButtonElement>('a, button');
  if (!control || button) return;
  if (type === 'pointerdown') pointerDownCopy = control.onclick ? null : control.cloneNode(true);
  // Browsers fire no click if the element under pointerdown was replaced before pointerup.
  else if (type === 'click' || control.isEqualNode(pointerDownCopy)) {
    pending?.removeAttribute('aria-busy');
    pending = undefined;
    if (control.type === 'button') replayOn(control);
  }
}

/** React drops clicks before hydration. They are repeated once, unless another link or button is clicked first. */
export function replayClicks(): void {
  for (const type of ['pointerdown', 'pointerup', 'click'] as const) addEventListener(type, handle, true);
}
