import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { visit } from './visit';

/** The path of the page's canonical address, which a page that search engines must not list has not. */
export function canonical(): string | undefined {
  const address = document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  return address ? new URL(address).pathname : undefined;
}

export const expectCanonical = (path: string) => waitFor(() => expect(canonical()).toBe(path));

/** Navigates in the same tab to a page with its own canonical address, and waits for it. */
export async function arriveAt(address: string): Promise<void> {
  visit(address);
  await expectCanonical(address);
}
