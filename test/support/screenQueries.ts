import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a screen's main heading. */
export async function heading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

/** Waits for a screen's main heading and its focus: of late code, React runs the effects a moment after it stands. */
export async function focusedHeading(name: string | RegExp): Promise<HTMLElement> {
  const found = await heading(name);
  await waitFor(() => expect(found).toHaveFocus());
  return found;
}

/** Waits for a list of shows, whose heading stands before its cards. */
export async function listed(title: string): Promise<HTMLElement> {
  await screen.findAllByRole('article');
  return heading(title);
}

/** The links of the screen itself, without those of its breadcrumbs. */
export function mainLinks(): HTMLElement[] {
  const isOfTrail = (link: HTMLElement) => link.closest('nav')?.getAttribute('aria-label') === 'Du bist hier';
  return within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter((link) => !isOfTrail(link));
}

export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

/** The first card of a show with this name. */
export function card(name: string): HTMLElement {
  const found = screen
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name }) !== null);
  if (!found) throw new Error(`There is no card of "${name}".`);
  return found;
}

/** Waits for a notification, which stands in the page a moment after what it tells of. */
export async function notification(text: string): Promise<HTMLElement> {
  const isIt = (_: string, element: Element | null) =>
    element?.closest('.Toastify') !== null &&
    (element?.matches('[role=status], [role=alert]') ?? false) &&
    (element?.textContent ?? '').includes(text);
  return screen.findByText(isIt);
}

const unfit = /NaN|undefined|Invalid Date|\[object \w+\]|Infinity/;

/** What no visitor may ever read (requirements R9). */
export function unfitText(): string | undefined {
  return unfit.exec(`${document.title} ${document.body.textContent}`)?.[0];
}
