import { useRef, type ReactNode } from 'react';
import { useBottomInset } from './useBottomInset';
import './statusBar.scss';

type Props = { label: string; children: ReactNode };

/** Status messages at the bottom of the window, on any page. The page gets as much room below its content. */
export function StatusBar({ label, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar, '--status-height');
  return (
    <div ref={bar} className="status-bar" role="status" aria-label={label}>
      {children}
    </div>
  );
}
