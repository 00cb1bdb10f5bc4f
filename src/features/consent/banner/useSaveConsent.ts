import { useDispatch } from 'react-redux';
import { consentAccepted, consentDeclined, type ConsentChoice } from '@/features/consent/cookieConsentSlice';

export const allCategories: ConsentChoice = { preferences: true, statistics: true, marketing: true };
export const noCategories: ConsentChoice = { preferences: false, statistics: false, marketing: false };

/** Returns a function that stores a choice; one without categories declines. */
export function useSaveConsent(): (choice: ConsentChoice) => void {
  const dispatch = useDispatch();
  return (choice) => {
    dispatch(Object.values(choice).includes(true) ? consentAccepted(choice) : consentDeclined());
  };
}
