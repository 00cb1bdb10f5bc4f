/** A genre of the address as the backend writes it for readers, or with a capital where it does not know it. */
export function genreName(genre: string, names: string[]): string {
  const known = names.find((name) => name.toLowerCase() === genre);
  return known ?? `${genre.charAt(0).toUpperCase()}${genre.slice(1)}`;
}
