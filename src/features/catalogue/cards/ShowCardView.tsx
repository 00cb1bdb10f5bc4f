import type { ReactNode } from 'react';
import { clockTime, dayAndTime, nightText, untilText } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { moviePath, namePath } from '@/domain/links';
import { showName, showPicture } from '@/domain/showNames';
import { placeText, ribbonTexts, scarcityText } from '@/features/catalogue/cardTexts';
import type { PictureProps } from '@/shared/ui/PictureView';
import { cardActions } from './cardActions';
import { StartingPrice } from '@/features/catalogue/StartingPrice';

/** The level of a group's heading; card headings are one level below. */
export type GroupHeading = 'h2' | 'h3';

export type ListedShow = {
  show: Show;
  below: GroupHeading;
  /** Whether the card names its day, because its group's heading does not. */
  isDated?: boolean;
  anchor?: string | undefined;
};

type Props = ListedShow & {
  onRemind?: ((movieId: number) => void) | undefined;
  Picture: (props: PictureProps) => ReactNode;
  heart?: ReactNode;
};

/** A show in a list (requirements 4). */
export function ShowCardView({ show, below, isDated = false, anchor, onRemind, Picture, heart }: Props) {
  const Name = below === 'h2' ? 'h3' : 'h4';
  const name = showName(show);
  const when = dayAndTime(show);
  const context = `${name}, ${when}`;
  const scarcity = scarcityText(show);
  const place = placeText(show);
  const path = namePath(show);
  return (
    <article id={anchor} className={show.movie ? 'show-card' : 'show-card event-card'}>
      <Picture path={showPicture(show)} alt="" name={name} shape={show.movie ? 'poster' : 'wide'} />
      {show.ribbonType && (
        <p className="ribbon" lang="en">
          {ribbonTexts[show.ribbonType]}
        </p>
      )}
      <Name className="show-name">
        {path ? (
          // The page of a film is that of all its dates.
          <a href={path} aria-label={path === moviePath(show) ? undefined : context}>
            {name}
          </a>
        ) : (
          name
        )}
      </Name>
      {timeOf(show, when, isDated)}
      {place && <p className="show-venue">{place}</p>}
      {heart}
      <div className="show-actions">
        {StartingPrice({ show })}
        {scarcity && <p className="scarcity">{scarcity}</p>}
        {cardActions(show, context, onRemind)}
      </div>
    </article>
  );
}

/** One row of the card's grid. Long texts are in small type, the night below the clock and the heart. */
function timeOf(show: Show, when: string, isDated: boolean): ReactNode {
  if (untilText(show) !== '') {
    return (
      <p>
        <strong>{when}</strong>
      </p>
    );
  }
  const [time, night] = isDated ? [when, ''] : [clockTime(show), nightText(show)];
  if (!time || !night) return (time || night) && <p className="show-time">{time || night}</p>;
  return (
    <p className="show-time">
      <span>{time}</span>
      <br />
      <span className="show-venue">{night}</span>
    </p>
  );
}
