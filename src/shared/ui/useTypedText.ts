import { useEffect, useEffectEvent, useState } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router-dom';

/** In ms. Safari refuses more than 100 changes of the address in 30 s, which is 300 ms each. */
const typingPause = 350;

type Options = {
  /** The text that the address holds. */
  text: string;
  /** What of a typed text is looked for. */
  clean: (typed: string) => string;
  /** Takes a text to the address, where it takes the place of the history's entry. */
  onApply: (text: string) => void;
};

/**
 * What is typed stands here alone and goes to the address after a pause. From there it comes back only with another
 * entry of the history: an answer to an earlier letter must not undo a later one.
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

  const wanted = clean(typed);
  const applyLate = useEffectEvent(() => {
    // The screen may lag behind the address: who is on the way elsewhere is not called back, and what was typed for
    // this place waits until it shows it.
    if (new URL(href, window.location.origin).href === window.location.href) onApply(wanted);
  });
  useEffect(() => {
    if (wanted === text) return undefined;
    const timer = setTimeout(() => applyLate(), typingPause);
    return () => clearTimeout(timer);
  }, [wanted, text, key]);

  return { typed, wanted, change: setTyped, apply: () => onApply(wanted) };
}
