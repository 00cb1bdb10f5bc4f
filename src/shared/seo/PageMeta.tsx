import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { sharePicture } from '@/shared/config/sharePicture';
import { siteOrigin } from '@/shared/config/siteOrigin';
import { applyHead, type PageHead } from './headTags';
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs';

/** Receives the head of a page that is rendered without a browser. */
export const HeadSink = createContext<((head: PageHead) => void) | undefined>(undefined);

type Props = {
  title?: string;
  description?: string | undefined;
  crumb?: string;
  noindex?: boolean;
  canonical?: string | undefined;
};

export function PageMeta({
  title,
  description = brand.description,
  crumb,
  noindex = false,
  canonical,
}: Props) {
  const { pathname } = useLocation();
  const sink = useContext(HeadSink);
  const path = canonical ?? (pathname.replace(/\/+$/, '') || pathname);
  // Memoised: the head's fourteen tags are not written at every press in the cart.
  const head = useMemo<PageHead>(
    () => ({
      title: title ? `${title} – ${brand.name}` : brand.defaultTitle,
      description,
      canonical: noindex ? undefined : siteOrigin() + path,
      isHidden: noindex,
      siteName: brand.name,
      picture: sharePicture(path),
    }),
    [title, description, noindex, path],
  );
  sink?.(head);
  useLayoutEffect(() => applyHead(head), [head]);
  const last = crumb ?? title;
  return last === undefined ? null : <Breadcrumbs path={path} last={last} isHidden={noindex} />;
}
