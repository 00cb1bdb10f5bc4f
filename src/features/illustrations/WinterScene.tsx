import { SceneCar } from './SceneCar';
import { SceneNight } from './SceneNight';

/** Always in night colours, on any theme. */
export function WinterScene() {
  return (
    <svg viewBox="0 0 560 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-bs-theme="dark">
      <SceneNight light="var(--line)">
        <path
          d="M118 18h0M28 44h0M132 88h0M452 24h0M430 82h0M546 122h0"
          stroke="var(--soft)"
          strokeWidth="2.5"
        />
      </SceneNight>
      <g fill="var(--line)">
        <path d="M190 140h8v50h-8zm172 0h8v50h-8z" />
        <rect x="162" y="28" width="236" height="118" rx="9" fill="var(--header-bg)" />
        <rect x="168" y="34" width="224" height="106" rx="5" opacity=".45" />
        <path d="m330 34-60 106h-40l60-106zm40 0-60 106h-16l60-106z" opacity=".3" />
      </g>
      <g fill="var(--header-fg)">
        <path d="M156 34q-2-14 14-14 10-12 26-6 16-10 34 0 20-12 42-2 22-10 42 2 18-10 36 0 16-8 28 4 24-2 26 12 0 10-12 6v10q-4 4-4-4v-8q-14 6-26 0v14q-4 6-6 0V36q-20 6-40 0-20 6-42 0v8q-3 4-5 0v-8q-18 6-34 0v16q-4 6-6 0V36q-16 4-30-2v12q-4 4-6 0V34q-22 10-37 0z" />
      </g>
      <path d="M-2 186q60-26 150-12t170-2 244 4v64H-2z" fill="var(--soft)" />
      <SceneCar at="translate(196 226) scale(1.15)" paint="var(--highlight)" />
      <g fill="var(--header-fg)">
        <path d="M148 180q-6-12 8-14 2-20 24-24 16-6 34 0 22 4 24 24 12 2 8 13-8 5-15-3-4 10-14 4-10 8-20-2-10 8-20 0-12 6-18-2-6 6-11 4z" />
        <path d="M-2 222q70-16 140-8t120-2 130-4 174-2v36H-2z" />
        <circle cx="386" cy="196" r="29" />
        <circle cx="386" cy="150" r="21" />
      </g>
      <g fill="none" stroke="var(--header-bg)" strokeWidth="3" strokeLinecap="round">
        <path d="M364 188q-18-2-26-16m0 0-10-1m10 1 2-10M409 186q12-2 18-10" />
        <path d="M386 178h0m0 12h0m0 12h0" strokeWidth="5" />
        <path d="M377 162q9 6 18-1" />
        <path d="M365 132h42" strokeWidth="5" />
      </g>
      <path d="M371 130v-22q15-4 30 0v22z" fill="var(--header-bg)" />
      <path d="M371 124v-6h30v6z" fill="var(--highlight)" />
      <path d="M369 140h34v10q-1 6-8 6t-8-6h-2q-1 6-8 6t-8-6z" fill="var(--header-bg)" />
      <path d="M372 143h11v6q-1 4-5 4t-6-4z" fill="var(--highlight)" />
      <path d="M389 143h11v6q-1 4-5 4t-6-4z" fill="var(--accent)" />
      <g transform="translate(432 178)">
        <path d="M-14-4q-2-10 6-10 3-7 10-3 8-4 10 4 7 2 3 9z" fill="var(--accent)" />
        <path d="M-14-4h29l-4 34h-21z" fill="var(--highlight)" />
        <path d="M-8-4 -5 30m6-34v34m8-34-3 34" stroke="var(--header-fg)" strokeWidth="4" />
      </g>
      <path
        d="M28 44h0M70 98h0M132 88h0M118 18h0M210 70h0M246 108h0M300 60h0M340 112h0M350 12h0M430 82h0M452 24h0M474 132h0M528 48h0M546 122h0M40 190h0M110 184h0M300 168h0M286 210h0M480 180h0M530 170h0M330 148h0M20 122h0M268 40h0"
        stroke="var(--header-fg)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
