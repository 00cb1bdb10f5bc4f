import type { Movie } from '@/domain/entities';
import { heartTexts } from '@/features/account/texts';

type Props = {
  movie: Movie;
  /** Whether a text is shown beside the icon. */
  hasText?: boolean | undefined;
  isOn: boolean;
  onClick?: () => void;
};

const icon = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20.5 4.2 12.6a5.1 5.1 0 0 1 7.2-7.2l.6.6.6-.6a5.1 5.1 0 0 1 7.2 7.2z" />
  </svg>
);

export function HeartView({ movie, hasText = false, isOn, onClick }: Props) {
  const text = hasText && isOn ? heartTexts.marked : heartTexts.mark;
  return (
    <button
      type="button"
      className={hasText ? 'btn btn-outline-primary heart-text' : 'heart'}
      aria-pressed={isOn}
      aria-label={`${text}: ${movie.movieName}`}
      onClick={onClick}
    >
      {icon}
      {hasText && <span>{text}</span>}
    </button>
  );
}
