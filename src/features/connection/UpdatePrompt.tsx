import { useState } from 'react';
import { updateTexts } from './texts';

/** Offers a new version (requirements R16). „Später“ is safe: the next visit loads it anyway. */
export function UpdatePrompt({ onLoad }: { onLoad: () => void }) {
  const [dismissed, setDismissed] = useState<() => void>();
  if (dismissed === onLoad) return null;
  return (
    <div className="status-line">
      <p>{updateTexts.title}</p>
      <div className="status-choices">
        <button type="button" className="btn btn-sm btn-primary" onClick={onLoad}>
          {updateTexts.load}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={() => setDismissed(() => onLoad)}
        >
          {updateTexts.later}
        </button>
      </div>
    </div>
  );
}
