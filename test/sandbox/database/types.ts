import type { EventType, RibbonType, ShowKind } from '../../../src/domain/entities';
import type { Cents } from '../../../src/shared/text/money';
import type { Fault } from '../faults';

export type Scenario = 'season' | 'winter';

export type MovieRecord = {
  movieId: number;
  movieName: string;
  urlIdentifier: string;
  imageName: string;
  price: Cents;
  description: string;
  actors: string;
  producer: string;
  /** Lower case, as `moviegenre` asks for them. */
  genres: string[];
};

export type EventRecord = {
  eventId: number;
  eventName: string;
  slug: string;
  eventType: EventType;
  /** HTML */
  description: string;
};

export type ProductRecord = {
  purchaseProductId: number;
  productName: string;
  description?: string;
  price: Cents;
  taxrate: number;
  mandatory: boolean;
  productOrderType: 'product' | 'option';
  productType: string;
  productCateogry: string;
  sortPosition: number;
  slug: string;
  discountPurchaseProductId?: number;
  /** Whether a show of stalls is sold out when these are. */
  isSpot: boolean;
};

export type PackageRecord = { packageName: string; contents: { purchaseProductId: number; count: number }[] };

export type ShowRecord = {
  showId: number;
  /** ms; 01.01.2099 for a film without a date. */
  start: number;
  end: number;
  kind: ShowKind;
  movieId?: number;
  eventId?: number;
  showName?: string;
  location: string;
  timeSlot: string;
  /** The ticket or stall itself; a film's show takes the film's price. */
  price: Cents;
  productIds: number[];
  packages: PackageRecord[];
  /** Whether the programme lists it; false leaves the detail reachable. */
  listed: boolean;
  /** False: listed with `prebooking` only. */
  publicAvailable: boolean;
  /** Whether it stands in the upcoming list. */
  upcoming: boolean;
  futureSales: boolean;
  ribbonType?: RibbonType;
  urlIdentifier?: string;
  displayMoviePageBeforeShowDetail: boolean;
  /** Laid over the show's wire shape, for tests that want odd or hostile data. */
  wire?: Record<string, unknown>;
};

export type VoucherRecord = {
  code: string;
  name: string;
  category: string;
  /** What it takes off. */
  value: Cents;
  purchaseProductId: number;
  singleUse: boolean;
  used: boolean;
  onlyWith?: ShowKind;
  /** What the rest of the cart has to cost at least. */
  minimum?: Cents;
  /** How much of the rest of the cart it takes off, in place of `value`. */
  percent?: number;
};

export type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';

export type OrderPosition = {
  name: string;
  count: number;
  /** Per piece. */
  price: Cents;
  taxrate: number;
  showId: number;
  voucherCode?: string;
};

export type Customer = { firstName: string; lastName: string; email: string; phone?: string | undefined };

export type OrderRecord = {
  orderId: string;
  orderHeadId: number;
  orderKey: string;
  stornoIdentifier: string;
  customer: Customer;
  positions: OrderPosition[];
  total: Cents;
  status: PaymentStatus;
  cancelled: boolean;
  created: number;
  /** When a late payment arrives, in ms. */
  paysAt?: number;
  /** Pieces taken from `stock` while the order stands. */
  taken: Record<string, number>;
};

export type Mail = {
  kind: 'confirmation' | 'cancellation' | 'reminder';
  sentAt: number;
  to: string;
  subject: string;
  paragraphs: string[];
  positions?: OrderPosition[];
  total?: Cents;
  link?: { text: string; href: string };
};

type LoggedRequest = { method: string; path: string; query: Record<string, string>; body: unknown };

export type UserRecord = { uid: string; email: string; username: string; password: string };

export type BlogRecord = {
  blogId: number;
  title: string;
  teaser: string;
  /** HTML */
  content: string;
  blogType: 'kino' | 'flohmarkt';
  urlIdentifier: string;
  date: string;
};

export type SandboxDatabase = {
  scenario: Scenario;
  now: () => number;
  /** ms, or a range of them. */
  latency: number | [number, number];
  random: () => number;
  movies: MovieRecord[];
  events: EventRecord[];
  products: ProductRecord[];
  shows: ShowRecord[];
  blogs: BlogRecord[];
  giftCards: ProductRecord[];
  vouchers: VoucherRecord[];
  /** Pieces left, by `stockKey`; what is not named never runs out. */
  stock: Record<string, number>;
  orders: OrderRecord[];
  outbox: Mail[];
  reminders: { email: string; movieIds?: number[]; genres?: string[] }[];
  feedback: unknown[];
  applications: unknown[];
  users: UserRecord[];
  /** uid by token of the session cookie. */
  sessions: Record<string, string>;
  requests: LoggedRequest[];
  faults: Fault[];
};
