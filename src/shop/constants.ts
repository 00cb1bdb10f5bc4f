/** Business constants (requirements 9). Durations in ms, unless the name says otherwise. */

export const maxQuantity = 600;
export const minMandatoryQuantity = 1;
/** Tickets or stalls. */
export const countPerAdd = 1;
export const voucherKeyLength = 5;
/** Sorts vouchers after everything that has a date. */
export const voucherOrder = 'ZZZZZZZZ';
export const placeholderYear = '2099';

export const specialShows = {
  extraCar: 233,
  stallsOnSiteOnly: 13,
  closed: [174, 175],
} as const;
export const singleShowEventId = 12;

export const cartStorageKey = 'cart';

export const notificationDuration = 5000;
/** Debounce of the discount request after changes of a selection. */
export const discountPause = 250;
/** Debounce of the check of redeemed vouchers after changes of the cart. */
export const voucherPause = 400;
/** Longer codes are ignored, typed or in a link. */
export const maxVoucherCodeLength = 100;
/** An older price check is repeated before the order. */
export const priceCheckMaxAgeMs = 10 * 60_000;
export const priceCheckTimeoutMs = 5000;

export const paymentCheckTimeoutMs = 10_000;
/** The payment status of an order that was given up or lost, which may still be paid, is requested this long. */
export const givenUpOrderMaxAge = 24 * 60 * 60_000;
/** An order stays in „Meine Bestellungen“ this long after its last show, or after it was placed. */
export const listedOrderMaxAge = 90 * 24 * 60 * 60_000;
/** The shows of tickets that take place within this time are looked up where they are shown. */
export const showCheckAhead = 14 * 24 * 60 * 60_000;

/** A show without an end counts as over this long after its start. */
export const assumedShowDuration = 6 * 60 * 60 * 1000;

/** Longer words of a film's age rating, language or genre count as absent: they share a line with their name. */
export const maxFilmFactLength = 60;
/** In minutes; a longer running time may be in seconds. */
export const maxRunningTime = 720;
/** Of each text field of the checkout. */
export const maxCustomerTextLength = 200;
export const maxOrderIdLength = 100;
export const maxStornoIdentifierLength = 200;

export const consentCookieName = 'cookie_consent';
export const consentCookieDays = 1000;

export const cartCookieDays = 30;
export const maxStoredCartLength = 1_000_000;

/** Two tabs that change the cart within this time may have missed each other's write. */
export const sharedWriteWindow = 1000;

export const reviewInterval = 10_000;

/** Delay before the scroll of `selectshow`, and its duration (requirements 2.4). */
export const selectShowDelay = 2000;
export const anchorScrollDuration = 800;

/** Delay of the newsletter popup of `openfpsub`, and of its second attempt (requirements 2.4). */
export const newsletterPopupDelay = 2000;
export const newsletterPopupRetry = 4000;
