import * as v from 'valibot';
import { kindOf } from '@/domain/cards';
import { listedShows } from '@/domain/listedShows';
import { mostSuggestions, nextBookable } from '@/domain/nextDates';
import { SectionDateList } from '@/features/landing/SectionDateList';
import { shopMinute } from '@/shared/browser/serverClock';
import { renderFirst } from './renderFirst';
import { programme } from './programme';

// The next dates of each section as the home page will show them. A stored answer is not waited for: both sections would have
// to say when it came.
renderFirst((answer) => {
  const all = listedShows(v.parse(programme, answer), undefined);
  const now = shopMinute();
  return ({ section }) => {
    const ofSection = all.filter((show) => kindOf(show) === section);
    const shows = nextBookable(ofSection, now, mostSuggestions);
    return shows.length > 0 && <SectionDateList shows={shows} />;
  };
});
