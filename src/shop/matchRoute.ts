/** Whether a pattern has a parameter, so that many addresses belong to it. */
export function hasParameter(pattern: string): boolean {
  return pattern.includes(':');
}

/**
 * The paths of a pattern as the text of a regular expression, also for servers and the pages themselves. `parameter` is
 * what a parameter may be. Servers redirect a trailing slash before they compare: their `end` is empty.
 */
export function routeExpression(pattern: string, parameter = '[^/]+', end = '/?'): string {
  return `^${pattern.replace(/\./g, '\\.').replace(/:\w+/g, parameter)}${end}$`;
}

/** Compiled once: `LinkPrefetcher` matches a hundred links at a time. */
const expressions: Record<string, RegExp> = {};

/**
 * The first of the routes whose pattern a path has. It is the one rule of router, prerendering, service worker and
 * servers: capitals count, a parameter is any text without a slash, and one trailing slash is allowed. What a parameter
 * names (digits only are an id) is decided by `parseReference`.
 */
export function matchRoute<Known extends { pattern: string }>(
  routes: readonly Known[],
  path: string,
): Known | undefined {
  return routes.find(({ pattern }) =>
    (expressions[pattern] ??= new RegExp(routeExpression(pattern))).test(path),
  );
}
