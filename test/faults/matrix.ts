import { proof, type Failure } from './failure';
import { failuresOfAnswers } from './failuresOfAnswers';

/** What may go wrong (quality, "Reliability"), what the visitor sees of it, and the tests that show it. */
export const matrix: Failure[] = [
  ...failuresOfAnswers,
  {
    id: 'R10',
    failure: 'storage throws, is full, corrupt or hostile',
    visitor: 'the shop works from memory',
    target: 'the checkout is reached in all',
    proofs: [
      proof('features/forbiddenStores.test.tsx', 'without storage and cookies still sells'),
      proof('features/forbiddenStores.test.tsx', 'whose storage is full still sells'),
      proof('features/hostileCart.test.tsx', '%s counts as empty, and the way to checkout is open'),
      proof('screens/hostileStorage.test.tsx', '%s in every store: each screen stands'),
      proof('browser/frame.spec.ts', 'where storage is forbidden, the shop sells from memory'),
    ],
  },
  {
    id: 'R11',
    failure: 'the cart is too big for a cookie',
    visitor: 'nothing',
    target: 'the cookie equals the cart or is absent, for 1 to 100 lines',
    proofs: [
      proof(
        'features/cartPersistence.test.tsx',
        'keeps the cookie equal to the cart or leaves it out, for 1 to 100 lines',
        'cards(100)',
      ),
    ],
  },
  {
    id: 'R12',
    failure: 'two tabs change the cart',
    visitor: 'both follow',
    target: 'equal within 1 s and 0 lost lines in 50 interleavings',
    proofs: [
      proof(
        'browser/tabsModel.spec.ts',
        'two tabs end up with the cart of the model in ${interleavings} interleavings',
        'interleavings = 50',
      ),
      proof(
        'features/cartTabs.test.tsx',
        'ends up with the same cart in 50 random interleavings, without a lost line',
        'seed <= 50',
      ),
    ],
  },
  {
    id: 'R13',
    failure: 'another time zone, a change of clocks, a wrong clock',
    visitor: 'the same dates everywhere',
    target: 'identical text, no valid ticket discarded',
    proofs: [
      proof(
        'browser/timezones.spec.ts',
        'dates and times read the same wherever the visitor is',
        'Pacific/Auckland',
      ),
      proof('domain/timeZones.test.ts', 'reads %s %s as the moment in Vienna', '23:59'),
      proof('features/cartTimes.test.ts', 'the ticket of a show %s is kept until it is over', '00:01'),
      proof('features/cartTimes.test.ts', 'a clock that was set back throws no ticket away'),
    ],
  },
  {
    id: 'R14',
    failure: 'sums of floating point numbers',
    visitor: 'exact cents',
    target: '0 false notices in 10,000 carts',
    proofs: [
      proof(
        'domain/cartProperties.test.ts',
        'the total, the sum of the positions and an independent count agree (10,000 carts)',
        '10_000',
      ),
    ],
  },
  {
    id: 'R15',
    failure: 'a deployment removed the code that an open tab asks for',
    visitor:
      'one silent reload at the address that was wanted, then a message with a button; never at checkout',
    target: 'at most 1 automatic reload',
    proofs: [
      proof(
        'app/lazyScreen.test.tsx',
        'is loaded anew by itself at its address, and the next time on request',
      ),
      proof('app/lazyScreen.test.tsx', 'is never loaded anew by itself at %s'),
      proof('app/lazyScreen.test.tsx', 'is not loaded anew where no storage could stop a loop'),
      proof(
        'browser/removedChunk.spec.ts',
        'code that a deploy has removed comes with one new page, and is told of after that',
        'expect(loads).toBe(1)',
      ),
    ],
  },
  {
    id: 'R16',
    failure: 'a new service worker, or its file is gone or no script',
    visitor: '„Neue Version verfügbar“ with a button; a worker whose file is gone goes with one reload',
    target: 'API answers of orders, vouchers and details never in a cache',
    proofs: [
      proof(
        'browser/deploys.spec.ts',
        'a new version is offered to an open tab, which goes on until it is wanted (R16)',
      ),
      proof(
        'browser/deploys.spec.ts',
        'a worker whose file is gone or a page goes, too, and the page is loaded anew once (R16)',
        'expect(loads).toBe(2)',
      ),
      proof(
        'serviceWorker/followUpdates.test.tsx',
        'that is asked for takes over first, and then the page is loaded anew, whatever is typed',
      ),
      proof('serviceWorker/followUpdates.test.tsx', 'is offered only where there is %s'),
      proof('serviceWorker/followUpdates.test.tsx', 'never comes by itself at %s'),
      proof(
        'features/updatePrompt.test.tsx',
        '„Später“ puts it off on every page; the next version is told of again',
      ),
      proof('serviceWorker/register.test.ts', '%s the worker stays'),
      proof('serviceWorker/worker.test.ts', '%s %o is left to the network and not stored'),
      proof(
        'browser/offline.spec.ts',
        'after a purchase no cache holds an order, a voucher or a detail (R16)',
      ),
    ],
  },
  {
    id: 'R17',
    failure: 'there is no network',
    visitor:
      'a banner, the last programme with „Stand: …“, ordering blocked with the reason, the cart intact',
    target: 'recovers without reload',
    proofs: [
      proof(
        'browser/offline.spec.ts',
        'offline the programme stands with its date, ordering is blocked, and all of it comes back (R17)',
      ),
      proof(
        'screens/offline.test.tsx',
        'nothing is ordered: the button says why, and orders once with the network',
      ),
      proof(
        'screens/offline.test.tsx',
        'no code is redeemed: its box says why, keeps what was typed and redeems with the network',
      ),
      proof('screens/offline.test.tsx', '%s still goes into the cart, which is of this browser'),
      proof(
        'features/connection.test.tsx',
        'a list that came from the store before anybody knew is read anew with the network (R17)',
      ),
      proof(
        'features/connection.test.tsx',
        'search and film say when the programme came that they stand on, until it is read anew (R17)',
      ),
    ],
  },
  {
    id: 'R18',
    failure: 'a huge programme, a huge cart',
    visitor: 'a usable page',
    target: 'shown by `npm run bench`: 2,000 shows and 100 lines on a slow processor',
    proofs: [
      proof('faults/matrix.test.ts', 'the benchmark measures 2,000 shows and 100 lines on a slow processor'),
    ],
  },
];
