import MiniSearch, { type AsPlainObject } from 'minisearch';
import { ownerFacts } from '@/shop/ownerFacts';
import { withOwnerFacts } from '@/features/infoPages/ownerFactsInText';
import { indexRules } from './searchRules';
import { pages } from '@/features/infoPages/manifest';
import { proseFields, searchedFields, shownFields, type SearchedPage } from './searchPage';
import { packTerms } from './searchPacking';
import { searchedPages } from './searchedPages';
import { searchKeywords } from './searchKeywords';

const fields = Object.keys(searchedFields);

export type PackedIndex = Omit<AsPlainObject, 'index'> & { index: string };

type ReadPage = (address: string) => Pick<SearchedPage, 'headings' | 'text'>;

function documents(read: ReadPage): SearchedPage[] {
  return [
    ...searchedPages.map((screen) => ({ ...screen, headings: '', text: screen.description })),
    ...pages.map(({ address, group, title, crumb, description }) => {
      const { headings, text } = read(address);
      const keywords = `${crumb} ${searchKeywords[address.slice(1)] ?? ''}`;
      return { address, group, title, description, keywords, headings, text: `${description} ${text}` };
    }),
  ];
}

/** @public used by the build, like `packedIndex` */
export { ownerFacts, withOwnerFacts };

/**
 * Creates the search index of all pages at build time.
 *
 * @public called by the build through Vite, not by an import
 */
export function packedIndex(read: ReadPage): PackedIndex {
  const index = new MiniSearch<SearchedPage>({
    ...indexRules(proseFields),
    idField: 'address',
    fields,
    storeFields: [...shownFields],
  });
  index.addAll(documents(read));
  const unpacked = index.toJSON();
  return { ...unpacked, index: packTerms(unpacked.index, fields.length) };
}
