import { useEffect, useMemo, useState } from 'react';
import { showFinder } from './engine/searchShows';
import { useNow } from '@/shared/ui/useNow';
import { searchTexts } from './texts';
import { find, findAfter, keyOf, type Found } from './find';
import { FoundItem } from './FoundItem';
import { ProgramState } from './ProgramState';
import { Suggestions } from './Suggestions';
import type { SearchedShows } from './useSearchedShows';

/** More nobody reads; another word leads on. */
const mostResults = 20;

/** ms for the programme, whose finds stand among the others, before the pages' are shown alone. */
const patience = 1000;

type Props = { text: string; searched: SearchedShows };

/** What was shown before the programme came. */
type Early = { text: string; keys: readonly string[] };

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
  const waitsForAll = isWaiting && isPatient;
  const found = text === '' || waitsForAll ? [] : find(text, findShows);
  const [early, setEarly] = useState<Early>();
  const isPrehydration = early?.text === text;
  if (isWaiting && found.length > 0 && !isPrehydration) {
    setEarly({ text, keys: found.slice(0, mostResults).map(keyOf) });
  } else if (!isWaiting && early && !isPrehydration) setEarly(undefined);
  const { best, shown } = isPrehydration ? afterEarly(early, found) : { best: found, shown: mostResults };
  return (
    <>
      <p role="status" className="search-status">
        {text !== '' &&
          (waitsForAll ? searchTexts.programLoading : said(text, found.length, shown, isWaiting))}
      </p>
      {text !== '' && <ProgramState searched={searched} isSaid={waitsForAll} />}
      {found.length > 0 && (
        <ul className="found" aria-label={searchTexts.results}>
          {best.slice(0, shown).map((item) => (
            <FoundItem key={keyOf(item)} found={item} />
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

/** Nothing that is being read makes way for what comes late, which is shown all the same. */
function afterEarly({ keys }: Early, found: readonly Found[]) {
  const late = found.filter((item) => item.show && !keys.includes(keyOf(item))).length;
  return { best: findAfter(keys, found), shown: mostResults + Math.min(late, mostResults) };
}

function said(text: string, count: number, shown: number, isWaiting: boolean): string {
  if (count === 0) return isWaiting ? '' : searchTexts.nothing(text);
  return count > shown ? searchTexts.most(count, shown) : searchTexts.count(count);
}
