import { useLayoutEffect } from 'react';
import { brand } from '@/config/brand';

type Props = {
  title?: string;
  description?: string | undefined;
  /** For screens that no search engine should list. */
  noindex?: boolean;
  /** The path that counts where several lead to the same screen. */
  canonical?: string;
};

function setMeta(name: string, content: string | undefined) {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    existing?.remove();
    return;
  }
  const meta = existing ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

function setCanonical(path: string | undefined) {
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (path === undefined) {
    existing?.remove();
    return;
  }
  const link = existing ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = window.location.origin + path;
}

/** Title, description and indexing of the current screen. */
export function PageMeta({ title, description = brand.description, noindex = false, canonical }: Props) {
  useLayoutEffect(() => {
    document.title = title ? `${title} – ${brand.name}` : brand.defaultTitle;
    setMeta('description', description);
    setMeta('robots', noindex ? 'noindex' : undefined);
    setCanonical(canonical);
  }, [title, description, noindex, canonical]);
  return null;
}
