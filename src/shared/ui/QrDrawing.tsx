import { encode } from 'uqr';

type Props = { address: string; label: string };

/** Modules around the code, which scanners need (ISO/IEC 18004). */
const quietZone = 4;

export function QrDrawing({ address, label }: Props) {
  const { data, size } = encode(address, { ecc: 'M', border: quietZone });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
}
