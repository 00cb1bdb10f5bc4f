import { useEffect, useEffectEvent, useState } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router-dom';

/** ms. Safari refuses more than 100 changes of the address in 30 s, which is one in 300 ms. */
const typingPauseMs = 350;

type Options = {
  text: string;
  /** Normalises a typed text for the search. */
  clean: (typed: string) => string;
  /** Writes a text to the address, replacing the history entry. */
  onApply: (text: string) => void;
};

/**
 * State of a search field whose text is written to the address after a pause. It is read from the address only with
 * another history entry: an earlier change of the address must not undo later typing.
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
    // The page may lag behind the address: a pending navigation elsewhere is not undone, and the text waits until
    // this address is shown.
    if (new URL(href, window.location.origin).href === window.location.href) onApply(searchText);
  });
  useEffect(() => {
    if (searchText === text) return undefined;
    const timer = setTimeout(() => applyLate(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [searchText, text, key]);

  return { typed, searchText, change: setTyped, apply: () => onApply(searchText) };
}
