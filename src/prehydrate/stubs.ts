import { jsx } from './jsxRuntime';

/** Exports that replace hooks, the store, the router and interactive components (`build/prehydrationScripts.ts`). */
const stub = () => null;

export const useState = <Value>(value: Value | (() => Value)) => [
  typeof value === 'function' ? (value as () => Value)() : value,
  () => undefined,
];
export const memo = <Component>(component: Component) => component;
export const useMemo = <Value>(compute: () => Value) => compute();
export const useRef = () => ({ current: null });
export const useEffect = () => undefined;
export const useDispatch = () => () => undefined;
export const useSelector = () => undefined;
export const useSyncExternalStore = <Value>(
  _subscribe: unknown,
  _getSnapshot: unknown,
  getServerSnapshot: () => Value,
) => getServerSnapshot();
export const useId = () => undefined;
export const useNavigate = () => undefined;

export const useFieldValue = ({ value }: { value: string }) => ({ value });

export const useWishlistStatus = () => undefined;
export const wishlistItem = () => undefined;
export const favouriteToggled = () => undefined;
export const HeartHint = () => null;

export const Link = ({ to, ...rest }: { to: string; children: Node[] }) => jsx('a', { ...rest, href: to });

export const Suspense = ({ fallback }: { fallback: Node }) => fallback;
export const Description = stub;

export const cartSlice = { selectors: {} };
export const quantityChanged = stub;
export const itemRemoved = stub;
export const useIsCheckingVouchers = () => false;
export const useDeferredClick = () => ({});

export const useHeadingFocus = stub;
export const authToggled = stub;
export const PageMeta = stub;
export const SlowHint = stub;
export const ShowNextDates = stub;
export const ShowsData = stub;
export const ShowShop = stub;
export const ShareAndCalendar = stub;
export const SumMismatch = stub;
export const focusHeading = stub;
export const notify = stub;
export const notificationText = stub;
export const errorText = stub;
export const failureTitle = stub;
export const statusTexts = {};
