import type { PageGroup } from '@/features/infoPages/page';

/** What a result of the search says. */
export type FoundPage = { address: string; group: PageGroup; title: string; description: string };

/** What a page is found by. */
export type SearchedPage = FoundPage & {
  /** More words that visitors use for what it is about. */
  keywords: string;
  headings: string;
  /** All else that it says, its description too. */
  text: string;
};

/** What is looked through, with its weight: a word counts in the first of these that holds it. */
export const searchedFields = { title: 8, keywords: 6, headings: 3, text: 1 } as const;

/** What is shown of a page that was found. */
export const shownFields = [
  'address',
  'group',
  'title',
  'description',
] as const satisfies (keyof FoundPage)[];

/** Those that hold sentences. */
export const proseFields = ['headings', 'text'] as const satisfies (keyof typeof searchedFields)[];
