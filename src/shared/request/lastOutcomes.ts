import { getContext } from 'typed-redux-saga';
import type { RequestAction } from './defineRequest';

/**
 * How each read that may be repeated quietly ended last (`success` or `fail`), by its name, for as long as its screen wants
 * it: for modules that come after it.
 */
type LastOutcomes = Map<string, RequestAction>;

const key = 'lastOutcomes';

/** What a store's modules share. */
export const newContext = () => ({ [key]: new Map() satisfies LastOutcomes });

export function* lastOutcomes() {
  return yield* getContext<LastOutcomes>(key);
}
