import { useState } from 'react';
import { SlowHint } from './SlowHint';
import './embedded.scss';

type Props = {
  /** From the settings, never from the backend or the query. */
  address: string;
  title: string;
  texts: { loading: string; slow: string; retry: string; cancel: string };
};

/** No scripts with an origin for the shop's own host, which could lift the sandbox. */
function permissionsOf(address: string): string {
  const permissions = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts';
  const { origin } = window.location;
  return new URL(address, origin).origin === origin ? permissions : `${permissions} allow-same-origin`;
}

export function EmbeddedPage({ address, title, texts }: Props) {
  const [attempt, setAttempt] = useState(1);
  const [isLoading, setIsLoading] = useState(true);

  function retry() {
    setIsLoading(true);
    setAttempt(attempt + 1);
  }

  return (
    <div className="embedded" data-bs-theme="light">
      <iframe
        key={attempt}
        title={title}
        src={address}
        sandbox={permissionsOf(address)}
        referrerPolicy="no-referrer"
        onLoad={() => setIsLoading(false)}
      />
      <div role="status" className="embedded-state">
        {isLoading && (
          <>
            <span className="spinner" aria-hidden="true" />
            <p>{texts.loading}</p>
            <SlowHint texts={texts} onRetry={retry} />
          </>
        )}
      </div>
    </div>
  );
}
