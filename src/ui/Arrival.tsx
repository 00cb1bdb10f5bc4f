import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageLoad } from '@/lib/pageLoad';

/** How the visitor came to the current address, and where the focus was since. */
type Trace = {
  pathname?: string;
  /** The address that the page was opened with leaves the focus to the browser. */
  isEntry: boolean;
  heldOnArrival: Element | null;
  heldLast?: Element;
  hasHeading: boolean;
};

/** Notes that a heading is shown, and says whether it takes the focus. */
type ShowHeading = () => boolean;

const ShowHeadingContext = createContext<ShowHeading>(() => false);

/** Whether the visitor went anywhere since the page was loaded. */
const HasMovedContext = createContext<() => boolean>(() => false);

/** Whether the screen's heading is shown by the app: one that the build rendered may still wait for its screen's code. */
const HasHeadingContext = createContext<() => boolean>(() => false);

/** Follows the focus from one address to the next, for the headings inside. */
export function Arrival({ children }: { children: ReactNode }) {
  const trace = useRef<Trace>({ isEntry: true, heldOnArrival: null, hasHeading: false });
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const entry = key + pathname;
  const moves = useRef({ entry, hasMoved: false });
  useLayoutEffect(() => {
    const { hasMoved, entry: before } = moves.current;
    moves.current = { entry, hasMoved: hasMoved || (entry !== before && navigation !== 'REPLACE') };
  }, [entry, navigation]);
  useEffect(() => {
    function follow({ target }: FocusEvent) {
      if (target instanceof Element) trace.current.heldLast = target;
    }
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useLayoutEffect(() => {
    const before = trace.current;
    if (before.pathname === pathname) return;
    const isEntry = before.isEntry && (before.pathname === undefined || navigation === 'REPLACE');
    const heldOnArrival = document.activeElement;
    trace.current = { ...before, pathname, isEntry, heldOnArrival, hasHeading: false };
  }, [pathname, navigation]);
  const showHeading = useCallback(() => {
    const takes = takesFocus(trace.current);
    trace.current.hasHeading = true;
    return takes;
  }, []);
  const hasMoved = useCallback(() => moves.current.hasMoved, []);
  const hasHeading = useCallback(() => trace.current.hasHeading, []);
  return (
    <HasMovedContext value={hasMoved}>
      <HasHeadingContext value={hasHeading}>
        <ShowHeadingContext value={showHeading}>{children}</ShowHeadingContext>
      </HasHeadingContext>
    </HasMovedContext>
  );
}

function isGone(element: Element | undefined): boolean {
  return element !== undefined && (!element.isConnected || element.matches(':disabled'));
}

/** Whether a heading that is shown now takes the focus: never from a visitor who has moved on meanwhile. */
function takesFocus({ isEntry, hasHeading, heldOnArrival, heldLast }: Trace): boolean {
  const held = document.activeElement;
  if (held === document.body && isGone(heldLast)) return true;
  return !isEntry && !hasHeading && held === heldOnArrival;
}

/** Gives a heading the focus on arrival, and when what held the focus is gone (quality, "Accessibility"). */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  const showHeading = useContext(ShowHeadingContext);
  const { pathname } = useLocation();
  // Strict mode runs the effect twice, which is one showing all the same.
  const shownAt = useRef<string>(undefined);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    if (showHeading()) heading.current?.focus({ preventScroll: true });
  }, [showHeading, pathname, heading]);
}

/** Says whether the screen at the current address is there, its heading shown by the app. */
export function useHasHeading(): () => boolean {
  return useContext(HasHeadingContext);
}

/**
 * Tells, in an effect, how the visitor came here: by a link or an address (`fresh`), by `reload`, or `back` through
 * the history to what was seen already.
 */
export function useArrivalKind(): () => 'fresh' | 'reload' | 'back' {
  const hasMoved = useContext(HasMovedContext);
  const navigation = useNavigationType();
  return () => {
    if (navigation !== 'POP') return 'fresh';
    return hasMoved() ? 'back' : pageLoad();
  };
}
