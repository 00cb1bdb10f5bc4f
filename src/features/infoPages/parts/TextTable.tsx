import type { ReactNode } from 'react';
import { pageTexts } from './partTexts';

/** Scrolls horizontally on narrow screens. */
export function TextTable({ children }: { children?: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
    <div className="text-table" role="group" aria-label={pageTexts.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
