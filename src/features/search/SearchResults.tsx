import { useEffect, useMemo, useState } from 'react';
import { createShowSearch } from './engine/searchShows';
import { useNow } from '@/shared/ui/useNow';
import { searchTexts } from './texts';
import { findAll, keepShownOrder, keyOf, type Found } from './find';
import { FoundItem } from './FoundItem';
import { ProgramState } from './ProgramState';
import { Suggestions } from './Suggestions';
import type { SearchedShows } from './useSearchedShows';

const maxResults = 20;

/** ms to wait for the programme, before the results of the pages are shown alone. */
const programTimeoutMs = 1000;

type Props = { text: string; searched: SearchedShows };

type FirstShown = { text: string; keys: readonly string[] };

/** Contains the index of all pages, and is therefore loaded with the search page. */
export function SearchResults({ text, searched }: Props) {
  const { shows, isRead, error } = searched;
  const now = useNow();
  // Indexing the programme is slow; without the memo every key press would repeat it.
  const searchShows = useMemo(() => createShowSearch(shows, now), [shows, now]);
  const [isWithinTimeout, setIsWithinTimeout] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWithinTimeout(false), programTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  const isWaiting = !isRead && !error;
  // Only then nothing found means that there is nothing.
  const isWhole = isRead && !error;
  const isProgramAwaited = isWaiting && isWithinTimeout;
  const found = text === '' || isProgramAwaited ? [] : findAll(text, searchShows);
  const [firstShown, setFirstShown] = useState<FirstShown>();
  const isSameText = firstShown?.text === text;
  if (isWaiting && found.length > 0 && !isSameText) {
    setFirstShown({ text, keys: found.slice(0, maxResults).map(keyOf) });
  } else if (!isWaiting && firstShown && !isSameText) setFirstShown(undefined);
  const { best, shown } = isSameText ? keepFirstShown(firstShown, found) : { best: found, shown: maxResults };
  return (
    <>
      <p role="status" className="search-status">
        {text !== '' &&
          (isProgramAwaited ? searchTexts.programLoading : statusText(text, found.length, shown, isWhole))}
      </p>
      {text !== '' && <ProgramState searched={searched} isLoadingShown={isProgramAwaited} />}
      {found.length > 0 && (
        <ul className="found" aria-label={searchTexts.results}>
          {best.slice(0, shown).map((item) => (
            <FoundItem key={keyOf(item)} found={item} />
          ))}
        </ul>
      )}
      {found.length > shown && <p>{searchTexts.narrow}</p>}
      {text !== '' && found.length === 0 && !isWaiting && (
        <>
          {isWhole && <p>{searchTexts.advice}</p>}
          <Suggestions />
        </>
      )}
    </>
  );
}

/** Results that are shown keep their position; those of the programme are added below them. */
function keepFirstShown({ keys }: FirstShown, found: readonly Found[]) {
  const added = found.filter((item) => item.show && !keys.includes(keyOf(item))).length;
  return { best: keepShownOrder(keys, found), shown: maxResults + Math.min(added, maxResults) };
}

function statusText(text: string, count: number, shown: number, isWhole: boolean): string {
  if (count === 0) return isWhole ? searchTexts.noResults(text) : '';
  return count > shown ? searchTexts.most(count, shown) : searchTexts.count(count);
}
