import { eventChannel } from 'redux-saga';
import { call, fork, put, select, takeEvery } from 'typed-redux-saga';
import { onPageRestored } from '@/shared/browser/windowEvents';
import { takeEveryFrom } from '@/shared/request/takeEveryFrom';
import { writeCookie } from '@/shared/browser/cookies';
import { maxCookieBytes } from '@/shared/config/constants';
import { consentCookieDays, consentCookieName } from '@/shop/constants';
import { consentActionOf, readConsent, type StoredConsent } from './consentCookie';
import { consentAccepted, consentDeclined, cookieConsentSlice } from './cookieConsentSlice';
import type { StoreModule } from '@/shared/request/storeModule';

/** Stores a choice for 1000 days (requirements 9). Returns whether the browser accepted the cookie. */
export function writeConsent(consent: StoredConsent): boolean {
  const options = { days: consentCookieDays, maxBytes: maxCookieBytes };
  return writeCookie(consentCookieName, JSON.stringify(consent), options);
}

const names = ['consent', 'preferences', 'statistics', 'marketing'] as const;

/** Calls back when the page becomes visible again: tab, window or back/forward cache. */
function onPageVisible(react: () => void): () => void {
  const reactIfVisible = () => document.visibilityState === 'visible' && react();
  document.addEventListener('visibilitychange', reactIfVisible);
  window.addEventListener('focus', react);
  const endRestored = onPageRestored(react);
  return () => {
    document.removeEventListener('visibilitychange', reactIfVisible);
    window.removeEventListener('focus', react);
    endRestored();
  };
}

const pageVisible = () => eventChannel<true>((emit) => onPageVisible(() => emit(true)));

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

/** If cookies are blocked, the choice lasts until the page is closed. */
function* followOtherTabs() {
  const { stored } = yield* readDifference();
  if (stored) yield* put(consentActionOf(stored));
}

/** Stores each choice in the cookie, and reads other tabs' choices when the page becomes visible. */
export function* consentSaga() {
  yield* takeEvery([consentAccepted, consentDeclined], storeChoice);
  yield* fork(takeEveryFrom, pageVisible(), followOtherTabs);
}

export const consentModule: StoreModule = { sagas: [consentSaga] };
