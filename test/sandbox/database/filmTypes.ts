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
