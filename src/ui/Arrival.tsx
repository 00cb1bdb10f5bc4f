import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
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

type Told = {
  /** Notes that a heading is shown, and says whether it takes the focus. */
  showHeading: () => boolean;
  /** Notes that something is in the making, until the function that it gives is called. */
  begin: () => () => void;
  /** Whether the app shows the screen: one that the build rendered may still wait for its code, a list be in the making. */
  isShown: () => boolean;
  /** Whether the visitor went anywhere since the page was loaded. */
  hasMoved: () => boolean;
};

const ArrivalContext = createContext<Told>({
  showHeading: () => false,
  begin: () => () => undefined,
  isShown: () => false,
  hasMoved: () => false,
});

/** Follows the focus from one address to the next, for the headings inside. */
export function Arrival({ children }: { children: ReactNode }) {
  const trace = useRef<Trace>({ isEntry: true, heldOnArrival: null, hasHeading: false });
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const entry = key + pathname;
  const moves = useRef({ entry, hasMoved: false });
  const inTheMaking = useRef(0);
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
  const [told] = useState<Told>(() => ({
    showHeading() {
      const takes = takesFocus(trace.current);
      trace.current.hasHeading = true;
      return takes;
    },
    begin() {
      inTheMaking.current += 1;
      return () => {
        inTheMaking.current -= 1;
      };
    },
    isShown: () => trace.current.hasHeading && inTheMaking.current === 0,
    hasMoved: () => moves.current.hasMoved,
  }));
  return <ArrivalContext value={told}>{children}</ArrivalContext>;
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

/** Gives a heading the focus on arrival, and when what held the focus is gone (requirements, "Accessibility"). */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  const { showHeading } = useContext(ArrivalContext);
  const { pathname } = useLocation();
  // Strict mode runs the effect twice, which is one showing all the same.
  const shownAt = useRef<string>(undefined);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    if (showHeading()) heading.current?.focus({ preventScroll: true });
  }, [showHeading, pathname, heading]);
}

/** Says whether the screen at the current address is there: its heading shown by the app, and nothing in the making. */
export function useIsShown(): () => boolean {
  return useContext(ArrivalContext).isShown;
}

/**
 * Gives a value late, for what is dear to render: in slices, so that a press gets in between. An update from elsewhere
 * would have React begin anew; what can wait for calm waits for this.
 */
export function useMadeInSlices<Value>(value: Value): Value {
  const made = useDeferredValue(value);
  const isInTheMaking = made !== value;
  const { begin } = useContext(ArrivalContext);
  useLayoutEffect(() => (isInTheMaking ? begin() : undefined), [isInTheMaking, begin]);
  return made;
}

/**
 * Tells, in an effect, how the visitor came here: by a link or an address (`fresh`), by `reload`, or `back` through
 * the history to what was seen already.
 */
export function useArrivalKind(): () => 'fresh' | 'reload' | 'back' {
  const { hasMoved } = useContext(ArrivalContext);
  const navigation = useNavigationType();
  return () => {
    if (navigation !== 'POP') return 'fresh';
    return hasMoved() ? 'back' : pageLoad();
  };
}
