import type { ReactNode } from 'react';

const garland = 'M-4 12Q80 74 164 32m232 0q86 42 168-20';

type Props = {
  light: string;
  children: ReactNode;
};

/** 560 wide and 240 high. */
export function SceneNight({ light, children }: Props) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M0 0h560v240H0z" fill="var(--bs-body-bg)" />
      <ellipse cx="280" cy="190" rx="400" ry="150" fill="var(--surface)" />
      <ellipse cx="280" cy="194" rx="340" ry="98" fill="var(--line)" opacity=".3" />
      {children}
      <path d="M504 78a19 19 0 1 0 17 27 16 16 0 0 1-17-27z" fill="var(--header-fg)" />
      <path
        d="M84 112a25 25 0 1 0 .1 0zv50m-25-25h50m-43-18 36 36m0-36-36 36m18-18-14 38m14-38 14 38"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <g stroke={light}>
        <path d="M84 112h0m0 50h0m-25-25h0m50 0h0m-43-18h0m36 0h0m-36 36h0m36 0h0" strokeWidth="6" />
        <path d={garland} opacity=".5" />
        <path d={garland} strokeWidth="5" strokeDasharray="0 17" />
      </g>
      <path
        d="M0 150q14-26 26-2 8-34 26-4 14-14 18 8l30 14 70 2q110-6 220 0l62-2q8-22 16-2 6-38 18-4 10-18 18 0 10-34 22-4 20-26 34-6v90H0z"
        fill="var(--header-bg)"
      />
    </g>
  );
}
