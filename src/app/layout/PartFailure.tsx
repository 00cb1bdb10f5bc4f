import { useEffect, useState } from 'react';
import { lazyPartTexts, statusTexts } from '@/shared/ui/texts';
import { LazyBackCloses } from './LazyBackCloses';

type Props = { onRetry: () => void; onClose: () => void };

export function PartFailure({ onRetry, onClose }: Props) {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (
    <div className="alert alert-danger part-failure" role="alert">
      <LazyBackCloses isOpen onClose={onClose} />
      <p>{lazyPartTexts.failed}</p>
      <div className="actions">
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {statusTexts.retry}
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={onClose}>
          {lazyPartTexts.close}
        </button>
      </div>
    </div>
  );
}
