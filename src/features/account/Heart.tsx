import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Movie } from '@/domain/entities';
import { heartTexts } from './heartTexts';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { HeartHint } from './components/HeartHint';
import { useWishlistStatus } from './WishlistStatus';
import { favouriteToggled, wishlistItem } from './wishlistSlice';

type Props = {
  movie: Movie;
  /** Whether a text is shown beside the icon. */
  hasText?: boolean;
  onLogin: () => void;
};

const icon = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20.5 4.2 12.6a5.1 5.1 0 0 1 7.2-7.2l.6.6.6-.6a5.1 5.1 0 0 1 7.2 7.2z" />
  </svg>
);

export function Heart({ movie, hasText = false, onLogin }: Props) {
  const dispatch = useDispatch();
  const status = useWishlistStatus(movie.movieId);
  // A film can have several cards: the hint appears only on the one that was clicked.
  const [isClicked, setIsClicked] = useState(false);
  const { fallbackRef, moveFocus } = useFocusFallback<HTMLButtonElement>();
  const isOn = status === 'on';
  const text = hasText && isOn ? heartTexts.marked : heartTexts.mark;
  function toggle() {
    setIsClicked(true);
    dispatch(favouriteToggled(wishlistItem(movie)));
  }
  return (
    <>
      <button
        ref={fallbackRef}
        type="button"
        className={hasText ? 'btn btn-outline-primary heart-text' : 'heart'}
        aria-pressed={isOn}
        aria-label={`${text}: ${movie.movieName}`}
        onClick={toggle}
      >
        {icon}
        {hasText && <span>{text}</span>}
      </button>
      {isClicked && status !== 'on' && status !== 'off' && (
        <HeartHint problem={status} onLogin={onLogin} onRemoved={moveFocus} />
      )}
    </>
  );
}
