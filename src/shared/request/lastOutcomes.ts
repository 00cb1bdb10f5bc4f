import { getContext } from 'typed-redux-saga';
import type { RequestAction } from './defineRequest';

/** The last outcome of each retried read by name, for store modules that are registered after it. */
type LastOutcomes = Map<string, RequestAction>;

const key = 'lastOutcomes';

/** Context of the sagas of one store. */
export const newContext = () => ({ [key]: new Map() satisfies LastOutcomes });

export function* lastOutcomes() {
  return yield* getContext<LastOutcomes>(key);
}
