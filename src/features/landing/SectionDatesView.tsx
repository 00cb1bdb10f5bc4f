import type { ReactNode } from 'react';
import { comingText, dayAndMonth } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { detailPath } from '@/domain/links';
import { isRunning } from '@/domain/showDays';
import { showName, showPicture } from '@/domain/showNames';
import { viennaDay } from '@/domain/dates';
import { StartingPrice } from '@/features/catalogue/StartingPrice';
import { scarcityText } from '@/features/catalogue/cardTexts';
import type { PictureProps } from '@/shared/ui/PictureView';

type Parts = {
  /** Epoch ms. */
  now: number;
  Picture: (props: PictureProps) => ReactNode;
};

export function SectionDatesView({ shows, ...parts }: Parts & { shows: Show[] }) {
  return (
    <ul className="section-dates">
      {shows.map((show) => (
        <SectionDate key={show.showId} show={show} {...parts} />
      ))}
    </ul>
  );
}

function SectionDate({ show, now, Picture }: Parts & { show: Show }) {
  const name = showName(show);
  const scarcity = scarcityText(show);
  return (
    <li className="section-date">
      <a href={detailPath(show)}>
        <span className="section-date-text">
          <strong>{name}</strong>
          <span className="section-when">{comingText(show, now)}</span>
          {show.location && <span>{show.location}</span>}
          <StartingPrice show={show} />
          {scarcity && <span className="section-state">{scarcity}</span>}
        </span>
        {show.movie ? (
          <Picture path={showPicture(show)} alt="" name={name} shape="poster" />
        ) : (
          <PriceTag date={isRunning(show, now) ? viennaDay(now) : show.date} />
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
