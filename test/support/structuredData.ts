import { waitFor } from '@testing-library/react';

/** What a page tells search engines, of one type of the vocabulary or of those in a list of them. */
export type Told = Record<string, unknown> & { '@type': string };

/** Everything that the page tells search engines; what cannot be read fails. */
export function told(): Told[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
    const data = JSON.parse(textContent) as Told & { '@graph'?: Told[] };
    return data['@graph'] ?? [data];
  });
}

const isShow = ({ '@type': type }: Told) => type === 'Event' || type === 'ScreeningEvent';

/** Waits for the shows that the page tells of. */
export async function toldShows(): Promise<Told[]> {
  return waitFor(() => {
    const shows = told().filter(isShow);
    if (shows.length === 0) throw new Error('No show is told of.');
    return shows;
  });
}

/** The ratings of what the page tells of, by its name. */
export function toldRatings(): Record<string, unknown> {
  const rated = told().filter(({ aggregateRating }) => aggregateRating !== undefined);
  return Object.fromEntries(rated.map(({ name, aggregateRating }) => [name, aggregateRating]));
}
