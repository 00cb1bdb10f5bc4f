type Props = {
  /** Position of the wheels and size: `translate(…) scale(…)`. */
  at: string;
  paint: string;
  /** Silhouettes in the window, from -24 to 24, down to -42. */
  riders?: string;
};

export const carBody =
  'M-46-14v-14c0-9 6-13 13-14 2-16 8-26 21-27q12-1 24 0c13 1 19 11 21 27 7 1 13 5 13 14v14q0 7-7 7h-78q-7 0-7-7z';
export const pane = 'M-26-43c1-13 5-19 14-20q12-1 24 0c9 1 13 7 14 20q-26 3-52 0z';
const lights = 'M-36-29h0m72 0h0';

/** A car from behind, at night. The origin is between its wheels. */
export function SceneCar({ at, paint, riders }: Props) {
  return (
    <g transform={at} fill="var(--on-highlight)" strokeLinecap="round">
      <path d="M-36-12h13v9a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4zm59 0h13v9a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4z" />
      <path d={carBody} fill={paint} />
      <path d={pane} />
      {riders && <path d={pane} fill="var(--accent)" opacity=".85" />}
      <path d={riders} />
      <path d="M-46-18h92v4q0 7-7 7h-78q-7 0-7-7z" opacity=".3" />
      <g fill="none" stroke="var(--on-highlight)">
        <path d="M-21-37q0 6 6 6h30q6 0 6-6" strokeWidth="2" opacity=".4" />
        <path d={lights} strokeWidth="13" />
        <path d="M-43-13h86" stroke="var(--soft)" strokeWidth="5" />
        <path d={lights} stroke="var(--highlight)" strokeWidth="9" />
        <path d={lights} stroke="var(--highlight)" strokeWidth="24" opacity=".25" />
        {riders && (
          <path
            d="M-30-50c3-11 8-17 18-17.5q12-1 24 0c10 .5 15 6.5 18 17.5"
            stroke="var(--accent)"
            strokeWidth="2.5"
          />
        )}
      </g>
      <path d="M-10-27h20v9h-20z" fill="var(--soft)" />
    </g>
  );
}
