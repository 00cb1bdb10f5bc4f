import { useDeferredValue } from 'react';
import { movieModule } from '@/features/catalogue/movieSlice';
import { statusTexts } from '@/shared/ui/texts';
import { searchTexts } from '@/features/search/texts';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { SlowHint } from '@/shared/ui/SlowHint';
import { SearchField } from '@/features/search/SearchField';
import { Suggestions } from '@/features/search/Suggestions';
import { useSearchedShows } from '@/features/search/useSearchedShows';
import { useSearchText } from '@/features/search/useSearchText';
import { lazySection } from '@/shared/ui/lazySection';
import '@/features/search/search.scss';

export const modules = [movieModule];

const SearchResults = lazySection(
  async () => (await import('@/features/search/SearchResults')).SearchResults,
  'src/features/search/SearchResults.tsx',
  // Has the height of the status, so that nothing moves when the code loads.
  <div role="status" className="search-status">
    <p>{statusTexts.loading}</p>
    <SlowHint />
  </div>,
);

/** Searches all pages and the programme in the browser. */
export function SearchPage() {
  const { typed, searchText, change, apply } = useSearchText();
  const text = useDeferredValue(searchText);
  const searched = useSearchedShows();
  return (
    <>
      <PageMeta title={searchTexts.title} description={searchTexts.description} noindex />
      <PageHeading>{searchTexts.title}</PageHeading>
      <SearchField typed={typed} onChange={change} onApply={apply} />
      <div className="search-results">
        <SearchResults text={text} searched={searched} />
        {text === '' && <Suggestions />}
      </div>
    </>
  );
}
