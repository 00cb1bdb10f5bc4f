import { jsx } from './jsxRuntime';

/** What the app has beyond a look at what it shows. */
const nothing = () => null;

/** React's hooks, for what is rendered once and never again. */
export const useState = <Value>(value: Value | (() => Value)) => [
  typeof value === 'function' ? (value as () => Value)() : value,
  () => undefined,
];
/** Nothing is rendered twice. */
export const memo = <Part>(part: Part) => part;
export const useMemo = <Value>(make: () => Value) => make();
export const useRef = () => ({ current: null });
export const useEffect = () => undefined;
export const useDispatch = () => () => undefined;
export const useSelector = () => undefined;
export const useSyncExternalStore = <Value>(_subscribe: unknown, _now: unknown, atFirst: () => Value) =>
  atFirst();
export const useId = () => undefined;
export const useNavigate = () => undefined;

/** A field shows its value; the app alone reads it. */
export const useFieldValue = ({ value }: { value: string }) => ({ value });

/** Nothing is known yet of what the visitor marked. */
export const useWishlistStatus = () => undefined;
export const wishlistItem = () => undefined;
export const favouriteToggled = () => undefined;
export const HeartHint = () => null;

/** The router is not there yet: the browser itself follows a link. */
export const Link = ({ to, ...rest }: { to: string; children: Node[] }) => jsx('a', { ...rest, href: to });

/** What comes by itself has not come yet. */
export const Suspense = ({ fallback }: { fallback: Node }) => fallback;
export const Description = nothing;

/** Nothing is under way in the cart, and nothing was changed. */
export const cartSlice = { selectors: {} };
export const quantityChanged = nothing;
export const itemRemoved = nothing;
export const useIsCheckingVouchers = () => false;
export const useDeferredClick = () => ({});

/** What acts, waits, fails or comes last, the app has alone. */
export const useHeadingFocus = nothing;
export const authToggled = nothing;
export const PageMeta = nothing;
export const SlowHint = nothing;
export const ShowNextDates = nothing;
export const ShowsData = nothing;
export const ShowShop = nothing;
export const ShareAndCalendar = nothing;
export const SumMismatch = nothing;
export const focusHeading = nothing;
export const notify = nothing;
export const notificationText = nothing;
export const errorText = nothing;
export const failureTitle = nothing;
export const statusTexts = {};
