/** ms between two tries to press again. */
const pause = 50;

/** What was pressed last, until something answers. */
let held: HTMLButtonElement | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
/** What the pointer went down on, as it was, where nothing would answer. */
let begun: Node | null = null;

/**
 * Ends the wait where a press has reached a button that React has: to such a one it gives an `onclick`, and it stops a
 * press on what it cannot hydrate yet on the way.
 */
function answer({ currentTarget }: Event): void {
  if ((currentTarget as HTMLElement).onclick) held = undefined;
}

function hold(button: HTMLButtonElement): void {
  const copy = button.cloneNode(true);
  const alike = () => [...document.querySelectorAll('button')].filter((other) => other.isEqualNode(copy));
  const index = alike().indexOf(button);
  held = button;
  button.addEventListener('click', answer);
  clearInterval(timer);
  timer = setInterval(() => {
    const current = button.isConnected ? button : alike()[index];
    // A screen that is there without such a button will not get one.
    if (!held || (!current && document.querySelector('[data-hydrated]'))) clearInterval(timer);
    else if (current?.onclick) current.click();
    else button.setAttribute('aria-busy', 'true');
  }, pause);
}

function notice({ type, target, button }: MouseEvent): void {
  const control = (target as Element).closest?.<HTMLButtonElement>('a, button');
  if (!control || button) return;
  if (type === 'pointerdown') begun = control.onclick ? null : control.cloneNode(true);
  // A browser tells of no click where the pointer went down on what is gone when it goes up.
  else if (type === 'click' || control.isEqualNode(begun)) {
    held?.removeAttribute('aria-busy');
    held = undefined;
    if (control.type === 'button') hold(control);
  }
}

/**
 * Keeps a press on a button that React does not answer yet: it is not hydrated, or belongs to what is shown before the app
 * is there. The button is pressed again, once, as soon as React has it or another that looks the same, unless a link or
 * another button was pressed since; until then it is busy. Built into the head of every page, it hears each press before
 * React does, which drops what it cannot hydrate at once.
 */
export function holdPresses(): void {
  for (const type of ['pointerdown', 'pointerup', 'click'] as const)
    window.addEventListener(type, notice, true);
}
