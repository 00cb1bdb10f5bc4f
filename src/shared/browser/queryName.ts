/** The names by which a query holds a value, in whatever letters: addresses are printed in capitals, too. */
export function queryNames(query: URLSearchParams, name: string): string[] {
  return [...query.keys()].filter((known) => known.toLowerCase() === name.toLowerCase());
}

/** The value of a query by its name, in whatever letters that is written; null without one. */
export function queryValue(query: URLSearchParams, name: string): string | null {
  const [known = name] = queryNames(query, name);
  return query.get(known);
}
