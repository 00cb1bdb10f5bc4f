import { screen } from '@testing-library/react';
import { storedCart } from './carts';

const title = 'Ein Warenkorb für dich';

export const findOffer = () => screen.findByRole('region', { name: title });
export const queryOffer = () => screen.queryByRole('region', { name: title });
export const acceptButton = () => screen.findByRole('button', { name: 'In den Warenkorb legen' });

export const counts = () =>
  Object.values(storedCart() ?? {}).map(({ product, movie, count }) => [
    product?.productName ?? movie?.movieName,
    count,
  ]);
