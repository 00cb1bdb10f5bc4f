import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { filters, searchParameter as parameter } from '@/domain/programFilter';
import { searchText } from '@/domain/programSearch';
import { useTypedText } from '@/shared/ui/useTypedText';
import { paths } from '@/shop/paths';

/** Also by the parameter of lists. */
function searchTextIn(search: URLSearchParams): string {
  return searchText(search.get(parameter) ?? search.get(filters.text.parameter) ?? '');
}

export function searchPath(text: string): string {
  return paths.search.to({}, { [parameter]: text || undefined });
}

/** The text of the search; changes replace the history entry, so that Back leaves the search. */
export function useSearchText() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [search] = useSearchParams();
  function onApply(text: string) {
    // The screen may lag behind the address.
    if (searchTextIn(new URLSearchParams(window.location.search)) === text) return;
    void navigate(searchPath(text), { replace: true, state });
  }
  return useTypedText({ text: searchTextIn(search), clean: searchText, onApply });
}
