import { SceneCar } from '@/features/illustrations/SceneCar';

const ticket =
  'M-88-44h176q8 0 8 8v22a14 14 0 0 0 0 28v22q0 8-8 8H-88q-8 0-8-8V14a14 14 0 0 0 0-28v-22q0-8 8-8z';

export function PaidTicketScene() {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="120" cy="94" r="78" fill="var(--highlight)" opacity=".25" />
      <path d={ticket} transform="translate(126 76) rotate(5)" fill="var(--line)" />
      <g transform="translate(118 98) rotate(-8)" stroke="var(--on-accent)">
        <path d={ticket} fill="var(--accent)" stroke="none" />
        <path d="M-78-34H28v68H-78z" strokeWidth="2" opacity=".6" />
        <path d="M40-38v76" strokeWidth="4" strokeDasharray="0 9.5" />
        <path d="M56-28h24m-24 9h14" strokeWidth="4" />
        <g stroke="none">
          <path
            d="m-64-30 3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1zm78 0 3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1z"
            fill="var(--on-accent)"
          />
          <SceneCar at="translate(-25 31) scale(.74)" paint="var(--highlight)" />
        </g>
      </g>
      <path d="M178 132h0" stroke="var(--surface)" strokeWidth="64" />
      <path d="M178 132h0" stroke="var(--highlight)" strokeWidth="54" />
      <path d="m166 133 9 9 16-19" stroke="var(--on-highlight)" strokeWidth="7" />
      <g strokeWidth="5">
        <path
          d="m20 62-6-6m62 114 7-4m34-152 1-8m106 52h0M222 34l5-6M34 26h0M10 118h0m132 50h0"
          stroke="var(--accent)"
        />
        <path
          d="M58 22l-5-6m30 4h0m68-4 6-6M18 84h0m8 70-6 6m86 12h0m118-68 6 3m-24 62 5 5"
          stroke="var(--highlight)"
        />
        <path
          d="M176 22q8-2 8-10M44 170q-2-10 8-12M228 84q-6-2-8-8M6 98q6-2 6-8"
          stroke="var(--line)"
          strokeWidth="3"
        />
      </g>
    </svg>
  );
}
