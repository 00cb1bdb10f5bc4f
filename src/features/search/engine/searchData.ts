import type { PackedIndex } from './searchIndexing';

/**
 * The index; `build/content/searchPlugin.ts` puts that of the current texts in the place of this empty one, which is for
 * pages that are rendered before anybody looks for something.
 */
export const packed: PackedIndex = {
  documentCount: 0,
  nextId: 0,
  documentIds: {},
  fieldIds: {},
  fieldLength: {},
  averageFieldLength: [],
  storedFields: {},
  index: '',
  serializationVersion: 2,
};
