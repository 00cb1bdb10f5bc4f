import { paths } from '@/shared/config/paths';
import { searchText } from '@/domain/programSearch';

const parameter = 'q';

/** What is looked for at an address; nothing where it makes no sense. */
export function searchTextIn(search: URLSearchParams): string {
  return searchText(search.get(parameter) ?? '');
}

/** The address of the search for a text. */
export function searchPath(text: string): string {
  return paths.search.to({}, { [parameter]: text || undefined });
}
