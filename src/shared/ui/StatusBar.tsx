import { useRef, type ReactNode } from 'react';
import { useBottomInset } from './useBottomInset';
import './statusBar.scss';

type Props = { label: string; children: ReactNode };

export function StatusBar({ label, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar, '--status-height');
  return (
    <div ref={bar} className="status-bar" role="status" aria-label={label}>
      {children}
    </div>
  );
}
