import { useDispatch } from 'react-redux';
import type { Movie } from '@/domain/entities';
import { authToggled } from './authSlice';
import { Heart } from './Heart';

/** A film's heart with the way to sign in. */
export function FilmHeart({ movie, hasText = false }: { movie: Movie; hasText?: boolean }) {
  const dispatch = useDispatch();
  return <Heart movie={movie} hasText={hasText} onLogin={() => dispatch(authToggled())} />;
}

/** The heart as the cards of a list have it. */
export const cardHeart = (movie: Movie) => <FilmHeart movie={movie} />;
