import type { ReactNode } from 'react';

const stripes = [0, 2, 4, 6]
  .map((i) => `M${12 + 17 * i} 0h17L${20 * i + 20} 44v6a10 10 0 0 1-20 0v-6z`)
  .join('');
const scallops = 'a10 10 0 0 1-20 0'.repeat(8);

type Props = {
  /** Position of the upper left corner: `translate(…)`. The counter is at 106, from 12 to 148. */
  at: string;
  cloth: string;
  children: ReactNode;
};

/** 160 wide and 162 high. */
export function SceneStall({ at, cloth, children }: Props) {
  return (
    <g transform={at} fill="var(--accent)" strokeLinecap="round">
      <path d="M6 44h5v118H6zm143 0h5v118h-5z" fill="var(--soft)" />
      {children}
      <path d="M11 50h138v12q-69 8-138 0z" fill="var(--on-highlight)" opacity=".16" />
      <path d={`M12 0h136l12 44v6${scallops}z`} fill="var(--surface)" />
      <path d={stripes} fill={cloth} />
      <path d="M2 112h156v46q-10 5-20 0t-20 0-20 0-20 0-20 0-20 0-20 0-16 0z" fill="var(--surface)" />
      <rect x="-4" y="106" width="168" height="8" rx="3" fill="var(--soft)" />
      <path d="M34 114v8m46-8v10m48-10v7" stroke="var(--soft)" />
      <path d="m34 120 8 7-2 16-15-2 2-16zm95-1 7 8-3 15-15-3 3-15z" />
      <path d="m80 122 7 8v16H73v-16z" fill="var(--highlight)" />
      <path d="M34 126h0m46 2h0m48-3h0" stroke="var(--surface)" strokeWidth="4" />
    </g>
  );
}
