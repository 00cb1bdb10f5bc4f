import { SceneCar } from '@/features/illustrations/SceneCar';

const riders = 'M-24-43c0-5 2-8 7-9a7 7 0 1 1 9 0q3 1 4 4h8q1-3 4-4a7 7 0 1 1 9 0c5 1 7 4 7 9z';

export function NotFoundScene() {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" data-bs-theme="dark" fill="none" strokeLinecap="round">
      <rect width="240" height="180" rx="20" fill="var(--surface)" />
      <path d="M0 128V96Q60 62 120 62t120 34v32z" fill="var(--line)" opacity=".3" />
      <path d="M210 56a16 16 0 1 0 14 23 13 13 0 0 1-14-23z" fill="var(--header-fg)" />
      <path
        d="M24 24h0M66 40h0M52 14h0M160 18h0M222 74h0M172 60h0"
        stroke="var(--header-fg)"
        strokeWidth="2.5"
      />
      <path d="M30 96v24m26-26v24" stroke="var(--line)" strokeWidth="4" />
      <path
        d="m14 66 58-6 3 36-58 6z"
        fill="var(--accent)"
        stroke="var(--header-bg)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M38 76q0-6 6-6t7 5-6 8v2m.5 8h0" stroke="var(--on-accent)" strokeWidth="4" />
      <path
        d="M0 122q8-22 18-4 8-20 18 0l50 4h70q4-24 14-6 6-34 18-6 8-26 20-2 8-24 20-2 6-10 12-8v26H0z"
        fill="var(--bs-body-bg)"
      />
      <path d="M0 124q120-12 240 0v36q0 20-20 20H20q-20 0-20-20z" fill="var(--header-bg)" />
      <path
        d="M84 146q-10-14-60-22m132 22q10-14 60-22"
        stroke="var(--line)"
        strokeWidth="3"
        strokeDasharray="9 9"
      />
      <path d="M94 150 52 34h50l18 116zm52 0 42-116h-50l-18 116z" fill="var(--highlight)" opacity=".22" />
      <path d="M120 40v90" stroke="var(--soft)" strokeWidth="6" />
      <path d="m128 42 40-4 11 9-9 11-40 4z" fill="var(--accent)" />
      <path d="m112 54-42-6-11 8 8 11 43 6z" fill="var(--header-fg)" />
      <path d="m124 76 34 6 8 11-11 8-34-5z" fill="var(--highlight)" />
      <path d="m116 82-28 4-8 10 10 8 28-4z" fill="var(--accent)" />
      <path d="M106 20q0-8-2-14l9 4h14l9-4q-2 6-2 14v8q0 12-14 12t-14-12z" fill="var(--soft)" />
      <path d="M114 19h0m12 0h0" stroke="var(--header-fg)" strokeWidth="12" />
      <path d="M114 19h0m12 0h0" stroke="var(--on-accent)" strokeWidth="5" />
      <path d="m118 26 2 4 2-4z" fill="var(--accent)" />
      <SceneCar at="translate(120 174) scale(.86)" paint="var(--highlight)" riders={riders} />
    </svg>
  );
}
