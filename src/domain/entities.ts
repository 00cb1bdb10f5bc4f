/**
 * The entities (requirements 3): field names as on the wire, prices in integer cents, dates as `DD.MM.YYYY`. A field
 * that the backend omits is `undefined`, never `null`.
 */

import type { Cents } from '@/shared/text/money';

export type EventType = 'automarkt' | 'publicevent' | 'flohmarkt';

/** Also the values of the `showtype` query. */
export type ShowKind = 'kino' | EventType;

export type Movie = {
  movieId: number;
  movieName: string;
  imagePath?: string | undefined;
  imageName?: string | undefined;
  headerImagePath?: string | undefined;
  price: Cents;
  description?: string | undefined;
  actors?: string | undefined;
  producer?: string | undefined;
  /** In minutes. */
  runningTime?: number | undefined;
  /** Years as digits, after the board if it is known: „12“, „FSK 12“, „JMK 12“. */
  ageRating?: string | undefined;
  /** For example „Deutsch“ or „OmU“. */
  language?: string | undefined;
  genre?: string | undefined;
  urlIdentifier?: string | undefined;
};

export type MarketEvent = {
  eventId: number;
  eventName: string;
  eventType: EventType;
  thumbImage?: string | undefined;
  headerImage?: string | undefined;
  /** HTML from the backend: rendered only by the sanitising component. */
  description?: string | undefined;
};

export type Product = {
  id: number;
  purchaseProductId: number;
  productName: string;
  description?: string | undefined;
  price: Cents;
  /** Percent, e.g. 20. */
  taxrate?: number | undefined;
  mandatory: boolean;
  productOrderType: 'product' | 'option';
  productType?: string | undefined;
  productImagePath?: string | undefined;
  discountPurchaseProductId?: number | undefined;
  /** Spelled as on the wire. */
  productCateogry?: string | undefined;
  sortPosition: number;
  count: number;
};

export type RibbonType = 'hot' | 'sale' | 'outOfStock';
/** How scarce tickets are: from 1 (fewer than 20 left) to 5 (one left); absent while there are enough. */
export type FomoStatus = 1 | 2 | 3 | 4 | 5;

export type Show = {
  showId: number;
  /** `DD.MM.YYYY` in Europe/Vienna; a date ending in 2099 means "not yet scheduled". */
  date: string;
  dateString?: string | undefined;
  /** `HH:MM` in Europe/Vienna. */
  time?: string | undefined;
  dateISO?: string | undefined;
  dateEndISO?: string | undefined;
  location?: string | undefined;
  timeSlot?: string | undefined;
  showName?: string | undefined;
  showType?: string | undefined;
  showKey?: string | undefined;
  movie?: Movie | undefined;
  event?: MarketEvent | undefined;
  products: Product[];
  /** Price of the stall or ticket of an event's show; a film's price is in `movie`. */
  price: Cents;
  publicAvailable: boolean;
  upcoming: boolean;
  soldOut: boolean;
  futureSales: boolean;
  fomoStatus?: FomoStatus | undefined;
  ribbonType?: RibbonType | undefined;
  urlIdentifier?: string | undefined;
  displayMoviePageBeforeShowDetail: boolean;
  movieUrlIdentifier?: string | undefined;
  countFutureShowsForMovie: number;
  /** What the announcements of the host make of it; the backend does not know them. */
  announced?: 'changed' | 'cancelled' | undefined;
};

export type ProductPackage = { packageName?: string | undefined; products: Product[] };

export type ShowDetail = Show & {
  productPackages: ProductPackage[];
  /** Only in a price check: the price of the ticket or stall could not be read. */
  isUnpriced?: boolean;
};

export type VoucherItem = {
  purchaseProductId: number;
  productName: string;
  description?: string | undefined;
  /** Negative for a discount. */
  price: Cents;
  taxrate?: number | undefined;
  mandatory: boolean;
  productOrderType?: string | undefined;
  count: number;
  voucherCode: string;
  voucherCategory?: string | undefined;
};

export type Blog = {
  blogId: number;
  title: string;
  teaser?: string | undefined;
  /** HTML from the backend: rendered only by the sanitising component. */
  content: string;
  imagePath?: string | undefined;
  /** `DD.MM.YYYY`. */
  date?: string | undefined;
  blogType?: string | undefined;
  urlIdentifier: string;
};

export type CartItemType =
  'show' | 'event' | 'voucher' | 'showProduct' | 'eventProduct' | 'option' | 'voucheritem';

/** The fields of a show that a cart line stores: enough to name, date, link and expire the line. */
export type CartShow = Pick<
  Show,
  | 'showId'
  | 'showName'
  | 'date'
  | 'time'
  | 'dateISO'
  | 'dateEndISO'
  | 'location'
  | 'urlIdentifier'
  | 'showKey'
>;

export type CartMovie = Pick<Movie, 'movieId' | 'movieName' | 'imagePath' | 'imageName'>;
export type CartEvent = Pick<MarketEvent, 'eventId' | 'eventName' | 'eventType' | 'thumbImage'>;
export type CartProduct = Pick<
  Product,
  | 'id'
  | 'purchaseProductId'
  | 'productName'
  | 'taxrate'
  | 'mandatory'
  | 'productOrderType'
  | 'productType'
  | 'productImagePath'
>;

export type CartItem = {
  /** `<parent key>` or `<parent key>|<purchaseProductId>`, with a third part if another line has that key. */
  key: string;
  /** Movie, event or product id, by `productType`. */
  id: number;
  productType: CartItemType;
  /** Always equal to `count`; a line has both (requirements, "Cart"). */
  amount: number;
  count: number;
  /** Per piece. */
  price: Cents;
  /** `count * price`, for a parent plus the totals of its add-ons. */
  totalPrice: Cents;
  /** Sort value: the show's start for a parent and its add-ons, `ZZZZZZZZ` for vouchers. */
  order: string;
  /** 0 for vouchers and standalone products. */
  showId: number;
  show?: CartShow | undefined;
  movie?: CartMovie | undefined;
  event?: CartEvent | undefined;
  product?: CartProduct | undefined;
  discountPurchaseProductId?: number | undefined;
  /** Only on discounts: the `discountPurchaseProductId`s that the backend returned it for. */
  earnedBy?: number[] | undefined;
  voucherCode?: string | undefined;
  voucherCategory?: string | undefined;
};

/** Lines by key (requirements, "Cart"). */
export type Cart = Readonly<Record<string, CartItem>>;
