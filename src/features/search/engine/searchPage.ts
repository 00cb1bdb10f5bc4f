import type { PageGroup } from '@/features/infoPages/page';

export type FoundPage = { address: string; group: PageGroup; title: string; description: string };

export type SearchedPage = FoundPage & {
  keywords: string;
  headings: string;
  text: string;
};

/** Fields with their weights: a word counts in the first field that contains it. */
export const searchedFields = { title: 8, keywords: 6, headings: 3, text: 1 } as const;

export const shownFields = [
  'address',
  'group',
  'title',
  'description',
] as const satisfies (keyof FoundPage)[];

/** Fields of sentences. */
export const proseFields = ['headings', 'text'] as const satisfies (keyof typeof searchedFields)[];
