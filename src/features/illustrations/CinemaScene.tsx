import { SceneCar } from './SceneCar';
import { SceneNight } from './SceneNight';

export const couple = 'M-20-42c0-5 2-7 6-8a7 7 0 1 1 9 0l4 2q1-2 3-3a7 7 0 1 1 9 0c5 1 7 4 7 9z';
const dog =
  'M-22-42c0-5 2-7 6-8a7 7 0 1 1 9 0c4 1 6 3 6 8zm22 0c0-5 2-7 4-8-2 3-6 2-5-2q0-9 5-9 5-4 10 0 5 0 5 9c1 4-3 5-5 2 2 1 4 3 4 8z';
export const family =
  'M-24-42c0-5 2-7 6-8a7 7 0 1 1 9 0l4 2a5 5 0 1 1 6 0q2-2 4-3a7 7 0 1 1 9 0c5 1 7 4 7 9z';

const cars = [
  ['translate(236 186) scale(.36)', 'var(--soft)', couple],
  ['translate(324 186) scale(.36)', 'var(--highlight)', family],
  ['translate(188 206) scale(.6)', 'var(--surface)', family],
  ['translate(372 206) scale(.6)', 'var(--line)', dog],
  ['translate(96 234)', 'var(--highlight)', dog],
  ['translate(280 236)', 'var(--header-fg)', couple],
  ['translate(464 234)', 'var(--line)', family],
] as const;

/** Always in night colours, on any theme. */
export function CinemaScene() {
  return (
    <svg viewBox="0 0 560 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-bs-theme="dark">
      <SceneNight light="var(--accent)">
        <ellipse cx="280" cy="196" rx="310" ry="56" fill="var(--highlight)" opacity=".45" />
        <path
          d="M24 76h0M66 62h0M112 92h0M140 70h0M436 84h0M540 96h0M24 22h0M536 18h0M470 112h0M280 8h0"
          stroke="var(--header-fg)"
          strokeWidth="2.5"
        />
      </SceneNight>
      <path d="M0 186q140-20 280-18t280 18v54H0z" fill="var(--surface)" />
      <ellipse cx="280" cy="88" rx="206" ry="98" fill="var(--highlight)" opacity=".12" />
      <ellipse cx="280" cy="88" rx="160" ry="80" fill="var(--highlight)" opacity=".14" />
      <path d="M184 140 40 240h480L376 140z" fill="var(--highlight)" opacity=".2" />
      <path d="M196 140h8v38h-8zm160 0h8v38h-8z" fill="var(--line)" />
      <rect x="162" y="28" width="236" height="118" rx="9" fill="var(--header-bg)" />
      <rect x="168" y="34" width="224" height="106" rx="5" fill="var(--accent)" />
      <circle cx="280" cy="87" r="47" fill="var(--header-fg)" opacity=".4" />
      <circle cx="280" cy="87" r="39" fill="var(--header-fg)" />
      <path
        d="M256 100h0m18-38h0m26 50h0"
        stroke="var(--accent)"
        strokeWidth="10"
        strokeLinecap="round"
        opacity=".5"
      />
      <g fill="none" stroke="var(--on-accent)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M254 73q6-5 13-1m11 5q6 9 2 14-4 3-8 1m-14 15q16 11 35-2" />
        <path d="M261 82h0" strokeWidth="6" />
        <path d="m289 74-4-4m11 22v6m-8-11-4 4" />
        <g transform="translate(296 82) rotate(45)" fill="var(--highlight)">
          <path d="m-7-22-8-4v-14l11 8m11 10 8-4v-14l-11 8" fill="var(--on-accent)" />
          <path d="M0 2q-11-12-9-24 1-8 5-14h8q4 6 5 14 2 12-9 24z" />
          <path d="M0-18h0" strokeWidth="8" />
        </g>
      </g>
      {cars.map(([at, paint, riders]) => (
        <SceneCar key={at} at={at} paint={paint} riders={riders} />
      ))}
    </svg>
  );
}
