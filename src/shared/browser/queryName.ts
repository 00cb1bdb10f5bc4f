/** In any case: addresses are printed in capitals, too. */
export function queryNames(query: URLSearchParams, name: string): string[] {
  return [...query.keys()].filter((known) => known.toLowerCase() === name.toLowerCase());
}

export function queryValue(query: URLSearchParams, name: string): string | null {
  const [known = name] = queryNames(query, name);
  return query.get(known);
}
