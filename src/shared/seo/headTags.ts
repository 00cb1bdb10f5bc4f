export type PageHead = {
  title: string;
  description: string;
  /** The absolute canonical address; none for pages that are not indexed. */
  canonical: string | undefined;
  isHidden: boolean;
  siteName: string;
  /** The picture for sharing, with an absolute address; 1200 × 630 px where it is drawn for the shop. */
  picture: { address: string; alt: string; isDrawn: boolean };
};

export type HeadTag = {
  name: 'meta' | 'link';
  key: readonly [attribute: 'name' | 'property' | 'rel', value: string];
  content: readonly [attribute: 'content' | 'href', value: string | undefined];
};

const meta = (attribute: 'name' | 'property', value: string, content: string | undefined): HeadTag => ({
  name: 'meta',
  key: [attribute, value],
  content: ['content', content],
});

/** The tags of a page at build time and in the browser (requirements, "Search engines"); none without content. */
export function headTags({
  title,
  description,
  canonical,
  isHidden,
  siteName,
  picture,
}: PageHead): HeadTag[] {
  return [
    meta('name', 'description', description),
    meta('name', 'robots', isHidden ? 'noindex' : undefined),
    { name: 'link', key: ['rel', 'canonical'], content: ['href', canonical] },
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'de_AT'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', picture.address),
    meta('property', 'og:image:width', picture.isDrawn ? '1200' : undefined),
    meta('property', 'og:image:height', picture.isDrawn ? '630' : undefined),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

export function applyHead(head: PageHead): void {
  document.title = head.title;
  for (const { name, key, content } of headTags(head)) {
    const [attribute, value] = key;
    const existing = document.head.querySelector(`${name}[${attribute}="${value}"]`);
    if (content[1] === undefined) {
      existing?.remove();
      continue;
    }
    const tag = existing ?? document.head.appendChild(document.createElement(name));
    tag.setAttribute(attribute, value);
    tag.setAttribute(content[0], content[1]);
  }
}
