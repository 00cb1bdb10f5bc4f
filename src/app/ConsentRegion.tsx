import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isSecretAddress } from '@/features/cookieConsent/secretAddress';
import { lazyPart } from '@/ui/lazyPart';
import { PartFailure } from './PartFailure';
import { install } from './store';
import { useBusy } from './useCalm';
import { useLatePart } from './useLatePart';

const Consent = lazyPart(async () => {
  const [{ Consent: Loaded }, { consentFlow }] = await Promise.all([
    import('@/features/cookieConsent/Consent'),
    import('@/features/cookieConsent/consentFlow'),
  ]);
  install([consentFlow]);
  return Loaded;
});
const ConsentSettings = lazyPart(
  async () => (await import('@/features/cookieConsent/ConsentSettings')).ConsentSettings,
);

type Props = { isChoosing: boolean; onChoosing: (isChoosing: boolean) => void };

/** Where consent is asked for and acted on, once the first screen is shown; none of it stands in the way of the shop. */
export function ConsentRegion({ isChoosing, onChoosing }: Props) {
  const { pathname } = useLocation();
  const isBusy = useBusy();
  const [hasHeldSecret, setHasHeldSecret] = useState(false);
  if (!hasHeldSecret && isSecretAddress(pathname)) setHasHeldSecret(true);
  const consent = useLatePart(Consent, isChoosing ? 'now' : 'calm');
  const settings = useLatePart(ConsentSettings, isChoosing ? 'now' : 'never');
  const failed = [consent, settings].filter(({ code }) => code === 'failed');
  const close = () => onChoosing(false);
  return (
    <>
      {consent.code === 'there' && (
        <Consent
          hasHeldSecret={hasHeldSecret}
          isBusy={isBusy}
          isChoosing={isChoosing}
          onSettings={() => onChoosing(true)}
        />
      )}
      {isChoosing && consent.code === 'there' && settings.code === 'there' && (
        <ConsentSettings onClose={close} />
      )}
      {isChoosing && failed.length > 0 && (
        <PartFailure onRetry={() => failed.forEach(({ retry }) => retry())} onClose={close} />
      )}
    </>
  );
}
