import { scarcity } from '@/domain/cards';
import { dayAndTime, dayAndMonth } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { detailPath } from '@/domain/links';
import { showName, showPicture } from '@/domain/showNames';
import { scarcityTexts } from '@/features/catalogue/programTexts';
import { Link } from '@/shared/ui/Link';
import { Picture } from '@/shared/ui/Picture';

export function SectionDateList({ shows }: { shows: Show[] }) {
  return (
    <ul className="section-dates">
      {shows.map((show) => (
        <SectionDate key={show.showId} show={show} />
      ))}
    </ul>
  );
}

function SectionDate({ show }: { show: Show }) {
  const name = showName(show);
  const fomo = scarcity(show);
  return (
    <li className="section-date">
      <Link to={detailPath(show)}>
        <span className="section-date-text">
          <strong>{name}</strong>
          <span className="section-when">{dayAndTime(show)}</span>
          {show.location && <span>{show.location}</span>}
          {fomo && <span className="section-state">{scarcityTexts[fomo]}</span>}
        </span>
        {show.movie ? (
          <Picture path={showPicture(show)} alt="" name={name} shape="poster" />
        ) : (
          <PriceTag date={show.date} />
        )}
      </Link>
    </li>
  );
}

function PriceTag({ date }: { date: string }) {
  const [day = '', month = ''] = dayAndMonth(date).split('\u00a0');
  return (
    <span className="price-tag" aria-hidden="true">
      <b>{day}</b>
      <span>{month}</span>
    </span>
  );
}
