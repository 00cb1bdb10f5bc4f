/** A film as it is written down here; what is left out follows from the rest. */
export type Film = {
  slug: string;
  name: string;
  genres: string[];
  actors: string;
  producer: string;
  description: string;
  price?: number;
  imageName?: string;
};
