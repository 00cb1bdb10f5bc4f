import { SceneCarFront } from './SceneCarFront';
import { SceneDay } from './SceneDay';
import { SceneStall } from './SceneStall';

/** In the colours of the surrounding theme. */
export function MarketScene() {
  return (
    <svg
      viewBox="0 0 560 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="var(--highlight)"
    >
      <SceneDay />
      <SceneStall at="translate(24 66)" cloth="var(--accent)">
        <rect x="18" y="91" width="36" height="16" rx="2" />
        <path
          d="M34 91c-2-10 2-16 12-20 6-3 10-7 12-13l10 25c-7-2-14-1-20 1-5 2-7 4-6 7z"
          fill="var(--highlight)"
        />
        <path d="m58 58 10 25M54 99h7v-5" fill="none" stroke="var(--soft)" strokeWidth="4" />
        <path d="M84 98h38v8H84zm6-15h28v7H90z" />
        <path d="M88 90h32v8H88z" fill="var(--line)" />
        <path d="M96 72h16v5q0 6-6 6h-4q-6 0-6-6z" fill="var(--surface)" />
        <path d="M134 84V66m0 18-8-13m8 13 8-11" stroke="var(--soft)" strokeWidth="2" />
        <path d="M134 64h0m-9 6h0m18 2h0" stroke="var(--accent)" strokeWidth="9" />
        <path d="M129 106q-9-9 0-17v-5h10v5q9 8 0 17z" fill="var(--line)" />
      </SceneStall>
      <SceneStall at="translate(376 66)" cloth="var(--highlight)">
        <path d="M8 57h144M34 57v5m28-5v5" stroke="var(--soft)" strokeWidth="2" />
        <path d="m26 63 8-2 8 2 3 9-5 2v4l7 18H21l7-18v-4l-5-2z" />
        <path d="m53 63 6-2q3 4 6 0l6 2 5 9-5 4-2-2v18H55V74l-2 2-5-4z" fill="var(--line)" />
        <rect x="20" y="84" width="42" height="22" rx="4" fill="var(--soft)" />
        <path d="M32 95h0" stroke="var(--highlight)" strokeWidth="14" />
        <path d="M46 90h10m-10 9h0m9 0h0" stroke="var(--surface)" strokeWidth="4" />
        <path d="M85 78h0m18 0h0m-14 27h0m10 0h0" stroke="var(--soft)" strokeWidth="6" />
        <circle cx="94" cy="91" r="14" />
        <path d="M94 91h0" stroke="var(--surface)" strokeWidth="20" />
        <path d="M94 84v7l5 4" fill="none" stroke="var(--soft)" strokeWidth="2" />
        <path d="M127 88h4v14h8v4h-20v-4h8z" fill="var(--soft)" />
        <path d="M121 68h16l6 22h-28z" />
      </SceneStall>
      <g fill="var(--soft)" stroke="var(--soft)" strokeLinecap="round">
        <path d="M92 67c-5-10 2-18 14-18h16c9 0 16 8 16 18z" stroke="none" />
        <path d="M86 41l6 4h8l6-4c2 8 1 15-5 17h-10c-6-2-7-9-5-17z" />
        <path d="M132 63q12 1 10 12t4 12" fill="none" strokeWidth="4" />
        <path d="M92 50h0m8 0h0" stroke="var(--highlight)" strokeWidth="3" />
        <path d="M436 66q-2-12 10-12 2-6 8-4l4 3-4 2q0 11-10 11l-12 2z" stroke="none" />
      </g>
      <SceneCarFront at="translate(280 224) scale(1.1)" paint="var(--accent)">
        <path d="M-14-42v-8q-1-12 14-12t14 12v8z" fill="var(--line)" />
        <path d="M-12-58q-8 2-7 11 5 1 6-4zm24 0q8 2 7 11-5 1-6-4z" fill="var(--soft)" />
        <path d="M-6-53h0m12 0h0m-6 5h0" stroke="var(--on-highlight)" strokeWidth="4" />
        <path d="M-24-72h48m-40 0v4m32-4v4" stroke="var(--soft)" strokeWidth="3" />
        <rect x="-25" y="-91" width="50" height="18" rx="3" fill="var(--soft)" />
        <path d="M-15-89v14m30-14v14" stroke="var(--highlight)" strokeWidth="4" />
        <rect x="-35" y="-103" width="66" height="12" rx="6" fill="var(--surface)" />
        <path d="M-15-101v8m8-8v8m20-8v8" stroke="var(--accent)" strokeWidth="3" />
        <path d="M-29-97h0M-13-105h28m-24 0-4-18m20 18 4-18m-21 5h18" stroke="var(--soft)" strokeWidth="3" />
      </SceneCarFront>
    </svg>
  );
}
