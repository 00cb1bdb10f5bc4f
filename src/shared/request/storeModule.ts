import type { Slice } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** Slices and sagas that are registered with the first page that needs them. */
export type StoreModule = { slices?: readonly Slice[]; sagas?: readonly Saga[] };
