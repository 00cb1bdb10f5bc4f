import { useState } from 'react';
import { SlowHint } from './SlowHint';
import './embedded.scss';

type Props = {
  /** An address of the settings, never one of the backend or of the query. */
  address: string;
  title: string;
  texts: { loading: string; slow: string; retry: string; cancel: string };
};

/**
 * What pages of others need to work, and no more: they may not lead the shop's own window elsewhere. Their links may
 * open windows, which are ordinary ones. Scripts and an origin together are withheld from what is served by the shop's
 * own host, which could lift its sandbox by itself.
 */
function permissionsOf(address: string): string {
  const permissions = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts';
  const { origin } = window.location;
  return new URL(address, origin).origin === origin ? permissions : `${permissions} allow-same-origin`;
}

/** A page of somebody else's inside ours. It is asked for as soon as this is shown: whoever shows it has the consent. */
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
