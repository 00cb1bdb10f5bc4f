import { readKey, type ReadDefinition, type Subscription } from '@/shared/request/defineRequest';
import type { recordedStore } from './recordedStore';

type Store = ReturnType<typeof recordedStore>['store'];

/** Follows an argument in a store without screens, as a screen would: it wants the argument that is selected last. */
export function subscribeTo<Arg, Result>(
  store: Store,
  request: ReadDefinition<Arg, Result>,
  select: () => { arg: Arg | undefined } & Subscription,
): void {
  let wanted: Arg | undefined;
  let key = '';
  function follow() {
    const { arg, ...subscription } = select();
    const nextKey = arg === undefined ? '' : readKey(request.name, arg);
    if (nextKey === key) return;
    const left = wanted;
    [wanted, key] = [arg, nextKey];
    if (left !== undefined) store.dispatch(request.unsubscribe(left));
    if (arg !== undefined) store.dispatch(request.subscribe(arg, subscription));
  }
  store.subscribe(follow);
  follow();
}
