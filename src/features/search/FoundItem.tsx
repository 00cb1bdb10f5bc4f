import { kindOf } from '@/domain/cards';
import { dayAndTime, nextText } from '@/domain/dateTexts';
import type { FoundShow } from './engine/searchShows';
import { searchTexts } from './texts';
import { showTexts } from '@/features/catalogue/texts';
import { Link } from '@/shared/ui/Link';
import { useNow } from '@/shared/ui/useNow';
import { sentence } from '@/shared/text/text';
import type { Found } from './find';

const { groups } = searchTexts;

export function FoundItem({ found: { show, page } }: { found: Found }) {
  const now = useNow();
  const { group, path, title, text } = show
    ? showResult(show, now)
    : { group: groups[page.group], path: page.address, title: page.title, text: page.description };
  return (
    <li>
      <p className="found-group">{group}</p>
      <Link to={path}>{title}</Link>
      <p>{text}</p>
    </li>
  );
}

function showResult(found: FoundShow, now: number) {
  const { name, path, show } = found;
  return { group: searchTexts.programOf(groups[kindOf(show)]), path, title: name, text: dateOf(found, now) };
}

function dateOf({ show, reason }: FoundShow, now: number): string {
  if (reason === 'unscheduled') return dayAndTime(show);
  const when = [nextText(show, now), show.location].filter(Boolean).join(', ');
  return reason ? `${sentence(when)} ${showTexts.unavailable[reason]}` : when;
}
