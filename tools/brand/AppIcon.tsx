import { carBody, SceneCar } from '@/features/illustrations/SceneCar';

const couple = 'M-20-42c0-5 2-7 6-8a7 7 0 1 1 9 0l4 2q1-2 3-3a7 7 0 1 1 9 0c5 1 7 4 7 9z';

const car = 'translate(0 42) scale(.62)';

/** How much the system may crop: no part, the corners, or all but a circle of 80 % of the width. */
type Props = { shape: 'tile' | 'square' | 'maskable' };

export function AppIcon({ shape }: Props) {
  const scale = shape === 'maskable' ? 0.8 : 1;
  return (
    <svg viewBox="-50 -50 100 100" data-bs-theme="dark" className={shape}>
      <path d="M-50-50H50V50H-50z" fill="var(--bs-body-bg)" />
      <ellipse cy="16" rx="66" ry="54" fill="var(--surface)" />
      <g transform={`scale(${scale})`}>
        <ellipse cy="-10" rx="58" ry="42" fill="var(--highlight)" opacity=".18" />
        <path d="M-100 26q100-14 200 0v80h-200z" fill="var(--bs-body-bg)" />
        <path d="M-26 10-62 70H62L26 10z" fill="var(--highlight)" opacity=".22" />
        <rect x="-38" y="-36" width="76" height="48" rx="5" fill="var(--header-bg)" />
        <rect x="-35" y="-33" width="70" height="42" rx="3" fill="var(--accent)" />
        <path
          d="M-6-27 9-18-6-9z"
          fill="var(--on-accent)"
          stroke="var(--on-accent)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d={carBody} transform={car} stroke="var(--header-bg)" strokeWidth="9" />
        <SceneCar at={car} paint="var(--highlight)" riders={couple} />
      </g>
    </svg>
  );
}
