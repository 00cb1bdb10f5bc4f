import { useEffect, useEffectEvent, useState } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router-dom';
import { afterPress } from '@/shared/browser/press';

/** ms. Safari refuses more than 100 changes of the address in 30 s, which is one in 300 ms. */
const typingPauseMs = 350;

type Options = {
  text: string;
  clean: (typed: string) => string;
  onApply: (text: string) => void;
};

/**
 * The text of a search field, written to the address after a pause or when it is applied, and not under a press, as the
 * results move. It returns only with another history entry.
 */
export function useTypedText({ text, clean, onApply }: Options) {
  const location = useLocation();
  const { key } = location;
  const href = useHref(location);
  const navigation = useNavigationType();
  const [typed, setTyped] = useState(text);
  const [entry, setEntry] = useState(key);
  if (entry !== key) {
    setEntry(key);
    if (navigation !== 'REPLACE') setTyped(text);
  }

  const searchText = clean(typed);
  const applyLate = useEffectEvent(() => {
    // The page may lag behind the address: a pending navigation elsewhere is not undone.
    if (new URL(href, window.location.origin).href === window.location.href) onApply(searchText);
  });
  useEffect(() => {
    if (searchText === text) return undefined;
    const timer = setTimeout(() => afterPress(() => applyLate()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [searchText, text, key]);

  return { typed, searchText, change: setTyped, apply: () => afterPress(() => onApply(searchText)) };
}
