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
import { pageLoad } from '@/shared/browser/pageLoad';

/** How the visitor came to the current address, and where the focus was since. */
type Trace = {
  pathname?: string;
  /** The address that the page was opened with leaves the focus to the browser. */
  isEntry: boolean;
  focusedOnEntry: Element | null;
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

const NavigationContext = createContext<Told>({
  showHeading: () => false,
  begin: () => () => undefined,
  isShown: () => false,
  hasMoved: () => false,
});

/** Follows the focus from one address to the next, for the headings inside. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const trace = useRef<Trace>({ isEntry: true, focusedOnEntry: null, hasHeading: false });
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const entry = key + pathname;
  const moves = useRef({ entry, hasMoved: false });
  const pendingRenders = useRef(0);
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
    const focusedOnEntry = document.activeElement;
    trace.current = { ...before, pathname, isEntry, focusedOnEntry, hasHeading: false };
  }, [pathname, navigation]);
  const [told] = useState<Told>(() => ({
    showHeading() {
      const takes = takesFocus(trace.current);
      trace.current.hasHeading = true;
      return takes;
    },
    begin() {
      pendingRenders.current += 1;
      return () => {
        pendingRenders.current -= 1;
      };
    },
    isShown: () => trace.current.hasHeading && pendingRenders.current === 0,
    hasMoved: () => moves.current.hasMoved,
  }));
  return <NavigationContext value={told}>{children}</NavigationContext>;
}

function isGone(element: Element | undefined): boolean {
  return element !== undefined && (!element.isConnected || element.matches(':disabled'));
}

/** Whether a heading that is shown now takes the focus: never from a visitor who has moved on meanwhile. */
function takesFocus({ isEntry, hasHeading, focusedOnEntry, heldLast }: Trace): boolean {
  const held = document.activeElement;
  if (held === document.body && isGone(heldLast)) return true;
  return !isEntry && !hasHeading && held === focusedOnEntry;
}

/** Gives a heading the focus on arrival, and when what held the focus is gone (requirements, "Accessibility"). */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  const { showHeading } = useContext(NavigationContext);
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
  return useContext(NavigationContext).isShown;
}

/**
 * Gives a value late, for what is dear to render: in slices, so that a press gets in between. An update from elsewhere
 * would have React begin anew; what can wait for calm waits for this.
 */
export function useDeferredRender<Value>(value: Value): Value {
  const made = useDeferredValue(value);
  const isPending = made !== value;
  const { begin } = useContext(NavigationContext);
  useLayoutEffect(() => (isPending ? begin() : undefined), [isPending, begin]);
  return made;
}

/**
 * Tells, in an effect, how the visitor came here: by a link or an address (`fresh`), by `reload`, or `back` through
 * the history to what was seen already.
 */
export function useNavigationKind(): () => 'fresh' | 'reload' | 'back' {
  const { hasMoved } = useContext(NavigationContext);
  const navigation = useNavigationType();
  return () => {
    if (navigation !== 'POP') return 'fresh';
    return hasMoved() ? 'back' : pageLoad();
  };
}
