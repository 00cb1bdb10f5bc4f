import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { maxSearchText, searchText } from '@/domain/programSearch';
import { finderPanelTexts } from '@/texts/finderPanel';

/** In ms. Safari refuses more than 100 changes of the address in 30 s, which is 300 ms each. */
const typingPause = 350;

type Props = { text: string; onApply: (text: string) => void };

/**
 * What is typed stands here alone and goes to the address after a pause. From there it comes back only with another
 * entry of the history: an answer to an earlier letter must not undo a later one.
 */
export function SearchField({ text, onApply }: Props) {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [typed, setTyped] = useState(text);
  const [entry, setEntry] = useState(key);
  if (entry !== key) {
    setEntry(key);
    if (navigation !== 'REPLACE') setTyped(text);
  }

  const apply = useEffectEvent(onApply);
  const wanted = searchText(typed);
  useEffect(() => {
    if (wanted === text) return undefined;
    const timer = setTimeout(() => apply(wanted), typingPause);
    return () => clearTimeout(timer);
  }, [wanted, text]);

  return (
    <div className="finder-field finder-text">
      <label className="form-label" htmlFor="finden-suche">
        {finderPanelTexts.text}
      </label>
      <input
        id="finden-suche"
        type="search"
        className="form-control"
        value={typed}
        maxLength={maxSearchText}
        placeholder={finderPanelTexts.textHint}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => onApply(wanted)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onApply(wanted);
        }}
      />
    </div>
  );
}
