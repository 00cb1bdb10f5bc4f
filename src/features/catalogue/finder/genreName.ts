/** A genre of the address in the backend's spelling; capitalised if the backend does not list it. */
export function genreName(genre: string, names: string[]): string {
  const known = names.find((name) => name.toLowerCase() === genre);
  return known ?? `${genre.charAt(0).toUpperCase()}${genre.slice(1)}`;
}
