import { paths } from '@/shop/paths';
import { searchText } from '@/domain/programSearch';

const parameter = 'q';

export function searchTextIn(search: URLSearchParams): string {
  return searchText(search.get(parameter) ?? '');
}

export function searchPath(text: string): string {
  return paths.search.to({}, { [parameter]: text || undefined });
}
