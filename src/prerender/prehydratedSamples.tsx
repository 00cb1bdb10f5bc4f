import { paths } from '@/shop/paths';
import { showItemKey, addOnKey } from '@/domain/cartKeys';
import { withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import { DescriptionSkeleton } from '@/features/booking/show/ShowFactsView';
import { PrehydratedCart } from '@/prehydrate/PrehydratedCart';

const show = { showId: 1, date: '01.01.2030', time: '20:00', showKey: 'film' };
const market = { showId: 2, date: '02.01.2030', time: '06:00', showKey: 'markt' };
const product = {
  id: 1,
  purchaseProductId: 1,
  productName: 'Beigabe',
  productImagePath: 'bild.svg',
  taxrate: 20,
  mandatory: true,
  productOrderType: 'product',
} as const;

function line(key: string, own: Partial<CartItem>): CartItem {
  const common = { id: 1, productType: 'show', amount: 1, count: 1, price: 100, totalPrice: 100 } as const;
  return { ...common, key, order: '203001012000', showId: 1, ...own };
}

/** Together these lines contain the elements of most lines. */
function lines(): CartItem[] {
  const key = showItemKey(show);
  return [
    line(key, { show, movie: { movieId: 1, movieName: 'Film', imageName: 'bild.svg' } }),
    line(addOnKey(key, 1), { productType: 'showProduct', product }),
    line(addOnKey(key, 2), { productType: 'showProduct', product, earnedBy: [1] }),
    line(showItemKey(market), {
      productType: 'event',
      showId: 2,
      show: market,
      event: { eventId: 1, eventName: 'Markt', eventType: 'flohmarkt', thumbImage: 'bild.svg' },
    }),
  ];
}

const cart: Cart = withTotals(Object.fromEntries(lines().map((item) => [item.key, item])));

const carts = [cart, {}].map((sample) => <PrehydratedCart key={Object.keys(sample).length} cart={sample} />);

/** Only its class names are used, for critical CSS. */
export function prehydratedSample(address: string, request: string | undefined) {
  if (address === paths.cart.to()) return carts;
  return request?.includes('getShowDetailData') ? <DescriptionSkeleton /> : undefined;
}
