const heading = /^#{1,6} +(.*)$/gm;
const titled = /<\w+[^>]*?\stitle="([^"]*)"[^>]*>/g;

function plain(text: string): string {
  return text
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<[^>]*>|\{[^}]*\}/g, ' ')
    .replace(/[#*_`|[\]>]|-{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The section with links to other pages, which the index contains themselves. */
const furtherReading = /^## Weiterlesen$[\s\S]*/m;

/** Headings and text of an information page; `title` attributes of components count as headings. */
export function readText(mdx: string): { headings: string; text: string } {
  const own = mdx.replace(furtherReading, '');
  const headings = [...own.matchAll(heading), ...own.matchAll(titled)].map(([, title = '']) => title);
  return { headings: plain(headings.join('\n')), text: plain(own.replace(heading, '')) };
}
