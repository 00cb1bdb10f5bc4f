import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { reportPageShown } from '@/shared/browser/firstScreen';
import { pageLoad } from '@/shared/browser/pageLoad';

type FocusTrace = {
  pathname?: string;
  /** The address that the browser opened leaves the focus alone. */
  isEntry: boolean;
  focusedOnEntry: Element | null;
  lastFocused?: Element;
  hasHeading: boolean;
};

type Navigation = {
  /** Records that a heading is shown; returns whether it takes the focus. */
  showHeading: () => boolean;
  hasMoved: () => boolean;
};

const NavigationContext = createContext<Navigation>({
  showHeading: () => false,
  hasMoved: () => false,
});

export function NavigationProvider({ children }: { children: ReactNode }) {
  const trace = useRef<FocusTrace>({ isEntry: true, focusedOnEntry: null, hasHeading: false });
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
      if (target instanceof Element) trace.current.lastFocused = target;
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
  const [value] = useState<Navigation>(() => ({
    showHeading() {
      const takes = takesFocus(trace.current);
      trace.current.hasHeading = true;
      reportPageShown();
      return takes;
    },
    hasMoved: () => moves.current.hasMoved,
  }));
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

function isGone(element: Element | undefined): boolean {
  return element !== undefined && (!element.isConnected || element.matches(':disabled'));
}

/** Whether a new heading takes the focus: never if the visitor has moved it meanwhile. */
function takesFocus({ isEntry, hasHeading, focusedOnEntry, lastFocused }: FocusTrace): boolean {
  const focused = document.activeElement;
  if (focused === document.body && isGone(lastFocused)) return true;
  return !isEntry && !hasHeading && focused === focusedOnEntry;
}

/** Focuses a heading after a navigation (requirements, "Accessibility"). */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  const { showHeading } = useContext(NavigationContext);
  const { pathname } = useLocation();
  const shownAt = useRef<string>(undefined);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    if (showHeading()) heading.current?.focus({ preventScroll: true });
  }, [showHeading, pathname, heading]);
}

/** How the visitor came here; `back` also means Forward to a page seen before. */
export function useNavigationKind(): () => 'fresh' | 'reload' | 'back' {
  const { hasMoved } = useContext(NavigationContext);
  const navigation = useNavigationType();
  return () => {
    if (navigation !== 'POP') return 'fresh';
    return hasMoved() ? 'back' : pageLoad();
  };
}
