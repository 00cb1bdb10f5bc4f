const stars = [
  [40, 30],
  [118, 62],
  [176, 22],
  [470, 40],
  [516, 84],
  [548, 26],
  [72, 96],
] as const;

const cars = [96, 236, 376] as const;

/** The lit screen over a row of cars, in the colours of the mood around it. */
export function CinemaScene() {
  return (
    <svg viewBox="0 0 560 220" aria-hidden="true" fill="var(--bs-body-bg)">
      <path d="M0 0h560v220H0z" fill="var(--header-bg)" />
      {stars.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.5" fill="var(--header-fg)" />
      ))}
      <path d="M160 132 30 220h500L400 132z" fill="var(--accent)" opacity=".18" />
      <path d="M196 132h8v30h-8zm160 0h8v30h-8z" />
      <path d="M160 28h240v104H160z" fill="var(--accent)" />
      <path d="m264 58 38 22-38 22z" fill="var(--on-accent)" />
      {cars.map((x) => (
        <g key={x} transform={`translate(${x} 158)`}>
          <path d="M0 50V34c0-7 4-10 10-11L22 4c2-3 5-4 9-4h26c4 0 7 1 9 4l12 19c6 1 10 4 10 11v16z" />
          <path d="M26 7h36l9 15H17z" fill="var(--accent)" opacity=".35" />
          <path d="M4 34h13v7H4zm67 0h13v7H71z" fill="var(--highlight)" />
        </g>
      ))}
      <path d="M0 206h560v14H0z" />
    </svg>
  );
}
