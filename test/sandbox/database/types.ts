import type { EventType, Movie, RibbonType, Show, ShowKind } from '../../../src/domain/entities';
import type { PaymentState } from '../../../src/domain/payment';
import type { Customer } from '../../../src/features/checkout/form/customerFields';
import type { Cents } from '../../../src/shared/text/money';
import type { Announcement } from '../../../src/shop/announcements';
import type { Fault } from '../faults';

export const scenarios = ['season', 'winter', 'announcements'] as const;
export type Scenario = (typeof scenarios)[number];

type KnownOfFilm = {
  movieId: number;
  movieName: string;
  urlIdentifier: string;
  imageName: string;
  price: Cents;
  description: string;
  actors: string;
  producer: string;
};
type Fact = Exclude<keyof Movie, keyof KnownOfFilm | 'imagePath' | 'headerImagePath'>;

/** The facts of a film are optional, and written as a backend may write them. */
export type MovieRecord = KnownOfFilm & {
  [Name in Fact]?: Exclude<Movie[Name], undefined> | string | number;
} & {
  /** Lower case, as in `moviegenre`. */
  genres: string[];
};

/** A film of the plan; its record has an id, a picture and a price. */
export type Film = Omit<MovieRecord, 'movieId' | 'movieName' | 'urlIdentifier' | 'imageName' | 'price'> & {
  slug: string;
  name: string;
  price?: number;
  imageName?: string;
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
  /** A stall: a show is sold out when its stalls are. */
  isSpot: boolean;
};

export type PackageRecord = { packageName: string; contents: { purchaseProductId: number; count: number }[] };

type ShowFlag = { [Key in keyof Show]-?: Show[Key] extends boolean ? Key : never }[keyof Show];

/** Every yes-or-no fact of a show, as most shows have it. */
export const usualFlags: Record<ShowFlag, boolean> = {
  publicAvailable: true,
  upcoming: false,
  soldOut: false,
  futureSales: false,
  displayMoviePageBeforeShowDetail: false,
};
export const showFlags = Object.keys(usualFlags) as ShowFlag[];

/**
 * `publicAvailable: false` is listed with `prebooking` only, `upcoming` in the list of upcoming movies. `soldOut` is
 * computed from `stock`.
 */
export type ShowRecord = Record<ShowFlag, boolean> & {
  showId: number;
  /** Epoch ms; 01.01.2099 for a film without a date. */
  start: number;
  end: number;
  kind: ShowKind;
  movieId?: number;
  eventId?: number;
  showName?: string;
  location: string;
  timeSlot: string;
  /** Price of the ticket or stall; without it the film's price. */
  price?: Cents;
  productIds: number[];
  /** Products of this show that differ from those in `database.products`. */
  ownProducts?: ProductRecord[];
  packages: PackageRecord[];
  /** False: not in the programme, but the details can be loaded. */
  listed: boolean;
  ribbonType?: RibbonType;
  urlIdentifier?: string;
  /** Overrides fields of the wire format, for malformed or hostile data. */
  wire?: Record<string, unknown>;
};

export type VoucherRecord = {
  code: string;
  name: string;
  category: string;
  /** Amount off. */
  value: Cents;
  purchaseProductId: number;
  singleUse: boolean;
  used: boolean;
  onlyWith?: ShowKind;
  /** Minimum price of the other lines. */
  minimum?: Cents;
  /** Percentage off the other lines; replaces `value`. */
  percent?: number;
};

/** `unknown` is what the shop reads for any other value; the backend has no such status. */
export type PaymentStatus = Exclude<PaymentState, 'unknown'>;

export type OrderPosition = {
  name: string;
  count: number;
  price: Cents;
  taxrate: number;
  showId: number;
  voucherCode?: string;
};

export type { Customer };

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
  /** Epoch ms at which a late payment arrives. */
  paysAt?: number;
  /** Pieces that the order reserves in `stock`. */
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
  /** Undefined: as the scenario says. */
  announcements: Announcement[] | undefined;
  giftCards: ProductRecord[];
  vouchers: VoucherRecord[];
  /** Remaining pieces by `stockKey`; missing keys are unlimited. */
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
