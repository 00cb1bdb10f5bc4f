import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ConsentChoice = { preferences: boolean; statistics: boolean; marketing: boolean };

type CookieConsentState = ConsentChoice & { consent: 'accepted' | 'declined' | null };

const initialState: CookieConsentState = {
  consent: null,
  preferences: false,
  statistics: false,
  marketing: false,
};

export const cookieConsentSlice = createSlice({
  name: 'cookieConsent',
  initialState,
  reducers: {
    consentAccepted: (_, { payload }: PayloadAction<ConsentChoice>): CookieConsentState => ({
      consent: 'accepted',
      ...payload,
    }),
    consentDeclined: (): CookieConsentState => ({ ...initialState, consent: 'declined' }),
  },
  selectors: { selectConsent: (state) => state },
});

export const { consentAccepted, consentDeclined } = cookieConsentSlice.actions;
