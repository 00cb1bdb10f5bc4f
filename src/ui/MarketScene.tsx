const stalls = [
  { x: 30, cloth: 'var(--accent)' },
  { x: 205, cloth: 'var(--header-fg)' },
  { x: 380, cloth: 'var(--accent)' },
] as const;

const stripes = [0, 50, 100] as const;

/** Stalls under striped awnings in the morning sun, in the colours of the mood around it. */
export function MarketScene() {
  return (
    <svg viewBox="0 0 560 220" aria-hidden="true" fill="var(--surface)">
      <path d="M0 0h560v220H0z" fill="var(--highlight)" opacity=".45" />
      <circle cx="280" cy="96" r="70" fill="var(--highlight)" />
      {stalls.map(({ x, cloth }) => (
        <g key={x} transform={`translate(${x} 66)`}>
          <path d="M6 40h6v104H6zm132 0h6v104h-6z" fill="var(--soft)" />
          <path d="M0 46 14 0h122l14 46v6a12.5 12.5 0 0 1-25 0 12.5 12.5 0 0 1-25 0 12.5 12.5 0 0 1-25 0 12.5 12.5 0 0 1-25 0 12.5 12.5 0 0 1-25 0 12.5 12.5 0 0 1-25 0z" />
          {stripes.map((offset) => (
            <path
              key={offset}
              d={`M${offset} 46 ${14 + offset * 0.81} 0h20.3L${offset + 25} 46v6a12.5 12.5 0 0 1-25 0z`}
              fill={cloth}
            />
          ))}
          <path d="M0 96h150v14H0z" fill="var(--soft)" />
          <path d="M6 110h138v34H6z" />
          <path d="M22 78h22v18H22zm30-10h12v28H52z" fill="var(--accent)" />
          <circle cx="92" cy="84" r="12" fill="var(--header-fg)" />
          <path d="M112 96l8-26h8l8 26z" fill="var(--highlight)" />
        </g>
      ))}
      <path d="M0 208h560v12H0z" fill="var(--soft)" />
    </svg>
  );
}
