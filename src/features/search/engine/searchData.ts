import type { PackedIndex } from './searchIndexing';

/** Empty index for prerendering; `build/content/searchPlugin.ts` replaces it with the current one. */
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
