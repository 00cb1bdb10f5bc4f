import { maxQuantity, countPerAdd } from '@/shop/constants';
import type { Product, ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { offeredProducts, ownPrice } from '@/domain/offeredProducts';
import { acceptedQuantity } from '@/domain/quantity';

/** Chosen products beside the ticket: purchaseProductId → count, never 0. */
export type Selection = Readonly<Record<number, number>>;

/** What is booked of a show: how many tickets or stalls, from 1 to 600, and the products beside them. */
export type Choice = { count: number; selection: Selection };

/** One ticket or stall without products. */
export const plainChoice: Choice = { count: countPerAdd, selection: {} };

/** The initial selection: each mandatory product once (requirements, "Selection on a show"). */
export function presetSelection(products: Product[]): Selection {
  const mandatory = products.filter((product) => product.mandatory);
  return Object.fromEntries(mandatory.map((product) => [product.purchaseProductId, 1]));
}

/** Whether nothing was chosen beside what is preset. */
export function isPreset(products: Product[], { count, selection }: Choice): boolean {
  const preset = presetSelection(products);
  const ids = Object.keys({ ...preset, ...selection }).map(Number);
  return count === countPerAdd && ids.every((id) => preset[id] === selection[id]);
}

/** 0 removes a product, a mandatory one stays at 1, above 600 becomes 600, other values are refused. */
export function withCount(selection: Selection, product: Product, count: number): Selection {
  const { mandatory, purchaseProductId } = product;
  const accepted = acceptedQuantity(mandatory && count === 0 ? 1 : count, { mandatory });
  if (accepted === undefined) return selection;
  const others = Object.entries(selection).filter(([id]) => id !== String(purchaseProductId));
  return Object.fromEntries(accepted === 0 ? others : [...others, [purchaseProductId, accepted]]);
}

/** Selects a package: sets the counts of its products, each at least 1. */
export function withPackage(selection: Selection, products: Product[]): Selection {
  return products.reduce(
    (chosen, product) => withCount(chosen, product, Math.min(Math.max(product.count, 1), maxQuantity)),
    selection,
  );
}

/** The price of a choice before discounts, in cents: tickets or stalls and their products, as added to the cart. */
export function choiceTotal(show: ShowDetail, { count, selection }: Choice): Cents {
  const products = offeredProducts(show).reduce(
    (sum, product) => sum + product.price * (selection[product.purchaseProductId] ?? 0),
    0,
  );
  return ownPrice(show) * count + products;
}
