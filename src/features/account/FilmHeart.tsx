import { useDispatch } from 'react-redux';
import type { Movie } from '@/domain/entities';
import { authToggled } from './authSlice';
import { Heart } from './heart/Heart';

export function FilmHeart({ movie, hasText = false }: { movie: Movie; hasText?: boolean }) {
  const dispatch = useDispatch();
  return <Heart movie={movie} hasText={hasText} onLogin={() => dispatch(authToggled())} />;
}

export const cardHeart = (movie: Movie) => <FilmHeart movie={movie} />;
