import { useSelector } from 'react-redux';
import { ConsentBanner } from './components/ConsentBanner';
import { cookieConsentSlice } from './cookieConsentSlice';
import { useProviders, type Place } from './providers/useProviders';

type Props = Place & { onSettings: () => void };

/** Asks for consent where there is no choice, and acts on the one there is. */
export function Consent({ onSettings, ...place }: Props) {
  const { consent } = useSelector(cookieConsentSlice.selectors.selectConsent);
  useProviders(place);
  return consent === null ? <ConsentBanner onSettings={onSettings} /> : null;
}
