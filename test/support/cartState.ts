import type { createStore } from '@/app/store';

/** The state area of the cart, which comes to a store with its flow. */
export function cartIn({ getState }: Pick<ReturnType<typeof createStore>['store'], 'getState'>) {
  const { cart } = getState();
  if (!cart) throw new Error('This store has no cart.');
  return cart;
}
