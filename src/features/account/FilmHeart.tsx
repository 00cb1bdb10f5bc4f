import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Movie } from '@/domain/entities';
import { HeartHint } from './heart/HeartHint';
import { HeartView } from './heart/HeartView';
import { useWishlistStatus } from './heart/WishlistStatus';
import { favouriteToggled, wishlistItem } from './wishlistSlice';

type Props = {
  movie: Movie;
  /** Whether a text is shown beside the icon. */
  hasText?: boolean;
};

export function FilmHeart({ movie, hasText }: Props) {
  const dispatch = useDispatch();
  const status = useWishlistStatus(movie.movieId);
  // A film can have several cards: the hint appears only on the one that was clicked.
  const [isClicked, setIsClicked] = useState(false);
  function toggle() {
    setIsClicked(true);
    dispatch(favouriteToggled(wishlistItem(movie)));
  }
  return (
    <>
      {HeartView({ movie, hasText, isOn: status === 'on', onClick: toggle })}
      {isClicked && status !== 'on' && status !== 'off' && <HeartHint problem={status} />}
    </>
  );
}

export const cardHeart = (movie: Movie) => <FilmHeart movie={movie} />;
