import type { Product, Show, ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';

/** The price of the ticket or stall itself, in cents. */
export function ownPrice(show: Pick<Show, 'movie' | 'price'>): Cents {
  return show.movie?.price ?? show.price;
}

/** Each once, by `sortPosition`; those of packages are never mandatory (requirements, "Selection on a show"). */
export function offeredProducts(show: ShowDetail): Product[] {
  const bundled = show.productPackages.flatMap(({ products }) => products);
  const all = [...show.products, ...bundled.map((product) => ({ ...product, mandatory: false }))];
  const unique = new Map<number, Product>();
  for (const product of all) {
    if (!unique.has(product.purchaseProductId)) unique.set(product.purchaseProductId, product);
  }
  return [...unique.values()].toSorted((a, b) => a.sortPosition - b.sortPosition);
}
