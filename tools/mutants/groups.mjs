/** @param {string[]} patterns in `test/` */
const tests = (...patterns) => patterns.map((pattern) => `test/${pattern}.test.{ts,tsx}`);

/**
 * The files that are mutated together, and the tests that must kill the mutants. Most tests of whole pages are not
 * included, so that a group takes minutes.
 * @type {Record<string, { mutate: string, tests: string[], goal: number }>}
 */
export const groups = {
  rules: {
    mutate:
      'src/{domain/**/*,shared/text/money,features/search/engine/{indexedWords,searchRules,searchShows}}.ts',
    tests: tests('{domain,features/search,shared/text}/**/*'),
    goal: 90,
  },
  kit: { mutate: 'src/shared/request/**/*.ts', tests: tests('shared/request/!(outOfOrder)'), goal: 90 },
  cart: {
    mutate: 'src/features/{cart/**/cart*,booking/otherDates/otherDates}{Saga,Slice,State}.ts',
    tests: tests('features/cart/cart{Broadcast,Clock,LoneCodes,Persistence,Sequences,State}'),
    goal: 80,
  },
  order: {
    mutate:
      'src/features/checkout/**/{statusOutcome,orderChanges,orderHistory,orderHistoryStorage,orderSaga,orderSlice,paymentCheckSaga}.ts',
    tests: tests('features/checkout/{order*,storedFormats,listedOrders}'),
    goal: 80,
  },
  payment: {
    mutate: 'src/features/checkout/payment/{checkoutResultSlice,paymentPollingSaga}.ts',
    tests: tests('features/checkout/orders*', 'features/consent/tracking*'),
    goal: 80,
  },
};

/** The group that `MUTANTS_GROUP` names; `npm run mutants` sets it. Throws if the group is unknown. */
export function chosenGroup() {
  const name = process.env.MUTANTS_GROUP ?? '';
  const group = groups[name];
  if (!group) throw new Error(`MUTANTS_GROUP is not a known group: "${name}". Use "npm run mutants".`);
  return { name, ...group };
}
