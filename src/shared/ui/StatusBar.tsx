import { useRef, type ReactNode } from 'react';
import { useBottomInset } from './useBottomInset';
import './statusBar.scss';

type Props = { label: string; children: ReactNode };

/** What has to be told at the lower edge whatever page is shown. It covers nothing: the page gets as much more room. */
export function StatusBar({ label, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar, '--status-height');
  return (
    <div ref={bar} className="status-bar" role="status" aria-label={label}>
      {children}
    </div>
  );
}
