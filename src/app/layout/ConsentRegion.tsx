import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isSecretAddress } from '@/features/consent/secretAddress';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { PartFailure } from './PartFailure';
import { registerModules } from '@/app/store';
import { useLazyCode } from './useLazyCode';

const Consent = lazyWithRetry(async () => {
  const [{ Consent: Loaded }, { consentModule }] = await Promise.all([
    import('@/features/consent/Consent'),
    import('@/features/consent/consentSaga'),
  ]);
  registerModules([consentModule]);
  return Loaded;
});
const ConsentSettings = lazyWithRetry(
  async () => (await import('@/features/consent/banner/ConsentSettings')).ConsentSettings,
);

type Props = { isChoosing: boolean; onChoosing: (isChoosing: boolean) => void };

export function ConsentRegion({ isChoosing, onChoosing }: Props) {
  const { pathname } = useLocation();
  const [hadSecretAddress, setHadSecretAddress] = useState(false);
  if (!hadSecretAddress && isSecretAddress(pathname)) setHadSecretAddress(true);
  const consent = useLazyCode(Consent, isChoosing ? 'now' : 'late');
  const settings = useLazyCode(ConsentSettings, isChoosing ? 'now' : 'never');
  const failed = [consent, settings].filter(({ code }) => code === 'failed');
  const close = () => onChoosing(false);
  return (
    <>
      {consent.code === 'loaded' && (
        <Consent
          hadSecretAddress={hadSecretAddress}
          isChoosing={isChoosing}
          onSettings={() => onChoosing(true)}
        />
      )}
      {isChoosing && consent.code === 'loaded' && settings.code === 'loaded' && (
        <ConsentSettings onClose={close} />
      )}
      {isChoosing && failed.length > 0 && (
        <PartFailure onRetry={() => failed.forEach(({ retry }) => retry())} onClose={close} />
      )}
    </>
  );
}
