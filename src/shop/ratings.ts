export type Quote = { text: string; author: string };

export type Rating = {
  subject: 'cinema' | 'flohmarkt' | 'kinderflohmarkt';
  stars: number;
  count: number;
  quotes?: readonly Quote[];
};

export const bestRating = 5;

/** As stated by the owner (requirements 1). No literal review is known yet. */
export const ratings: readonly Rating[] = [
  { subject: 'cinema', stars: 4.6, count: 1448 },
  { subject: 'flohmarkt', stars: 4.4, count: 577 },
  { subject: 'kinderflohmarkt', stars: 4.9, count: 118 },
];
