import { createSlice } from '@reduxjs/toolkit';
import { isRequestEvent, type Subscription } from './defineRequest';
import type { RequestError } from './errors';
import { idle, type RequestStatus } from './requestStatus';

export type ReadStatus = RequestStatus & {
  request: string;
  arg: unknown;
  /** How many parts of the page want it. */
  subscribers: number;
  /** When a response that the service worker had stored was created (epoch ms). */
  asOf?: number | undefined;
};

type ReadsState = Record<string, ReadStatus | undefined>;

const initialState: ReadsState = {};

/** The reads that were subscribed to, by their key. Their data is in the state areas. */
export const readsSlice = createSlice({
  name: 'reads',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isRequestEvent(), (reads, { payload, meta: { key, request, arg, event } }) => {
      const isSubscribed = event === 'subscribe';
      if (isSubscribed) reads[key] ??= { ...idle, request, arg, subscribers: 0 };
      const read = reads[key];
      if (!read) return;
      if (isSubscribed) read.subscribers += 1;
      else if (event === 'unsubscribe') read.subscribers -= 1;
      else if (event !== 'cancel' && event !== 'refresh') {
        Object.assign(read, idle);
        // Nobody wants it any more. Its age is kept with its data.
        if (event === 'reset' && !read.subscribers && !read.asOf) delete reads[key];
        if (event === 'fail') read.error = payload as RequestError;
        if (event === 'success') read.asOf = (payload as Partial<ReadStatus> | undefined)?.asOf;
      }
      if (event === 'start' || (isSubscribed && !(payload as Subscription).isKnown)) read.isLoading = true;
    });
  },
  selectors: { selectReads: (reads) => reads },
});
