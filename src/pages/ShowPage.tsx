import { useParams } from 'react-router-dom';
import { cartModule } from '@/features/cart/cartSaga';
import { otherDatesModule } from '@/features/booking/otherDates/otherDatesSlice';
import { movieModule } from '@/features/catalogue/movieSlice';
import { furtherDatesModule } from '@/features/booking/further/furtherDatesSlice';
import { productModule } from '@/features/booking/show/productSlice';
import { showModule } from '@/features/booking/showSaga';
import { ShowLoader } from '@/features/booking/show/ShowLoader';
import '@/features/booking/show/detail.scss';

export const modules = [
  furtherDatesModule,
  cartModule,
  otherDatesModule,
  movieModule,
  productModule,
  showModule,
];

export function ShowPage() {
  const { idOrIdentifier = '' } = useParams();
  return <ShowLoader idOrIdentifier={idOrIdentifier} />;
}
