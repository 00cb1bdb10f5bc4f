import { useDeferredValue } from 'react';
import { movieFlow } from '@/features/movie/movieFlow';
import { frameTexts, screenTexts } from '@/texts/frame';
import { searchTexts } from '@/texts/search';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { SlowHint } from '@/ui/SlowHint';
import { SearchField } from './search/SearchField';
import { Suggestions } from './search/Suggestions';
import { useSearchedShows } from './search/useSearchedShows';
import { useSearchText } from './search/useSearchText';
import { latePart } from './shared/latePart';
import '@/styles/search.scss';

export const flows = [movieFlow];

const SearchResults = latePart(
  async () => (await import('./search/SearchResults')).SearchResults,
  'src/screens/search/SearchResults.tsx',
  // In the place of what is said of the results, so that nothing moves when their code is there.
  <div role="status" className="search-status">
    <p>{frameTexts.loading}</p>
    <SlowHint texts={screenTexts} />
  </div>,
);

/** Looks through all pages and the programme, in the browser alone. */
export function SearchScreen() {
  const { typed, wanted, change, apply } = useSearchText();
  const text = useDeferredValue(wanted);
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
