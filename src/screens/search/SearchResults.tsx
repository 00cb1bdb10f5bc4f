import { useEffect, useMemo, useState } from 'react';
import { showFinder } from '@/domain/searchShows';
import { useNow } from '@/screens/program/useNow';
import { searchTexts } from '@/texts/search';
import { find } from './find';
import { FoundItem } from './FoundItem';
import { ProgramState } from './ProgramState';
import { Suggestions } from './Suggestions';
import type { SearchedShows } from './useSearchedShows';

/** More nobody reads; another word leads on. */
const mostResults = 20;

/** ms for the programme, whose finds stand among the others, before the pages' are shown alone. */
const patience = 1000;

type Props = { text: string; searched: SearchedShows };

/** What was found. Its code holds the index of all pages and comes when the search is opened. */
export function SearchResults({ text, searched }: Props) {
  const { shows, isRead, error } = searched;
  const now = useNow();
  // The programme is made findable once, not with every letter.
  const findShows = useMemo(() => showFinder(shows, now), [shows, now]);
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  const isWaiting = !isRead && !error;
  const found = text === '' || (isWaiting && isPatient) ? [] : find(text, findShows);
  return (
    <>
      <p role="status" className="search-status">
        {text !== '' && said(text, found.length, isWaiting)}
      </p>
      {text !== '' && <ProgramState searched={searched} />}
      {found.length > 0 && (
        <ul className="found" aria-label={searchTexts.results}>
          {found.slice(0, mostResults).map((item) => (
            <FoundItem key={item.show ? `show ${item.show.show.showId}` : item.page.address} found={item} />
          ))}
        </ul>
      )}
      {text !== '' && found.length === 0 && !isWaiting && (
        <>
          <p>{searchTexts.advice}</p>
          <Suggestions />
        </>
      )}
    </>
  );
}

function said(text: string, count: number, isWaiting: boolean): string {
  if (count === 0) return isWaiting ? '' : searchTexts.nothing(text);
  return count > mostResults ? searchTexts.most(count, mostResults) : searchTexts.count(count);
}
