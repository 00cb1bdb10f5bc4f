import type { Slice } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

export type StoreModule = { slices?: readonly Slice[]; sagas?: readonly Saga[] };
