import { useDispatch } from 'react-redux';
import { consentAccepted, consentDeclined, type ConsentChoice } from '@/features/consent/cookieConsentSlice';

export const allCategories: ConsentChoice = { preferences: true, statistics: true, marketing: true };
export const noCategories: ConsentChoice = { preferences: false, statistics: false, marketing: false };

/** Tells of a choice; one that allows noCategories is a refusal. */
export function useSaveConsent(): (choice: ConsentChoice) => void {
  const dispatch = useDispatch();
  return (choice) => {
    dispatch(Object.values(choice).includes(true) ? consentAccepted(choice) : consentDeclined());
  };
}
