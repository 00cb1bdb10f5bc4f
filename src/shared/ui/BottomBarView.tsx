import type { ReactNode } from 'react';
import './bottomBar.scss';

export type BottomBarSlots = {
  /** Without it the bar is no landmark. */
  label?: string;
  actions: ReactNode;
  hints?: ReactNode;
  children?: ReactNode;
};

/** The bar with sum and buttons that stays at the bottom of the window. */
export function BottomBarView({ label, sum, actions, hints, children }: BottomBarSlots & { sum: ReactNode }) {
  return (
    <section className="panel bottom-bar" aria-label={label}>
      {hints}
      {sum}
      <div className="actions">{actions}</div>
      {children}
    </section>
  );
}
