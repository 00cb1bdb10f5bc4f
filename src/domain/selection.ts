import { maxQuantity, ticketsPerAdd } from '@/shared/config/constants';
import type { Product, Show, ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { acceptedQuantity } from '@/domain/quantity';

/** How many of each product a visitor chose beside the ticket: purchaseProductId → count, never 0. */
export type Selection = Readonly<Record<number, number>>;

/**
 * What is chosen before the visitor did anything: each mandatory product once (requirements, "Selection on a show").
 */
export function presetSelection(products: Product[]): Selection {
  const mandatory = products.filter((product) => product.mandatory);
  return Object.fromEntries(mandatory.map((product) => [product.purchaseProductId, 1]));
}

/** Sets a product's count: 0 drops it, a mandatory one stays at 1, more than 600 is 600, no whole number is refused. */
export function withCount(selection: Selection, product: Product, count: number): Selection {
  const { mandatory, purchaseProductId } = product;
  const accepted = acceptedQuantity(mandatory && count === 0 ? 1 : count, { mandatory });
  if (accepted === undefined) return selection;
  const others = Object.entries(selection).filter(([id]) => id !== String(purchaseProductId));
  return Object.fromEntries(accepted === 0 ? others : [...others, [purchaseProductId, accepted]]);
}

/** Chooses a bundle: sets the counts of its products, at least 1 of each. */
export function withPackage(selection: Selection, products: Product[]): Selection {
  return products.reduce(
    (chosen, product) => withCount(chosen, product, Math.min(Math.max(product.count, 1), maxQuantity)),
    selection,
  );
}

/** What the ticket or stall itself costs, in cents. */
export function ticketPrice(show: Pick<Show, 'movie' | 'price'>): Cents {
  return show.movie?.price ?? show.price;
}

/**
 * All products that may be added to a show, those of its bundles among them: each once, by `sortPosition`. Mandatory
 * are products of the show itself only (requirements, "Selection on a show"): what stands in a bundle is forced on
 * nobody.
 */
export function offeredProducts(show: ShowDetail): Product[] {
  const bundled = show.productPackages.flatMap(({ products }) => products);
  const all = [...show.products, ...bundled.map((product) => ({ ...product, mandatory: false }))];
  const unique = new Map<number, Product>();
  for (const product of all) {
    if (!unique.has(product.purchaseProductId)) unique.set(product.purchaseProductId, product);
  }
  return [...unique.values()].toSorted((a, b) => a.sortPosition - b.sortPosition);
}

/** What a selection costs before its discounts, in cents: the ticket and its products, as they go into the cart. */
export function selectionTotal(show: ShowDetail, selection: Selection): Cents {
  const products = offeredProducts(show).reduce(
    (sum, product) => sum + product.price * (selection[product.purchaseProductId] ?? 0),
    0,
  );
  return ticketPrice(show) * ticketsPerAdd + products;
}
