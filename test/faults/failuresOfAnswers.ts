import { proof, type Failure } from './failure';

/** What may go wrong between shop and backend. */
export const failuresOfAnswers: Failure[] = [
  {
    id: 'R1',
    failure: 'the order button is pressed twice, or Enter',
    visitor: 'a busy button, one order',
    target: 'exactly 1 POST',
    proofs: [
      proof('screens/checkout.test.tsx', 'is sent once by five clicks and Enter (R1)', 'toHaveLength(1)'),
      proof(
        'browser/payment.spec.ts',
        'five clicks and Enter while the order is being saved send it once',
        '4000',
      ),
    ],
  },
  {
    id: 'R2',
    failure: 'the reply to an order is lost',
    visitor: 'that it is unclear whether it arrived; the cart is kept, and sent again by a press alone',
    target: '0 automatic repeats of a write',
    proofs: [
      proof(
        'screens/unclearOrder.test.tsx',
        'is unclear when %s, keeps the cart, and is sent again with the same key only on a click',
      ),
      proof('request/retries.test.ts', 'is sent again twice after %s only if it is a safe read', '3 : 1'),
      proof(
        'browser/payment.spec.ts',
        'a lost reply is called unclear, and sending again makes no second order',
      ),
    ],
  },
  {
    id: 'R3',
    failure: 'Back from the payment page',
    visitor: '„Zahlung nicht abgeschlossen“: go on, look, or order again',
    target: '0 stuck spinners, 0 silent second orders',
    proofs: [
      proof('screens/unclearOrder.test.tsx', 'offers to continue, to check and to order again'),
      proof('screens/unclearOrder.test.tsx', 'orders again with the same key, so that there is one order'),
      proof('browser/payment.spec.ts', 'a page restored from memory while it was leaving is unlocked'),
      proof(
        'browser/payment.spec.ts',
        'Back from the payment page: the order can be paid, looked at or placed again, once',
      ),
    ],
  },
  {
    id: 'R4',
    failure: 'the status of a payment is unknown, pending, failed or cannot be read',
    visitor: 'a state of its own for each, with the order number and a next step',
    target: 'every state reachable, the cart emptied on „paid“ only',
    proofs: [
      proof('screens/paymentStates.test.tsx', '„%s“ names the order and keeps the cart'),
      proof(
        'screens/payment.test.tsx',
        'of a paid order thanks, names number and amount, and empties the cart',
      ),
      proof('screens/payment.test.tsx', 'without an order number asks for it: %s'),
      proof('screens/payment.test.tsx', 'of an order that nobody knows says so'),
      proof('screens/payment.test.tsx', 'that comes as %s can be asked for again, and keeps the cart'),
    ],
  },
  {
    id: 'R5',
    failure: 'the result page is reloaded',
    visitor: 'the same page; nothing is sent twice',
    target: '1 purchase event per order',
    proofs: [
      proof('screens/payment.test.tsx', 'leaves a cart alone that was filled in between', 'reload < 3'),
      proof(
        'features/trackingPurchase.test.tsx',
        'is told of once, however often its page is loaded (R5)',
        'toHaveBeenCalledOnce',
      ),
      proof(
        'browser/purchase.spec.ts',
        'the result page changes nothing when it is reloaded, not even a cart filled since',
        'reload < 3',
      ),
    ],
  },
  {
    id: 'R6',
    failure: 'a read fails',
    visitor: 'nothing at first, then a message with a button',
    target: 'up to 2 repeats of safe reads, none on 4xx',
    proofs: [
      proof('request/retries.test.ts', 'is sent again twice after %s only if it is a safe read', '3 : 1'),
      proof('request/retries.test.ts', 'is sent once where the answer is %s', 'toHaveLength(1)'),
      proof('request/retries.test.ts', 'is used up: each stands for a declared request'),
      proof('screens/movie.test.tsx', 'that cannot be read can be tried again'),
    ],
  },
  {
    id: 'R7',
    failure: 'an answer never comes',
    visitor: 'a loading bar; after 10 s that it takes long, with retry and cancel',
    target: '0 loading flags after leaving',
    proofs: [
      proof('request/outOfOrder.test.tsx', 'on %s is said after 10 s, with retry and cancel', '9900'),
      proof('request/outOfOrder.test.tsx', 'on %s leaves no loading flag when the visitor leaves'),
      proof(
        'faults/noAnswer.test.tsx',
        '%s says that its answer takes long, asks again, and leaves no loading flag (R7)',
        '9900',
      ),
    ],
  },
  {
    id: 'R8',
    failure: 'answers arrive out of order',
    visitor: 'what was asked for last',
    target: '0 stale screens with 100 seeds',
    proofs: [
      proof(
        'request/outOfOrder.test.tsx',
        'never replace what was asked for last, with random delays',
        'seed <= 100',
      ),
      proof(
        'faults/staleScreens.test.tsx',
        'the screen of the last of several navigations stands, whichever answer comes first (R8)',
        'seed <= 100',
      ),
      proof('request/outOfOrder.test.tsx', 'leave the screen of the last navigation standing'),
      proof('request/outOfOrder.test.tsx', 'leave a fast show standing after a slow one'),
    ],
  },
  {
    id: 'R9',
    failure: 'an answer is malformed',
    visitor: 'the bad entry is missing, the page stands',
    target: '0 uncaught errors, no raw value',
    proofs: [
      proof(
        'api/malformedAnswers.test.ts',
        'survives every field that is missing, null or of a wrong type (R9)',
      ),
      proof('screens/malformedAnswers.test.tsx', '%s stands whatever is wrong with the answer (R9)'),
      proof('screens/bareAnswers.test.tsx', '%s stands with nothing but what an answer needs (R9)'),
      proof('faults/fuzzRun.ts', 'every screen stands whatever is wrong with the answers (R9)'),
    ],
  },
];
