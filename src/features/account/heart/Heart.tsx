import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Movie } from '@/domain/entities';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { HeartHint } from './HeartHint';
import { HeartView } from './HeartView';
import { useWishlistStatus } from './WishlistStatus';
import { favouriteToggled, wishlistItem } from '@/features/account/wishlistSlice';

type Props = {
  movie: Movie;
  /** Whether a text is shown beside the icon. */
  hasText?: boolean;
  onLogin: () => void;
};

export function Heart({ movie, hasText, onLogin }: Props) {
  const dispatch = useDispatch();
  const status = useWishlistStatus(movie.movieId);
  // A film can have several cards: the hint appears only on the one that was clicked.
  const [isClicked, setIsClicked] = useState(false);
  const { fallbackRef, moveFocus } = useFocusFallback<HTMLButtonElement>();
  function toggle() {
    setIsClicked(true);
    dispatch(favouriteToggled(wishlistItem(movie)));
  }
  return (
    <>
      <HeartView
        movie={movie}
        hasText={hasText}
        isOn={status === 'on'}
        buttonRef={fallbackRef}
        onClick={toggle}
      />
      {isClicked && status !== 'on' && status !== 'off' && (
        <HeartHint problem={status} onLogin={onLogin} onRemoved={moveFocus} />
      )}
    </>
  );
}
