/** Business constants (requirements 9). Durations in ms, unless the name says otherwise. */

export const maxQuantity = 600;
export const minMandatoryQuantity = 1;
export const ticketsPerAdd = 1;
export const voucherKeyLength = 5;
/** Sorts voucher items behind everything that has a date. */
export const voucherOrder = 'ZZZZZZZZ';
export const placeholderYear = '2099';

export const specialShows = {
  extraCar: 233,
  stallsOnSiteOnly: 13,
  closed: [174, 175],
} as const;
export const singleShowEventId = 12;

export const cartStorageKey = 'cart';
/** Browsers refuse a cookie above this, name and attributes included. */
export const maxCookieBytes = 4096;

export const notificationDuration = 5000;
/** How near to the screen a picture is asked for, in px, and how long after scrolling, in ms (requirements 9). */
export const pictureMargin = 100;
export const pictureDelay = 300;
/** How long the script and the stylesheet of a screen or part are waited for (requirements 9). */
export const scriptLoadTimeout = 120_000;
export const sheetLoadTimeout = 60_000;
/** Quick changes of a selection within this time become one question for its discounts. */
export const discountPause = 250;
/** Quick changes of the cart within this time become one question whether its redeemed codes still hold. */
export const voucherPause = 400;
/** A longer voucher code is none, typed or in a link. */
export const maxVoucherCodeLength = 100;
/** After this long without an answer a screen says so (requirements R7). */
export const slowAnswerAfter = 10_000;
/** A look at the prices of a cart that is older is repeated before the cart is ordered. */
export const priceCheckMaxAgeMs = 10 * 60_000;
/** No longer than this does an order wait for it. */
export const priceCheckTimeoutMs = 5000;

/** Pauses between two looks at an order's payment status; the last one repeats (requirements, "Payment result"). */
export const paymentPollDelays = [1000, 2000, 4000, 8000, 15_000] as const;
export const paymentPollLimit = 180_000;
/** No longer than this does anything wait for the payment status of a noted order. */
export const paymentCheckTimeoutMs = 10_000;
/** An order that the visitor gave up may still be paid on its payment page: its status is queried this long. */
export const droppedOrderMaxAge = 24 * 60 * 60_000;

/** A show without a known end counts as over this long after its start. */
export const assumedShowDuration = 6 * 60 * 60 * 1000;

/** Pauses before the quiet repeats of a read that is on the list of safe GETs (requirements R6). */
export const retryDelays = [400, 1200] as const;
/** Longer messages of the server are cut. */
export const maxServerMessage = 300;
/** Longer names of the backend are cut. */
export const maxNameLength = 300;
/** Longer identifiers, codes and addresses of the backend count as absent: cut, they would mean something else. */
export const maxReferenceLength = 2000;
/** A longer order id is none of ours, from the backend or in an address. */
export const maxOrderIdLength = 100;
/** A longer identifier of a cancellation link is none of ours. */
export const maxStornoIdentifierLength = 200;

export const consentCookieName = 'cookie_consent';
export const consentCookieDays = 1000;

/** How long the cart's cookie lives; local storage has no end. */
export const cartCookieDays = 30;
/** A stored cart longer than this is not ours and not read. */
export const maxStoredCartLength = 1_000_000;

/** Two tabs that change the cart within this time may not have seen each other's writing. */
export const sharedWriteWindow = 1000;

/** How long a slide of the review carousel stands. */
export const reviewInterval = 10_000;

/** From the arrival at a list to the scroll that `selectshow` asks for, and how long that takes (requirements 2.4). */
export const selectShowDelay = 2000;
export const anchorScrollDuration = 800;

/** From the arrival to the newsletter popup of `openfpsub`, and from there to the second try (requirements 2.4). */
export const newsletterPopupDelay = 2000;
export const newsletterPopupRetry = 4000;
