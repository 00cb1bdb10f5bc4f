import type { createStore } from '@/app/store';

/** The cart's state, which its store module adds. */
export function cartIn({ getState }: Pick<ReturnType<typeof createStore>['store'], 'getState'>) {
  const { cart } = getState();
  if (!cart) throw new Error('This store has no cart.');
  return cart;
}
