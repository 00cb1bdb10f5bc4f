import * as v from 'valibot';
import { kindOf } from '@/domain/cards';
import { listedShows } from '@/domain/listedShows';
import { mostSuggestions, nextBookable } from '@/domain/nextDates';
import { SectionDatesView } from '@/features/landing/SectionDatesView';
import { shopMinute } from '@/shared/browser/serverClock';
import { PictureView } from '@/shared/ui/PictureView';
import { renderFirst } from './renderFirst';
import { programme } from './programme';

// A stored response is not used, because both sections would need to show its time.
renderFirst((response) => {
  const all = listedShows(v.parse(programme, response), undefined);
  const now = shopMinute();
  return ({ section }) => {
    const ofSection = all.filter((show) => kindOf(show) === section);
    const shows = nextBookable(ofSection, now, mostSuggestions);
    return shows.length > 0 && <SectionDatesView shows={shows} now={now} Picture={PictureView} />;
  };
});
