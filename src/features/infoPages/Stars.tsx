type Props = { stars: number; best: number };

const star = 'm12 1.8 3.1 6.5 7 .9-5.1 4.9 1.3 7L12 17.7l-6.3 3.4 1.3-7L1.9 9.2l7-.9z';

/** Filled to a tenth of a star. Decorative: the number is beside it as text. */
export function Stars({ stars, best }: Props) {
  const offsets = Array.from({ length: best }, (_, index) => index * 24);
  const filled = stars * 24;
  return (
    <svg className="stars" viewBox={`0 0 ${best * 24} 24`} aria-hidden="true">
      <g fill="none" stroke="var(--accent)" strokeWidth="1.5">
        {offsets.map((x) => (
          <path key={x} d={star} transform={`translate(${x} 0)`} />
        ))}
      </g>
      <svg width={filled} height="24" viewBox={`0 0 ${filled} 24`} fill="var(--accent)">
        {offsets.map((x) => (
          <path key={x} d={star} transform={`translate(${x} 0)`} />
        ))}
      </svg>
    </svg>
  );
}
