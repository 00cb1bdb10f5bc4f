/** Of addresses with the day of their last change (ISO 8601), if it is known. */
export function sitemap(addresses: ReadonlyMap<string, string | undefined>): string {
  const entries = [...addresses].map(([address, day]) => {
    const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `  <url><loc>${encodeURI(address)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Allows all pages. Unlisted pages have `noindex`, which crawlers must be able to read. */
export function robots(origin: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
