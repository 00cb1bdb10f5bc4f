/** @param {string[]} patterns in `test/` */
const tests = (...patterns) => patterns.map((pattern) => `test/${pattern}.test.{ts,tsx}`);

/**
 * The files that are mutated together and the tests that have to kill the mutants. Tests of whole screens are left out,
 * so that a group takes minutes.
 * @type {Record<string, { mutate: string, tests: string[], goal: number }>}
 */
export const groups = {
  rules: { mutate: 'src/domain/**/*.ts', tests: tests('{content,domain}/**/*'), goal: 90 },
  kit: { mutate: 'src/request/**/*.ts', tests: tests('request/!(outOfOrder)'), goal: 90 },
  cart: {
    mutate: 'src/features/cart/*{Saga,Slice,State}.ts',
    tests: tests('features/cart{LoneCodes,Persistence,Sequences,State,Tabs}'),
    goal: 80,
  },
  order: {
    mutate: 'src/features/order/{orderSaga,orderSlice,placedOrders,sentOrders}.ts',
    tests: tests('features/order*'),
    goal: 80,
  },
  payment: {
    mutate: 'src/features/checkoutResult/*{Saga,Slice,Orders}.ts',
    tests: tests('features/{orders,tracking}*'),
    goal: 80,
  },
};

/** The group of this run, from `MUTANTS_GROUP`, which `npm run mutants` sets. Throws if there is no such group. */
export function chosenGroup() {
  const name = process.env.MUTANTS_GROUP ?? '';
  const group = groups[name];
  if (!group) throw new Error(`MUTANTS_GROUP is not a known group: "${name}". Use "npm run mutants".`);
  return { name, ...group };
}
