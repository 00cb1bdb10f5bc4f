import { maxQuantity, voucherOrder } from '@/shop/constants';
import { addItems } from '@/domain/cart';
import { addOnKey, showItemKey } from '@/domain/cartKeys';
import { sortValue } from '@/domain/dates';
import type { EarnedDiscount } from '@/domain/discounts';
import type {
  CartEvent,
  CartItem,
  CartItemType,
  CartMovie,
  CartProduct,
  CartShow,
  MarketEvent,
  Movie,
  Product,
  Show,
  ShowDetail,
  VoucherItem,
} from '@/domain/entities';
import { showName } from '@/domain/showNames';
import { offeredProducts, ownPrice } from '@/domain/offeredProducts';
import type { Choice } from '@/domain/selection';

function storedShow(show: Show): CartShow {
  const { showId, showName: name, date, time, dateISO, dateEndISO } = show;
  const { location, urlIdentifier, showKey } = show;
  return { showId, showName: name, date, time, dateISO, dateEndISO, location, urlIdentifier, showKey };
}

function storedMovie({ movieId, movieName, imagePath, imageName }: Movie): CartMovie {
  return { movieId, movieName, imagePath, imageName };
}

function storedEvent({ eventId, eventName, eventType, thumbImage }: MarketEvent): CartEvent {
  return { eventId, eventName, eventType, thumbImage };
}

export function storedProduct(product: Product): CartProduct {
  const { id, purchaseProductId, productName, taxrate } = product;
  const { mandatory, productOrderType, productType, productImagePath } = product;
  return {
    id,
    purchaseProductId,
    productName,
    taxrate,
    mandatory,
    productOrderType,
    productType,
    productImagePath,
  };
}

function addOnType(show: Show, product: Product): CartItemType {
  if (product.productOrderType === 'option') return 'option';
  return show.movie ? 'showProduct' : 'eventProduct';
}

function addOnItem(show: Show, product: Product | EarnedDiscount, count: number): CartItem {
  return {
    key: addOnKey(showItemKey(show), product.purchaseProductId),
    id: product.id,
    productType: addOnType(show, product),
    amount: count,
    count,
    price: product.price,
    totalPrice: count * product.price,
    order: sortValue(show),
    showId: show.showId,
    product: storedProduct(product),
    discountPurchaseProductId: product.discountPurchaseProductId,
    earnedBy: 'earnedBy' in product ? product.earnedBy : undefined,
  };
}

function parentItem(show: Show, count: number): CartItem | undefined {
  const id = show.movie?.movieId ?? show.event?.eventId;
  if (id === undefined) return undefined;
  const price = ownPrice(show);
  return {
    key: showItemKey(show),
    id,
    productType: show.movie ? 'show' : 'event',
    amount: count,
    count,
    price,
    totalPrice: count * price,
    order: sortValue(show),
    showId: show.showId,
    show: storedShow(show),
    movie: show.movie && storedMovie(show.movie),
    event: show.event && storedEvent(show.event),
  };
}

/**
 * The tickets or stalls, the chosen and mandatory products, and the discounts (requirements, "Money and cart"). Empty
 * without film and event. Add-ons store only the `showId`, which keeps the stored cart small.
 */
export function itemsForShow(
  show: ShowDetail,
  { count: tickets, selection }: Choice,
  discounts: EarnedDiscount[] = [],
): CartItem[] {
  const parent = parentItem(show, tickets);
  if (!parent) return [];
  const addOns = offeredProducts(show).flatMap((product) => {
    const count = Math.max(selection[product.purchaseProductId] ?? 0, product.mandatory ? 1 : 0);
    return count > 0 ? [addOnItem(show, product, count)] : [];
  });
  const lines = [
    parent,
    ...addOns,
    ...discounts.map((discount) => addOnItem(show, discount, discount.count)),
  ];
  return Object.values(addItems({}, lines));
}

/** The line of a redeemed code; `key` has 5 random characters (requirements, "Cart"). */
export function itemForVoucher(voucher: VoucherItem, key: string): CartItem {
  const { purchaseProductId, productName, taxrate, mandatory, price, voucherCode, voucherCategory } = voucher;
  const count = Math.min(Math.max(voucher.count, 1), maxQuantity);
  const productOrderType = voucher.productOrderType === 'option' ? 'option' : 'product';
  return {
    key,
    id: purchaseProductId,
    productType: 'voucheritem',
    amount: count,
    count,
    price,
    totalPrice: count * price,
    order: voucherOrder,
    showId: 0,
    product: { id: purchaseProductId, purchaseProductId, productName, taxrate, mandatory, productOrderType },
    voucherCode,
    voucherCategory,
  };
}

/** The display name of a line: the product's name, else the show's; empty if a stored line has neither. */
export function itemName({ product, show, movie, event }: CartItem): string {
  return product?.productName ?? showName({ showName: show?.showName, movie, event });
}
