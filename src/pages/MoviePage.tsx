import { useParams } from 'react-router-dom';
import { cartModule } from '@/features/cart/cartSaga';
import { movieModule } from '@/features/catalogue/movieSlice';
import { showModule } from '@/features/booking/showSaga';
import { MovieLoader } from '@/features/booking/film/MovieLoader';
import '@/features/booking/show/detail.scss';

export const modules = [cartModule, movieModule, showModule];

export function MoviePage() {
  const { movieIdentifier, name } = useParams();
  return <MovieLoader wanted={movieIdentifier ?? name ?? ''} />;
}
