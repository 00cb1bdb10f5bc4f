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
import { isUnmodifiedClick } from '@/shared/browser/unmodifiedClick';
import { focusHeading } from '@/shared/browser/focusHeading';

type FocusTrace = {
  pathname?: string;
  /** The address that the browser opened leaves the focus alone. */
  isEntry: boolean;
  focusedOnEntry: Element | null;
  lastFocused?: Element;
  hasHeading: boolean;
};

type Navigation = {
  /** Records that a heading is shown, and moves the focus. */
  showHeading: (heading: HTMLElement | null) => void;
  /** Whether the element that had the focus is gone. */
  hasLostFocus: () => boolean;
  hasMoved: () => boolean;
};

/** `index` among the links of `main` to the same address; -1 for a link elsewhere. */
type FollowedLink = { href: string | null; index: number };

const linksTo = (href: string | null) =>
  [...document.querySelectorAll<HTMLElement>('main a')].filter((link) => link.getAttribute('href') === href);

const NavigationContext = createContext<Navigation>({
  showHeading: () => undefined,
  hasLostFocus: () => false,
  hasMoved: () => false,
});

export function NavigationProvider({ children }: { children: ReactNode }) {
  const trace = useRef<FocusTrace>({ isEntry: true, focusedOnEntry: null, hasHeading: false });
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const entry = key + pathname;
  const moves = useRef({ entry, hasMoved: false });
  const followed = useRef(new Map<string, FollowedLink>());
  useLayoutEffect(() => {
    const { hasMoved, entry: before } = moves.current;
    moves.current = { entry, hasMoved: hasMoved || (entry !== before && navigation !== 'REPLACE') };
  }, [entry, navigation]);
  useEffect(() => {
    function follow({ target }: FocusEvent) {
      if (target instanceof Element) trace.current.lastFocused = target;
    }
    function remember(event: MouseEvent) {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLElement>('a[href]');
      if (!link || !isUnmodifiedClick(event)) return;
      const href = link.getAttribute('href');
      followed.current.set(moves.current.entry, { href, index: linksTo(href).indexOf(link) });
    }
    document.addEventListener('focusin', follow);
    document.addEventListener('click', remember, { capture: true });
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('click', remember, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    const before = trace.current;
    if (before.pathname === pathname) return;
    const isEntry = before.isEntry && (before.pathname === undefined || navigation === 'REPLACE');
    const focusedOnEntry = document.activeElement;
    trace.current = { ...before, pathname, isEntry, focusedOnEntry, hasHeading: false };
  }, [pathname, navigation]);
  const [value] = useState<Navigation>(() => ({
    showHeading(heading) {
      if (takesFocus(trace.current)) {
        const link = trace.current.hasHeading ? undefined : followed.current.get(moves.current.entry);
        const target = (link && linksTo(link.href)[link.index]) ?? heading;
        target?.focus({ preventScroll: true });
      }
      trace.current.hasHeading = true;
      reportPageShown();
    },
    hasLostFocus: () => hasLostFocus(trace.current),
    hasMoved: () => moves.current.hasMoved,
  }));
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

function hasLostFocus({ lastFocused }: FocusTrace): boolean {
  const isGone = lastFocused && (!lastFocused.isConnected || lastFocused.matches(':disabled'));
  return document.activeElement === document.body && isGone === true;
}

/** Whether a new page takes the focus: never if the visitor has moved it meanwhile. */
function takesFocus(trace: FocusTrace): boolean {
  const { isEntry, hasHeading, focusedOnEntry } = trace;
  return hasLostFocus(trace) || (!isEntry && !hasHeading && document.activeElement === focusedOnEntry);
}

/**
 * Focuses a heading after a navigation (requirements, "Accessibility"); after Back and Forward the link that was
 * followed from the page, if it is still there.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  const { showHeading } = useContext(NavigationContext);
  const { pathname } = useLocation();
  const shownAt = useRef<string>(undefined);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    showHeading(heading.current);
  }, [showHeading, pathname, heading]);
}

/** Focuses the page's heading if the element with the focus disappears with a new `value`. */
export function useFocusOfList(value: unknown): void {
  const { hasLostFocus } = useContext(NavigationContext);
  useEffect(() => {
    if (hasLostFocus()) focusHeading({ preventScroll: true });
  }, [value, hasLostFocus]);
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
