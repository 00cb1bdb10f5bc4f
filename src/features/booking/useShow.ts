import { shallowEqual, useSelector } from 'react-redux';
import { isSameReference, isShow, type Reference } from '@/domain/reference';
import { showSlice } from './showSlice';

type Root = Parameters<typeof showSlice.selectors.selectShowState>[0];

/** `detail` is set only if it is current, `error` only if it belongs to this show. */
export function useShow(reference: Reference) {
  return useSelector((root: Root) => {
    const known = showSlice.selectors.selectShowState(root);
    const read = isShow(known.show, reference, known.reference) ? known.show : undefined;
    const error = isSameReference(known.failedReference, reference) ? known.error : null;
    const isOutdated = known.forceReload && (known.isLoading || error !== null);
    return { read, detail: isOutdated ? undefined : read, error };
  }, shallowEqual);
}
