import { couple, family } from '@/features/illustrations/CinemaScene';
import { SceneCar } from '@/features/illustrations/SceneCar';
import { SceneNight } from '@/features/illustrations/SceneNight';

const card = 'M-112-70h224q9 0 9 9V61q0 9-9 9h-224q-9 0-9-9V-61q0-9 9-9z';

/** Always in night colours, on any theme. */
export function GiftCardScene() {
  return (
    <svg viewBox="0 0 560 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-bs-theme="dark">
      <SceneNight light="var(--accent)">
        <ellipse cx="280" cy="196" rx="310" ry="56" fill="var(--highlight)" opacity=".45" />
        <ellipse cx="280" cy="116" rx="226" ry="126" fill="var(--highlight)" opacity=".12" />
        <ellipse cx="280" cy="116" rx="180" ry="104" fill="var(--highlight)" opacity=".14" />
        <path
          d="M24 76h0M66 62h0M140 70h0M436 84h0M540 96h0M24 22h0M536 18h0M470 112h0"
          stroke="var(--header-fg)"
          strokeWidth="2.5"
        />
      </SceneNight>
      <path d="M0 186q140-20 280-18t280 18v54H0z" fill="var(--surface)" />
      <SceneCar at="translate(84 232) scale(1.05)" paint="var(--line)" riders={family} />
      <SceneCar at="translate(476 232) scale(1.05)" paint="var(--header-fg)" riders={couple} />
      <g transform="translate(296 118) rotate(8)">
        <path d={card} fill="var(--highlight)" />
        <path d="M58-70h20V70H58z" fill="var(--accent)" />
      </g>
      <g transform="translate(270 124) rotate(-6)">
        <path d={card} fill="var(--accent)" />
        <path d="M58-70h20V70H58zM-121-36h242v18h-242z" fill="var(--highlight)" />
        <g
          transform="translate(68-27) scale(1.5)"
          fill="var(--highlight)"
          stroke="var(--accent)"
          strokeWidth="1.5"
        >
          <path d="M0 0C0-18-24-22-27-14S-21 0 0 0C8-18 24-22 27-14S21 0 0 0z" />
          <path d="M-2 2-15 21l2-10-9 1zm4 0 13 19-2-10 9 1z" />
          <circle r="6" />
        </g>
        <text x="-104" y="46" fill="var(--on-accent)" className="gift-word">
          Gutschein
        </text>
      </g>
    </svg>
  );
}
