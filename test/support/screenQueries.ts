import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

export async function heading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

/** Waits for the heading and its focus: React runs the effects of lazily loaded code after rendering it. */
export async function focusedHeading(name: string | RegExp): Promise<HTMLElement> {
  const found = await heading(name);
  await waitFor(() => expect(found).toHaveFocus());
  return found;
}

/** Waits for a list of shows; its heading is rendered before its cards. */
export async function listed(title: string): Promise<HTMLElement> {
  await screen.findAllByRole('article');
  return heading(title);
}

export const main = () => within(screen.getByRole('main'));

export const robots = () => document.querySelector('meta[name=robots]');

/** Links of `main` without the breadcrumbs. */
export function mainLinks(): HTMLElement[] {
  const isOfTrail = (link: HTMLElement) => link.closest('nav')?.getAttribute('aria-label') === 'Du bist hier';
  return main()
    .getAllByRole('link')
    .filter((link) => !isOfTrail(link));
}

/** The page's own name in the breadcrumbs. */
export function lastCrumb(): HTMLElement {
  return within(screen.getByRole('navigation', { name: 'Du bist hier' }))
    .getAllByRole('listitem')
    .at(-1)!;
}

export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

export function card(name: string): HTMLElement {
  const found = screen
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name }) !== null);
  if (!found) throw new Error(`There is no card of "${name}".`);
  return found;
}

export async function notification(text: string): Promise<HTMLElement> {
  const isIt = (_: string, element: Element | null) =>
    element?.closest('.Toastify') !== null &&
    (element?.matches('[role=status], [role=alert]') ?? false) &&
    (element?.textContent ?? '').includes(text);
  return screen.findByText(isIt);
}

const unfit = /NaN|undefined|Invalid Date|\[object \w+\]|Infinity/;

/** Raw values that must never be visible (requirements R9). */
export function unfitText(): string | undefined {
  return unfit.exec(`${document.title} ${document.body.textContent}`)?.[0];
}
