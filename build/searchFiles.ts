/** The sitemap of the pages at these addresses (with their origin). */
export function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${encodeURI(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Everything may be looked at: what is not to be listed says so itself, and can only be heard where it is read. */
export function robots(origin: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
