import { useLayoutEffect } from 'react';
import { brand } from '@/config/brand';

type Props = {
  title?: string;
  description?: string | undefined;
  /** For screens that no search engine should list. */
  noindex?: boolean;
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

/** Title, description and indexing of the current screen. */
export function PageMeta({ title, description = brand.description, noindex = false }: Props) {
  useLayoutEffect(() => {
    document.title = title ? `${title} – ${brand.name}` : brand.defaultTitle;
    setMeta('description', description);
    setMeta('robots', noindex ? 'noindex' : undefined);
  }, [title, description, noindex]);
  return null;
}
