/**
 * What `make` makes, once, when it is first asked for. For what costs much and is not needed at the start: on a phone an
 * `Intl` formatter costs some ten milliseconds.
 */
export function atFirstUse<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
