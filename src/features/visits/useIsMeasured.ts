import { useState } from 'react';
import { useSelector } from 'react-redux';
import { cookieConsentSlice } from '@/features/consent/cookieConsentSlice';
import { settings } from '@/shared/config/settings';

/** Whether this page load is measured: with the setting, as one of the sample, and with consent to statistics. */
export function useIsMeasured(): boolean {
  const { statistics } = useSelector(cookieConsentSlice.selectors.selectConsent);
  const [isInSample] = useState(() => Math.random() < (settings.VITE_VISITS_SAMPLE ?? 1));
  return statistics && isInSample && settings.VITE_VISITS_URL !== undefined;
}
