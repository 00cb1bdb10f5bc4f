import { paths } from '@/shop/paths';
import { moviePath } from '@/domain/links';
import { NextDates } from '@/features/catalogue/NextDates';
import { wishlistItem, type WishlistItem } from '@/features/account/wishlistSlice';
import { favouritesTexts } from './texts';
import { Button } from '@/shared/ui/Button';
import { Link } from '@/shared/ui/Link';
import { Picture } from '@/shared/ui/Picture';
import type { ListedFilm } from './favouriteFilm';

type Props = {
  item: WishlistItem;
  /** The listed film takes precedence over the stored one. */
  film: ListedFilm | undefined;
  now: number;
  /** Whether the programme is loaded. */
  isLoaded: boolean;
  onRemove: () => void;
};

export function FavouriteRow({ item, film, now, isLoaded, onRemove }: Props) {
  const { title, thumbnail } = film ? wishlistItem(film.movie) : item;
  const path = (film && moviePath(film.show)) ?? paths.movie.to({ movieIdentifier: String(item.id) });
  const noDate = film?.isAnnounced ? favouritesTexts.dateFollows : favouritesTexts.noDate;
  return (
    <li className="favourite">
      <Link to={path} tabIndex={-1} aria-hidden="true">
        <Picture path={thumbnail} alt="" name={title} shape="poster" />
      </Link>
      <div className="favourite-text">
        <h2>
          <Link to={path}>{title}</Link>
        </h2>
        {film?.next ? (
          <>
            <p>{favouritesTexts.next}</p>
            <NextDates shows={[film.next]} now={now} />
          </>
        ) : (
          <p className="favourite-date">{(film ?? isLoaded) && noDate}</p>
        )}
      </div>
      {/*
       * The next row moves under the pointer and gets the focus: a double click or key repeat must not remove it, too.
       */}
      <Button
        variant="outline-primary"
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={({ detail }) => detail < 2 && onRemove()}
      >
        {favouritesTexts.remove}
        <span className="visually-hidden">{`: ${title}`}</span>
      </Button>
    </li>
  );
}
