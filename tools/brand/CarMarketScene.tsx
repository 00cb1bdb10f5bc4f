import { pane } from '@/features/illustrations/SceneCar';
import { SceneCarFront } from '@/features/illustrations/SceneCarFront';
import { SceneDay } from '@/features/illustrations/SceneDay';

const cars = [
  ['translate(176 200) scale(.8)', 'var(--soft)'],
  ['translate(384 200) scale(.8)', 'var(--highlight)'],
  ['translate(92 232) scale(1.35)', 'var(--highlight)'],
  ['translate(468 232) scale(1.35)', 'var(--line)'],
  ['translate(280 234) scale(1.6)', 'var(--accent)'],
] as const;

/** In the colours of the surrounding theme. */
export function CarMarketScene() {
  return (
    <svg
      viewBox="0 0 560 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="var(--highlight)"
    >
      <SceneDay />
      {cars.map(([at, paint]) => (
        <SceneCarFront key={at} at={at} paint={paint}>
          <path d={pane} fill="var(--on-highlight)" opacity=".8" />
          <path d="M-14-59h28v15h-28z" fill="var(--surface)" />
          <path d="M-8-54h16m-16 5h9" stroke="var(--accent)" strokeWidth="3" />
          <rect x="-15" y="-93" width="30" height="25" rx="5" fill="var(--surface)" />
          <text y="-73" className="car-sign" fill="var(--accent)" textAnchor="middle">
            €
          </text>
        </SceneCarFront>
      ))}
    </svg>
  );
}
