import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readKey, type ReadDefinition } from './defineRequest';
import type { RequestError } from './errors';
import { readsSlice } from './readsSlice';

/** Receives what a page that is prerendered subscribes to, where no effects run. */
export const ReadSink = createContext<((subscribe: () => void) => void) | undefined>(undefined);

export type Read<Data> = {
  /** What is known, from an earlier response too; `undefined` if nothing is. */
  data: Data | undefined;
  error: RequestError | null;
  isLoading: boolean;
  /** When a stored response was created (epoch ms). */
  asOf: number | undefined;
  retry: () => void;
  cancel: () => void;
};

export type ReadOptions = {
  /** What is known is not requested again when a page is entered, unless it is old. */
  isOnce?: boolean;
  /** A new value requests it again. */
  version?: string;
  /** Waits this time (ms) after the argument changed. */
  pauseMs?: number;
};

const { selectReads } = readsSlice.selectors;

type Reads = Parameters<typeof selectReads>[0];

/**
 * Subscribes to a read, keyed by its name and argument: all who want the same share one request, and it is aborted when
 * the last one leaves. `undefined` as argument: nothing is wanted. `select` returns what the store knows of it.
 */
export function useRead<Arg, Result, Root, Data>(
  request: ReadDefinition<Arg, Result>,
  arg: Arg | undefined,
  select: (root: Root, arg: Arg) => Data | undefined,
  { isOnce = false, version = '', pauseMs = 0 }: ReadOptions = {},
): Read<Data> {
  const dispatch = useDispatch();
  const key = arg === undefined ? '' : readKey(request.name, arg);
  const status = useSelector((root: Reads) => selectReads(root)[key]);
  const data = useSelector((root: Root) => (arg === undefined ? undefined : select(root, arg)));

  const isKnown = isOnce && data !== undefined;
  const isSubscribed = status !== undefined && status.subscribers > 0;

  const subscribe = useEffectEvent(() => {
    if (arg === undefined) return undefined;
    dispatch(request.subscribe(arg, { isKnown, pauseMs }));
    return () => void dispatch(request.unsubscribe(arg));
  });
  useContext(ReadSink)?.(() => arg !== undefined && dispatch(request.subscribe(arg)));
  useEffect(() => subscribe(), [key, version]);

  return {
    data,
    error: status?.error ?? null,
    isLoading: isSubscribed ? status.isLoading : arg !== undefined && !isKnown,
    asOf: status?.asOf,
    retry: () => arg !== undefined && dispatch(request.start(arg)),
    cancel: () => arg !== undefined && dispatch(request.cancel(arg)),
  };
}
