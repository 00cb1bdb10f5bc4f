import { routeSketchTexts as texts } from './livePartTexts';

const car =
  'M0 50V34c0-7 4-10 10-11L22 4c2-3 5-4 9-4h26c4 0 7 1 9 4l12 19c6 1 10 4 10 11v16c0 3-2 5-5 5H72c-3 0-5-2-5-5H21c0 3-2 5-5 5H5c-3 0-5-2-5-5z';
const parked = [324, 370, 416] as const;
const stalls = [
  [322, 76],
  [396, 76],
  [322, 140],
  [396, 140],
] as const;

/** A sketch, not a map: the location may be unknown. */
export function RouteDrawing({ to }: { to: keyof typeof texts.sketches }) {
  const { name, goal } = texts.sketches[to];
  return (
    <svg role="img" aria-label={name} viewBox="0 0 480 220">
      <rect width="480" height="220" rx="14" fill="var(--surface)" />
      <path d="M0 182h120c70 0 60-64 130-64h60" fill="none" stroke="var(--line)" strokeWidth="34" />
      <path
        d="M0 182h120c70 0 60-64 130-64h46"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="3"
        strokeDasharray="14 12"
      />
      <rect x="300" y="16" width="166" height="188" rx="10" fill="var(--bs-body-bg)" stroke="var(--line)" />
      <path d="M280 60h9v42h-9z" fill="var(--soft)" />
      <path d="m286 74-66-34 4-8 66 34z" fill="var(--highlight)" />
      <g transform="translate(28 134)">
        <path d={car} fill="var(--accent)" />
        <path d="M26 7h36l9 15H17z" fill="var(--surface)" opacity=".7" />
      </g>
      {to === 'kino' ? <Screen /> : <Stalls />}
      <g fill="var(--bs-body-color)" fontSize="19" fontWeight="600" textAnchor="middle">
        <text x="72" y="122">
          {texts.you}
        </text>
        <text x="256" y="172">
          {texts.entrance}
        </text>
        <text x="383" y="42">
          {goal}
        </text>
      </g>
    </svg>
  );
}

function Screen() {
  return (
    <>
      <path d="M330 54h106v62H330z" fill="var(--accent)" />
      <path d="M342 116h6v18h-6zm76 0h6v18h-6z" fill="var(--soft)" />
      <path d="m372 70 26 15-26 15z" fill="var(--on-accent)" />
      {parked.map((x) => (
        <path key={x} d={car} fill="var(--soft)" transform={`translate(${x} 152) scale(0.42)`} />
      ))}
    </>
  );
}

function Stalls() {
  return stalls.map(([x, y]) => (
    <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
      <path d="M0 16 6 0h40l6 16z" fill="var(--accent)" />
      <path d="M13 16 16 0h10v16zm26 0L36 0H26v16z" fill="var(--highlight)" />
      <path d="M4 16h3v22H4zm41 0h3v22h-3zM2 26h48v6H2z" fill="var(--soft)" />
    </g>
  ));
}
