const heading = /^#{1,6} +(.*)$/gm;
const titled = /<\w+[^>]*?\stitle="([^"]*)"[^>]*>/g;

/** The words of a Markdown text without its marks, the addresses of its links and its components. */
function plain(text: string): string {
  return text
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<[^>]*>|\{[^}]*\}/g, ' ')
    .replace(/[#*_`|[\]>]|-{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Links to other pages, each with a sentence, stand at the end: what they tell of is found there. */
const furtherReading = /^## Weiterlesen$[\s\S]*/m;

/** What an information page says, its headings apart; the titles of questions and hints count as such. */
export function readText(mdx: string): { headings: string; text: string } {
  const own = mdx.replace(furtherReading, '');
  const headings = [...own.matchAll(heading), ...own.matchAll(titled)].map(([, title = '']) => title);
  return { headings: plain(headings.join('\n')), text: plain(own.replace(heading, '')) };
}
