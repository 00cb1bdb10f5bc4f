export type Film = {
  slug: string;
  name: string;
  genres: string[];
  actors: string;
  producer: string;
  description: string;
  /** In minutes. */
  runningTime?: number | string;
  ageRating?: number | string;
  language?: string;
  genre?: string;
  price?: number;
  imageName?: string;
};
