import type { Slice } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** State areas and the sagas at work on them, which come to the store with the first screen that needs them. */
export type StoreModule = { slices?: readonly Slice[]; sagas?: readonly Saga[] };
