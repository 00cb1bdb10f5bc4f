import { compareTexts } from './compareTexts';
import type { Blog } from './entities';

/** `DD.MM.YYYY` in the order of days; what has no date comes last. */
function dayOrder({ date = '' }: Blog): string {
  return date.split('.').toReversed().join('-');
}

/** Browsers resolve dots away: such an identifier cannot stand in an address. */
function isAddressable({ urlIdentifier }: Blog): boolean {
  return !/^\.{1,2}$/.test(urlIdentifier);
}

/** The articles that an address can lead to, each address once, the newest first. */
export function readableArticles(blogs: readonly Blog[]): Blog[] {
  const known = new Set<string>();
  const articles = blogs.filter((blog) => {
    const isFirst = isAddressable(blog) && !known.has(blog.urlIdentifier);
    known.add(blog.urlIdentifier);
    return isFirst;
  });
  return articles.toSorted((one, other) => compareTexts(dayOrder(other), dayOrder(one)));
}
