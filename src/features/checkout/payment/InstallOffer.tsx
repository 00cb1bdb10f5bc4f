import { useEffect, useState, useSyncExternalStore } from 'react';
import { localStore } from '@/shared/browser/browserStorage';
import { heldInstallPrompt, onInstallPrompt } from '@/shared/browser/installPrompt';
import { Button } from '@/shared/ui/Button';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { installTexts as texts } from './paymentTexts';

/** The id of the order whose confirmation offers the installation, or `answered`. */
const offeredKey = 'installOffered';
const answered = '';

/** Offers once to install the shop: on the confirmation of one order, in browsers that can install it. */
export function InstallOffer({ orderId }: { orderId: string }) {
  const prompt = useSyncExternalStore(onInstallPrompt, heldInstallPrompt);
  const [isAllowed, setAllowed] = useState(() => [null, orderId].includes(localStore.read(offeredKey)));
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const isOffered = prompt !== undefined && isAllowed;

  useEffect(() => {
    if (isOffered) localStore.write(offeredKey, orderId);
  }, [isOffered, orderId]);

  const answer = withFocus(() => {
    localStore.write(offeredKey, answered);
    setAllowed(false);
  });

  return (
    <div ref={fallbackRef} tabIndex={-1}>
      {isOffered && (
        <section className="install-offer" aria-labelledby="installieren">
          <h2 id="installieren">{texts.title}</h2>
          <p>{texts.lead}</p>
          <div className="actions">
            <Button
              onClick={() => {
                answer();
                // The browser asks; a refusal needs no reaction.
                void prompt.prompt().catch(() => undefined);
              }}
            >
              {texts.install}
            </Button>
            <Button variant="outline-primary" onClick={answer}>
              {texts.decline}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
