import { jsx } from './elements';

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
export const useSyncExternalStore = () => undefined;

/** Nothing is known yet of what the visitor marked. */
export const useMark = () => undefined;
export const wishlistItem = () => undefined;
export const favouriteToggled = () => undefined;
export const HeartHint = () => null;

/** The router is not there yet: the browser itself follows a link. */
export const Link = ({ to, children }: { to: string; children: Node[] }) => jsx('a', { href: to, children });
