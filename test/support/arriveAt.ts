import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { visit } from './visit';

/** The page's canonical address without its origin, which a page that search engines must not list has not. */
export function canonical(): string | undefined {
  const address = document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  if (!address) return undefined;
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

export const expectCanonical = (path: string) => waitFor(() => expect(canonical()).toBe(path));

/** Navigates in the same tab to a page with its own canonical address, and waits for it. */
export async function arriveAt(address: string): Promise<void> {
  visit(address);
  await expectCanonical(address);
}
