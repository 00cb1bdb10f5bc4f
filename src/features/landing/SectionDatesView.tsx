import type { ReactNode } from 'react';
import { dayAndTime, dayAndMonth } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { detailPath } from '@/domain/links';
import { showName, showPicture } from '@/domain/showNames';
import { StartingPrice } from '@/features/catalogue/StartingPrice';
import { scarcityText } from '@/features/catalogue/cardTexts';
import type { PictureProps } from '@/shared/ui/PictureView';

type Parts = { Picture: (props: PictureProps) => ReactNode };

export function SectionDatesView({ shows, Picture }: Parts & { shows: Show[] }) {
  return (
    <ul className="section-dates">
      {shows.map((show) => (
        <SectionDate key={show.showId} show={show} Picture={Picture} />
      ))}
    </ul>
  );
}

function SectionDate({ show, Picture }: Parts & { show: Show }) {
  const name = showName(show);
  const scarcity = scarcityText(show);
  return (
    <li className="section-date">
      <a href={detailPath(show)}>
        <span className="section-date-text">
          <strong>{name}</strong>
          <span className="section-when">{dayAndTime(show)}</span>
          {show.location && <span>{show.location}</span>}
          <StartingPrice show={show} />
          {scarcity && <span className="section-state">{scarcity}</span>}
        </span>
        {show.movie ? (
          <Picture path={showPicture(show)} alt="" name={name} shape="poster" />
        ) : (
          <PriceTag date={show.date} />
        )}
      </a>
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
