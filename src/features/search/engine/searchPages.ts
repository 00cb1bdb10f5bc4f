import MiniSearch from 'minisearch';
import { indexRules, rankedSearch, type Fit } from './searchRules';
import { packed } from './searchData';
import { proseFields, searchedFields, type FoundPage } from './searchPage';
import { unpackTerms } from './searchPacking';

const index = MiniSearch.loadJS(
  { ...packed, index: unpackTerms(packed.index) },
  { ...indexRules(proseFields), idField: 'address', fields: Object.keys(searchedFields) },
);

export function findPages(text: string): { fit: Fit; page: FoundPage }[] {
  return rankedSearch(index, text, searchedFields).map(({ fit, result }) => {
    const { address, group, title, description } = result as unknown as FoundPage;
    return { fit, page: { address, group, title, description } };
  });
}
