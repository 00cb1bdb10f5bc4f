import { carBody } from '@/features/illustrations/SceneCar';

/** Fewer details than `AppIcon`, so that it is legible at 16 px. */
export function TabIcon() {
  return (
    <svg viewBox="0 0 32 32" data-bs-theme="dark">
      <rect width="32" height="32" rx="7" fill="var(--bs-body-bg)" />
      <rect x="4" y="4" width="24" height="15" rx="2" fill="var(--accent)" />
      <g transform="translate(16 28) scale(.2)">
        <path d={carBody} fill="var(--bs-body-bg)" stroke="var(--bs-body-bg)" strokeWidth="16" />
        <path d={carBody} fill="var(--highlight)" />
        <path d="M-23-45q3-16 23-16t23 16z" fill="var(--bs-body-bg)" />
        <path d="M-38-8h16V3h-16zm60 0h16V3H22z" fill="var(--line)" />
        <path d="M-44-30h16v12h-16zm72 0h16v12H28z" fill="var(--header-fg)" />
      </g>
    </svg>
  );
}
