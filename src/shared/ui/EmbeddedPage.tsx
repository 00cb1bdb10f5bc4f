import { useState } from 'react';
import { SlowHint } from './SlowHint';
import './embedded.scss';

type Props = {
  /** From the settings, never from the backend or the query. */
  address: string;
  title: string;
  texts: { loading: string; slow: string; retry: string; cancel: string };
};

/**
 * The least permissions that third-party pages need: they may not navigate the shop's own window, and their popups
 * are ordinary windows. Scripts together with an origin are withheld from pages of the shop's own host, which could
 * remove the sandbox.
 */
function permissionsOf(address: string): string {
  const permissions = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts';
  const { origin } = window.location;
  return new URL(address, origin).origin === origin ? permissions : `${permissions} allow-same-origin`;
}

/** A third-party page in a frame. It loads as soon as this is rendered: the parent has the consent. */
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
