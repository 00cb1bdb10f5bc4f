import { waitFor } from '@testing-library/react';

export type JsonLd = Record<string, unknown> & { '@type': string };

/** The page's JSON-LD; throws when it is invalid. */
export function structuredData(): JsonLd[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
    const data = JSON.parse(textContent) as JsonLd & { '@graph'?: JsonLd[] };
    return data['@graph'] ?? [data];
  });
}

const isShow = ({ '@type': type }: JsonLd) => type === 'Event' || type === 'ScreeningEvent';

export async function structuredShows(): Promise<JsonLd[]> {
  return waitFor(() => {
    const shows = structuredData().filter(isShow);
    if (shows.length === 0) throw new Error('No show is told of.');
    return shows;
  });
}

/** Ratings by name. */
export function structuredRatings(): Record<string, unknown> {
  const rated = structuredData().filter(({ aggregateRating }) => aggregateRating !== undefined);
  return Object.fromEntries(rated.map(({ name, aggregateRating }) => [name, aggregateRating]));
}
