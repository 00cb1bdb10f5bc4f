import type { ReactNode } from 'react';
import { carBody, pane } from './SceneCar';

type Props = {
  /** Position of the wheels and size: `translate(…) scale(…)`. */
  at: string;
  paint: string;
  /** In the windscreen, from -26 to 26 and -42 to -63, and on the roof, from -68. */
  children: ReactNode;
};

/** A car from the front, by day. The origin is between its wheels. */
export function SceneCarFront({ at, paint, children }: Props) {
  return (
    <g transform={at} strokeLinecap="round">
      <path
        d="M-36-12h13v9a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4zm59 0h13v9a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4z"
        fill="var(--on-highlight)"
      />
      <path d={carBody} fill={paint} />
      <path d={pane} fill="var(--surface)" />
      {children}
      <path d="M-43-13h86" stroke="var(--surface)" strokeWidth="5" />
      <path d="M-36-29h0m72 0h0" stroke="var(--on-highlight)" strokeWidth="13" />
      <path d="M-36-29h0m72 0h0" stroke="var(--highlight)" strokeWidth="9" />
      <path d="M-10-27h20v9h-20z" fill="var(--surface)" />
    </g>
  );
}
