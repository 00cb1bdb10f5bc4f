import { compareTexts } from './compareTexts';
import type { Blog } from './entities';

/** `DD.MM.YYYY` as sortable text; articles without a date sort last. */
function dayOrder({ date = '' }: Blog): string {
  return date.split('.').toReversed().join('-');
}

/** Browsers resolve `.` and `..`, so these identifiers have no address. */
function isAddressable({ urlIdentifier }: Blog): boolean {
  return !/^\.{1,2}$/.test(urlIdentifier);
}

/** The articles that have an address, each address once, newest first. */
export function readableArticles(blogs: readonly Blog[]): Blog[] {
  const known = new Set<string>();
  const articles = blogs.filter((blog) => {
    const isFirst = isAddressable(blog) && !known.has(blog.urlIdentifier);
    known.add(blog.urlIdentifier);
    return isFirst;
  });
  return articles.toSorted((one, other) => compareTexts(dayOrder(other), dayOrder(one)));
}
