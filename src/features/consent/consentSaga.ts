import { eventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { onPageVisible } from './providers/pageVisible';
import { consentActionOf, readConsent, writeConsent, type StoredConsent } from './consentCookie';
import { consentAccepted, consentDeclined, cookieConsentSlice } from './cookieConsentSlice';

const names = ['consent', 'preferences', 'statistics', 'marketing'] as const;

const pageVisible = () => eventChannel<true>((emit) => onPageVisible(() => emit(true)));

/** What the cookie says, unless the state says the same. */
function* readDifference() {
  const state = yield* select(cookieConsentSlice.selectors.selectConsent);
  const stored = yield* call(readConsent);
  const isSame = stored !== undefined && names.every((name) => stored[name] === state[name]);
  return { stored: isSame ? undefined : stored, isSame, state };
}

function* storeChoice() {
  const { isSame, state } = yield* readDifference();
  const { consent } = state;
  if (consent && !isSame) yield* call(writeConsent, { ...state, consent } satisfies StoredConsent);
}

/** Where cookies are forbidden there is none, and the choice holds as long as the page. */
function* followOtherTabs() {
  const { stored } = yield* readDifference();
  if (stored) yield* put(consentActionOf(stored));
}

/** Keeps each choice in the cookie, and follows those of other tabs when the visitor comes back to this one. */
export function* consentSaga() {
  yield* takeEvery([consentAccepted, consentDeclined], storeChoice);
  yield* takeEvery(yield* call(pageVisible), followOtherTabs);
}
