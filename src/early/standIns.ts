import { jsx } from './elements';

type Children = Parameters<typeof jsx>[1]['children'];
type LinkProps = { to: string; className?: string; children?: Children };
type ButtonProps = { variant?: string; disabled?: boolean; children?: Children };

/** React's hooks, for what is rendered once and never again. */
export const useState = <Value>(value: Value | (() => Value)) => [
  typeof value === 'function' ? (value as () => Value)() : value,
  () => undefined,
];
/** Nothing is rendered twice. */
export const memo = <Part>(part: Part) => part;
export const useRef = () => ({ current: null });
export const useEffect = () => undefined;
export const useDispatch = () => () => undefined;
export const useSelector = () => undefined;

/** A link works as one before the router is there. */
export function Link({ to, className, children }: LinkProps) {
  return jsx('a', { className, href: to, 'data-discover': 'true', children });
}

export function Button({ variant = 'primary', disabled = false, children }: ButtonProps) {
  return jsx('button', { type: 'button', disabled, className: `btn btn-${variant}`, children });
}

/** Nothing is known yet of what the visitor marked. */
export const wishlistSlice = { selectors: {} };
export const wishlistItem = () => undefined;
export const favouriteToggled = () => undefined;
export const HeartHint = () => null;
export const useSyncExternalStore = () => undefined;
