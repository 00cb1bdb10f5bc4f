import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isSecretAddress } from '@/features/consent/secretAddress';
import { lazyPart } from '@/app/lazyPart';
import { PartFailure } from './PartFailure';
import { useLazyCode } from './useLazyCode';

const Consent = lazyPart(() => import('@/features/consent/Consent'), 'Consent');
const ConsentSettings = lazyPart(
  () => import('@/features/consent/banner/ConsentSettings'),
  'ConsentSettings',
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
