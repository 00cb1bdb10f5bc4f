import { useSelector } from 'react-redux';
import { ConsentBanner } from './banner/ConsentBanner';
import { cookieConsentSlice } from './cookieConsentSlice';
import { useProviders, type ProviderConditions } from './providers/useProviders';
import { consentModule } from './consentSaga';

export const modules = [consentModule];

type Props = ProviderConditions & { onSettings: () => void };

export function Consent({ onSettings, ...conditions }: Props) {
  const { consent } = useSelector(cookieConsentSlice.selectors.selectConsent);
  useProviders(conditions);
  return consent === null ? <ConsentBanner onSettings={onSettings} /> : null;
}
