import * as v from 'valibot';
import { kindOf } from '@/domain/cards';
import { listedShows } from '@/domain/listedShows';
import { mostSuggestions, nextBookable } from '@/domain/nextDates';
import { WorldDateList } from '@/screens/home/WorldDateList';
import { shopMinute } from '@/lib/shopClock';
import { paintFirst } from './paintFirst';
import { programme } from './programme';

// The next dates of each world as the home page will show them. A stored answer is not waited for: both worlds would have
// to say when it came.
paintFirst((answer) => {
  const all = listedShows(v.parse(programme, answer), undefined);
  const now = shopMinute();
  return ({ world }) => {
    const ofWorld = all.filter((show) => kindOf(show) === world);
    const shows = nextBookable(ofWorld, now, mostSuggestions);
    return shows.length > 0 && <WorldDateList shows={shows} />;
  };
});
