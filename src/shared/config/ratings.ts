/** What a guest wrote, as the owner passes it on. */
export type Quote = { text: string; author: string };

export type Rating = {
  subject: 'cinema' | 'flohmarkt' | 'kinderflohmarkt';
  /** Stars out of `bestRating`. */
  stars: number;
  count: number;
  quotes?: readonly Quote[];
};

export const bestRating = 5;

/**
 * The ratings as the owner stated them (requirements 1). Reviews word for word go into `quotes`; each
 * becomes a slide of its own. None is known yet.
 */
export const ratings: readonly Rating[] = [
  { subject: 'cinema', stars: 4.6, count: 1448 },
  { subject: 'flohmarkt', stars: 4.4, count: 577 },
  { subject: 'kinderflohmarkt', stars: 4.9, count: 118 },
];
