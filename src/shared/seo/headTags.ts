/** What a page says of itself to tabs, search engines and whoever shares it. */
export type PageHead = {
  title: string;
  description: string;
  /** The address that counts where several lead to the page, with its origin; none for what nobody should find. */
  canonical: string | undefined;
  /** Not for search engines. */
  isHidden: boolean;
  siteName: string;
  /** What stands beside the link where the page is shared, with its origin; 1200 × 630 px. */
  picture: { address: string; alt: string };
};

export type HeadTag = {
  name: 'meta' | 'link';
  /** What the tag is found by: one attribute and its value. */
  key: readonly [attribute: 'name' | 'property' | 'rel', value: string];
  content: readonly [attribute: 'content' | 'href', value: string | undefined];
};

const meta = (attribute: 'name' | 'property', value: string, content: string | undefined): HeadTag => ({
  name: 'meta',
  key: [attribute, value],
  content: ['content', content],
});

/**
 * A page's tags beside its title, the same for those made at build time and those changed in the browser (requirements,
 * "Search engines"). One without content is none of this page's.
 */
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
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Brings the document's head to what a page says; what stands there already is changed, never doubled. */
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
