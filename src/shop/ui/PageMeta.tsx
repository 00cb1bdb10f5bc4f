import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { siteOrigin } from '@/shared/config/siteOrigin';
import { applyHead, type PageHead } from '@/shared/seo/headTags';
import { pageHead } from './pageHead';
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs';

/** Receives the head of a page that is rendered without a browser. */
export const HeadSink = createContext<((head: PageHead) => void) | undefined>(undefined);

type Props = {
  title?: string;
  description?: string | undefined;
  crumb?: string;
  noindex?: boolean;
  canonical?: string | undefined;
  /** The absolute address of the picture beside a shared link; without it the drawn one of the section. */
  picture?: string | undefined;
};

export function PageMeta({ title, description, crumb, noindex = false, canonical, picture }: Props) {
  const { pathname } = useLocation();
  const sink = useContext(HeadSink);
  const path = canonical ?? (pathname.replace(/\/+$/, '') || pathname);
  // Memoised: the head's fourteen tags are not written at every press in the cart.
  const head = useMemo(
    () => pageHead(path, { title, description, picture, isHidden: noindex }, siteOrigin()),
    [title, description, picture, noindex, path],
  );
  sink?.(head);
  useLayoutEffect(() => applyHead(head), [head]);
  const last = crumb ?? title;
  return last === undefined ? null : <Breadcrumbs path={path} last={last} isHidden={noindex} />;
}
