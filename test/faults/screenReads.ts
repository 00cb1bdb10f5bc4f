import { requestsTo } from '@test/support/server';
import { allCalls } from '../../scripts/backend/calls';
import type { SceneName } from './scenes';

/** Requests that screens send when they open. */
export const reads = allCalls.flatMap(([, { method, path, requests }]) =>
  method === 'GET' && requests.some(({ request }) => request.retry) ? [path] : [],
);
export const readsSoFar = () => reads.flatMap(requestsTo).length;

/** Screens that send no request before something is clicked. */
export const silent = new Set<SceneName>([
  'cart',
  'cartWithCode',
  'codeByLink',
  'feedback',
  'withdrawal',
  'jobs',
  'signIn',
  'register',
  'extraCar',
  'showNotFound',
]);
/** Screens whose requests are handled by the same code as those of another one. */
export const alike = new Set<SceneName>(['bookStall', 'flohmarktProgram', 'payment', 'childrensPrices']);
