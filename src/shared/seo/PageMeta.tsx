import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { sharePicture } from '@/shared/config/sharePicture';
import { siteOrigin } from '@/shared/config/siteOrigin';
import { applyHead, type PageHead } from './headTags';
import { Breadcrumb } from '@/shared/ui/Breadcrumbs';

/** Where a page that is rendered without a browser leaves what it says of itself. */
export const HeadSink = createContext<((head: PageHead) => void) | undefined>(undefined);

type Props = {
  title?: string;
  description?: string | undefined;
  /** Its name in the breadcrumbs, where that is not its title. */
  crumb?: string;
  /** For screens that no search engine should list. */
  noindex?: boolean;
  /** The path that counts where several lead to the same screen. */
  canonical?: string | undefined;
};

/** Title, description and indexing of the current screen, and the breadcrumbs that leads to it. */
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
  // The same while it says the same: the head's fourteen tags are not written with every press in the cart.
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
  return last === undefined ? null : <Breadcrumb path={path} last={last} isHidden={noindex} />;
}
