import { waitFor } from '@testing-library/react';

/** What a page tells search engines, of one type of the vocabulary or of those in a list of them. */
export type JsonLd = Record<string, unknown> & { '@type': string };

/** Everything that the page tells search engines; what cannot be read fails. */
export function structuredData(): JsonLd[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
    const data = JSON.parse(textContent) as JsonLd & { '@graph'?: JsonLd[] };
    return data['@graph'] ?? [data];
  });
}

const isShow = ({ '@type': type }: JsonLd) => type === 'Event' || type === 'ScreeningEvent';

/** Waits for the shows that the page tells of. */
export async function structuredShows(): Promise<JsonLd[]> {
  return waitFor(() => {
    const shows = structuredData().filter(isShow);
    if (shows.length === 0) throw new Error('No show is told of.');
    return shows;
  });
}

/** The ratings of what the page tells of, by its name. */
export function structuredRatings(): Record<string, unknown> {
  const rated = structuredData().filter(({ aggregateRating }) => aggregateRating !== undefined);
  return Object.fromEntries(rated.map(({ name, aggregateRating }) => [name, aggregateRating]));
}
