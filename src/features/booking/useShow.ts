import { useSelector } from 'react-redux';
import type { ShowDetail } from '@/domain/entities';
import type { Reference } from '@/domain/reference';
import { fetchShowDetail } from '@/features/catalogue/detailApi';
import { useRead, type Read } from '@/shared/request/useRead';
import { showSlice } from './showSlice';

/** `data`: the show as it was loaded last, which may be outdated; `detail`: only while it is current. */
export type ShowRead = Read<ShowDetail> & { detail: ShowDetail | undefined };

/** A show, requested unless it is loaded and new (requirements, "Detail fetching"). */
export function useShow(reference: Reference | undefined): ShowRead {
  const { forceReload } = useSelector(showSlice.selectors.selectShowState);
  const read = useRead(fetchShowDetail, reference, showSlice.selectors.selectShow, { isOnce: !forceReload });
  const isOutdated = forceReload && (read.isLoading || read.error !== null);
  return { ...read, detail: isOutdated ? undefined : read.data };
}
