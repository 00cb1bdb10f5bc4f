import { useId, type ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import { movieCardState } from '@/domain/cards';
import { comingShows } from '@/domain/comingShows';
import type { Movie, Show } from '@/domain/entities';
import { isoDayAt } from '@/domain/isoDays';
import { moviePath } from '@/domain/links';
import { sharedPicture } from '@/domain/sharedPicture';
import { moviePicture } from '@/domain/showNames';
import { movieHead } from '@/features/booking/show/sharedHead';
import { ShareShowButton } from '@/features/booking/show/ShareShowButton';
import { RemindButton } from '@/features/booking/show/RemindButton';
import { Glance } from '@/features/booking/show/Glance';
import { MovieFacts } from '@/features/booking/show/ShowFactsView';
import { GroupedShows } from '@/features/catalogue/GroupedShows';
import { Reminder } from '@/features/catalogue/Reminder';
import { reminderOpened } from '@/features/catalogue/upcomingMoviesSlice';
import type { Read } from '@/shared/request/useRead';
import { AsOf } from '@/features/connection/AsOf';
import { Completion } from '@/shared/ui/Completion';
import { FilmHeart } from '@/features/account/FilmHeart';
import { ShowsData } from '@/features/catalogue/ShowsData';
import { filmTexts, movieTexts } from '@/features/booking/texts';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { Picture } from '@/shared/ui/Picture';
import { useNow } from '@/shared/ui/useNow';
import { FilmTicket } from './FilmTicket';

type Props = {
  path: string;
  movie: Movie;
  shows: Show[];
  /** The film's own response; before it has arrived, the data comes from lists. */
  read: Read<unknown>;
  /** When those lists were loaded (epoch ms), if they come from the offline cache. */
  asOf: number | undefined;
};

export function MovieDetails({ path, movie, shows: known, read, asOf }: Props) {
  const dispatch = useDispatch();
  const now = useNow();
  const shows = comingShows(known, now);
  const { movieName } = movie;
  const isComplete = read.data !== undefined;
  const isEmpty = shows.length === 0;
  const isSoldOut = !isEmpty && shows.every((show) => movieCardState(show) === 'soldOut');
  const remind = (movieId: number) => dispatch(reminderOpened(movieId));
  return (
    <>
      <PageMeta
        {...movieHead(movie)}
        canonical={moviePath({ movie }) ?? path}
        picture={sharedPicture({ movie })}
      />
      <article className="detail detail-film">
        <div className="detail-facts">
          <Picture path={moviePicture(movie)} alt="" name={movieName} shape="poster" eager isMain />
          <div className="detail-head">
            <PageHeading>{movieName}</PageHeading>
            <FilmHeart movie={movie} hasText />
          </div>
          <div className="detail-text">
            <MovieFacts movie={movie} />
            <Glance movie={movie} />
            <ShareShowButton title={movieName} path={path} />
          </div>
        </div>
        <FilmTicket
          shows={ownDates(shows)}
          instead={isSoldOut && <SoldOut movie={movie} onRemind={remind} />}
        />
      </article>
      <div className="film-dates">
        <h2>{movieTexts.dates}</h2>
        <AsOf moment={asOf} />
        {!isEmpty && (
          <GroupedShows
            shows={ownDates(shows)}
            days={{ from: isoDayAt(now) }}
            heading="h3"
            onRemind={remind}
          />
        )}
        {isEmpty && isComplete && <p>{movieTexts.noDates}</p>}
        <Completion read={read} texts={filmTexts} isComplete={isComplete} />
      </div>
      <Reminder shows={shows} />
      <ShowsData shows={shows} />
    </>
  );
}

type SoldOutProps = ComponentProps<typeof RemindButton>;

/** In the place of the ticket. */
function SoldOut(props: SoldOutProps) {
  const id = useId();
  return (
    <section className="panel film-ticket" aria-labelledby={id}>
      <h2 id={id}>{movieTexts.soldOut}</h2>
      <RemindButton {...props} />
    </section>
  );
}

/** A film's shows without links to the film's own page, which lists them. */
function ownDates(shows: Show[]): Show[] {
  return shows.map((show) => ({
    ...show,
    movie: show.movie && { ...show.movie, urlIdentifier: undefined },
    movieUrlIdentifier: undefined,
    countFutureShowsForMovie: 0,
    displayMoviePageBeforeShowDetail: false,
  }));
}
