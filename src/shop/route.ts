type ParamNames<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type Params<Pattern extends string> = { [Name in ParamNames<Pattern>]: string | number };
type Query = Record<string, string | number | undefined>;

export type Route<Pattern extends string = string> = {
  /** Pattern for the router, e.g. `/show/:idOrIdentifier`. */
  pattern: Pattern;
  /** The address with percent-encoded parameters; undefined query values are left out. */
  to: ParamNames<Pattern> extends never
    ? (params?: Record<never, never>, query?: Query) => string
    : (params: Params<Pattern>, query?: Query) => string;
};

/** A query with its question mark, or an empty text. `URLSearchParams.size` is younger than some browsers in use. */
export function queryText(search: URLSearchParams): string {
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** A typed address: one pattern for the router's route and every link. */
export function route<const Pattern extends string>(pattern: Pattern): Route<Pattern> {
  const to = (params: Record<string, string | number> = {}, query: Query = {}) => {
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) search.set(name, String(value));
    return path + queryText(search);
  };
  return { pattern, to };
}
