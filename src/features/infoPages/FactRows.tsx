import type { ReactNode } from 'react';
import './parts/factRows.scss';

export type FactRow = { label: string; lines: readonly ReactNode[] };

/** Names with what is known of each; a name without lines is left out. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  const known = rows.filter(({ lines }) => lines.length > 0);
  if (known.length === 0) return null;
  return (
    <dl className="fact-rows">
      {known.map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {lines.map((line, index) => (
              <div key={index}>{line}</div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
