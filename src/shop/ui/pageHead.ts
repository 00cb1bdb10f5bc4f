import { brand } from '@/shop/brand';
import { sharePicture } from '@/shop/sharePicture';
import type { PageHead } from '@/shared/seo/headTags';

type Content = {
  title?: string | undefined;
  description?: string | undefined;
  /** The absolute address of a picture of the page's own. */
  picture?: string | undefined;
  isHidden?: boolean;
};

/** The head of the page with the canonical address `path`. */
export function pageHead(path: string, content: Content, origin: string): PageHead {
  const { title, description = brand.description, picture, isHidden = false } = content;
  return {
    title: title ? `${title} – ${brand.name}` : brand.defaultTitle,
    description,
    canonical: isHidden ? undefined : origin + path,
    isHidden,
    siteName: brand.name,
    picture: picture ? { address: picture, alt: title ?? '', isDrawn: false } : sharePicture(path, origin),
  };
}
