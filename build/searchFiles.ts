export function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${encodeURI(address)}</loc></url>`);
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
