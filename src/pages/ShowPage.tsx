import { useParams } from 'react-router-dom';
import { cartModule } from '@/features/cart/module';
import { otherDatesModule } from '@/features/cart/otherDatesModule';
import { movieModule } from '@/features/catalogue/movieSlice';
import { furtherDatesModule } from '@/features/booking/further/furtherDatesSlice';
import { offersModule } from '@/features/cart/offersModule';
import { productModule } from '@/features/booking/show/productModule';
import { showModule } from '@/features/booking/showModule';
import { ShowLoader } from '@/features/booking/show/ShowLoader';
import '@/features/booking/show/detail.scss';

export const modules = [
  furtherDatesModule,
  cartModule,
  otherDatesModule,
  movieModule,
  offersModule,
  productModule,
  showModule,
];

export function ShowPage() {
  const { idOrIdentifier = '' } = useParams();
  return <ShowLoader idOrIdentifier={idOrIdentifier} />;
}
