import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/config/brand';
import { sharePicture } from '@/config/sharePicture';
import { siteOrigin } from '@/config/siteOrigin';
import { applyHead, type PageHead } from '@/lib/headTags';
import { Breadcrumb } from './Breadcrumb';

/** Where a page that is rendered without a browser leaves what it says of itself. */
export const HeadSink = createContext<((head: PageHead) => void) | undefined>(undefined);

type Props = {
  title?: string;
  description?: string | undefined;
  /** Its name in the trail, where that is not its title. */
  crumb?: string;
  /** For screens that no search engine should list. */
  noindex?: boolean;
  /** The path that counts where several lead to the same screen. */
  canonical?: string | undefined;
};

/** Title, description and indexing of the current screen, and the trail that leads to it. */
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
  const head = {
    title: title ? `${title} – ${brand.name}` : brand.defaultTitle,
    description,
    canonical: noindex ? undefined : siteOrigin() + path,
    isHidden: noindex,
    siteName: brand.name,
    picture: sharePicture(path),
  };
  sink?.(head);
  useLayoutEffect(() => applyHead(head));
  const last = crumb ?? title;
  return last === undefined ? null : <Breadcrumb path={path} last={last} isHidden={noindex} />;
}
