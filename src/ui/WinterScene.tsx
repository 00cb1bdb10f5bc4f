const flakes = [
  [28, 44, 3],
  [70, 118, 2],
  [112, 26, 2],
  [136, 88, 3],
  [210, 60, 2],
  [246, 104, 3],
  [300, 48, 2],
  [352, 92, 3],
  [384, 44, 2],
  [430, 70, 3],
  [462, 24, 2],
  [492, 122, 2],
  [528, 58, 3],
  [440, 136, 2],
  [90, 160, 2],
  [480, 170, 2],
] as const;

/** The dark screen and a car before it, both under snow, in the colours of the mood around it. */
export function WinterScene() {
  return (
    <svg viewBox="0 0 560 220" aria-hidden="true" fill="var(--surface)">
      <path d="M0 0h560v220H0z" fill="var(--header-bg)" />
      <path d="M196 132h8v44h-8zm160 0h8v44h-8z" fill="var(--line)" />
      <path d="M160 28h240v104H160z" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M156 30c0-8 10-10 18-8 8-8 26-8 34-2 14-8 34-6 44 0 14-8 40-8 52 0 12-7 36-7 46 0 14-6 30-6 38 2 8-2 16 2 16 8 0 5-6 7-12 5-12 5-26 4-34 0-14 6-40 6-50 0-12 6-36 6-48 0-14 6-38 6-50 0-10 5-30 5-40 0-6 2-14 0-14-5z"
        fill="var(--header-fg)"
      />
      <path d="M0 176c70-18 150-14 220-4s170 12 340-8v56H0z" fill="var(--soft)" />
      <path d="M0 194c120-20 210 2 320-2 90-4 160-14 240-6v34H0z" fill="var(--header-fg)" />
      <g transform="translate(252 146)">
        <path
          d="M-10 58V38c0-8 5-12 13-13l10-19C15 2 19 0 23 0h32c4 0 8 2 10 6l10 19c8 1 13 5 13 13v20z"
          fill="var(--header-bg)"
        />
        <path d="M22 7h34l9 16H13z" />
        <path
          d="M16 9c-1-6 5-10 11-9 7-5 18-5 24 0 6-1 12 3 11 9 0 3-3 4-6 3H22c-3 1-6 0-6-3z"
          fill="var(--header-fg)"
        />
        <path d="M-5 38h14v8H-5zm74 0h14v8H69z" fill="var(--accent)" />
      </g>
      {flakes.map(([x, y, r]) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r={r} fill="var(--header-fg)" />
      ))}
    </svg>
  );
}
