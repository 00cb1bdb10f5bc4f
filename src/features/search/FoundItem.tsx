import { kindOf } from '@/domain/cards';
import { dayAndTime } from '@/domain/dateTexts';
import type { FoundShow } from './engine/searchShows';
import { searchTexts } from './texts';
import { showTexts } from '@/features/catalogue/texts';
import { Link } from '@/shared/ui/Link';
import type { Found } from './find';

const { groups } = searchTexts;

export function FoundItem({ found: { show, page } }: { found: Found }) {
  const { group, path, title, text } = show
    ? showResult(show)
    : { group: groups[page.group], path: page.address, title: page.title, text: page.description };
  return (
    <li>
      <p className="found-group">{group}</p>
      <Link to={path}>{title}</Link>
      <p>{text}</p>
    </li>
  );
}

function showResult(found: FoundShow) {
  const { name, path, show } = found;
  return { group: searchTexts.programOf(groups[kindOf(show)]), path, title: name, text: dateOf(found) };
}

function dateOf({ show, reason }: FoundShow): string {
  const date = dayAndTime(show);
  if (reason === 'unscheduled') return date;
  const when = [searchTexts.next(date), show.location].filter(Boolean).join(', ');
  return reason ? `${when}. ${showTexts.unavailable[reason]}` : when;
}
