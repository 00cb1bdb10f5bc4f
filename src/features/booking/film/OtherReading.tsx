import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { nextAddress } from '@/domain/addressReadings';

type Tried = { typed: string; isUnknown?: boolean };

/** The history state may be from an older version of the shop. */
function readTried(state: unknown): Tried | undefined {
  if (typeof state !== 'object' || state === null || !('typed' in state)) return undefined;
  return typeof state.typed === 'string' ? (state as Tried) : undefined;
}

/** Redirects to the next reading of an unknown identifier, at last back to the typed address with `children`. */
export function OtherReading({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation() as { state: unknown } & Record<
    'pathname' | 'search' | 'hash',
    string
  >;
  const { typed, isUnknown = false } = readTried(state) ?? { typed: pathname };
  const next = isUnknown ? undefined : nextAddress(pathname);
  if (next !== undefined)
    return <Navigate to={{ pathname: next, search, hash }} state={{ typed } satisfies Tried} replace />;
  if (typed !== pathname) {
    const unknown: Tried = { typed, isUnknown: true };
    return <Navigate to={{ pathname: typed, search, hash }} state={unknown} replace />;
  }
  return children;
}
