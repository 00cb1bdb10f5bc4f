import { shallowEqual, useSelector } from 'react-redux';
import type { ShowReference } from '@/features/catalogue/calls';
import { isShow, showSlice } from './showSlice';

type Root = Parameters<typeof showSlice.selectors.selectShowState>[0];

function isSameShow(one: ShowReference, other: ShowReference): boolean {
  if (other.showId !== undefined) return one.showId === other.showId;
  return one.showIdentifier === other.showIdentifier;
}

/** `detail` is set only if it is current, `error` only if it belongs to this show. */
export function useShow(reference: ShowReference) {
  return useSelector((root: Root) => {
    const known = showSlice.selectors.selectShowState(root);
    const read = known.show && isShow(known, reference) ? known.show : undefined;
    const error = isSameShow(known.failedReference, reference) ? known.error : null;
    const isOutdated = known.forceReload && (known.isLoading || error !== null);
    return { read, detail: isOutdated ? undefined : read, error };
  }, shallowEqual);
}
