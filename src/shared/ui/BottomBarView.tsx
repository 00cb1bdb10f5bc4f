import type { ReactNode, RefObject } from 'react';
import './bottomBar.scss';

export type BottomBarSlots = {
  /** Without it the bar is no landmark. */
  label?: string;
  actions: ReactNode;
  hints?: ReactNode;
  children?: ReactNode;
};

type Props = BottomBarSlots & { sum: ReactNode; barRef?: RefObject<HTMLElement | null> | undefined };

/** The bar with sum and buttons that stays at the bottom of the window. */
export function BottomBarView(props: Props) {
  const { label, sum, actions, hints, children, barRef } = props;
  return (
    <section ref={barRef} className="panel bottom-bar" aria-label={label}>
      {hints}
      {sum}
      <div className="actions">{actions}</div>
      {children}
    </section>
  );
}
