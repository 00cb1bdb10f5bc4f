import { useId, useState, type KeyboardEvent } from 'react';
import '@/styles/stepper.scss';

type Texts = {
  group: (name: string) => string;
  decrease: (name: string) => string;
  increase: (name: string) => string;
  input: (name: string) => string;
  limited: (count: number) => string;
  refused: (count: number) => string;
};

type Props = {
  texts: Texts;
  /** What is counted; names the group and both buttons. */
  name: string;
  value: number;
  min: number;
  max: number;
  /** The count that a typed text stands for, or `undefined` where it is refused. */
  accept: (typed: string) => number | undefined;
  onChange: (value: number) => void;
  onDecrease: () => void;
  onIncrease: () => void;
};

/**
 * Minus, a numeric input that commits on blur or Enter and gives up on Escape, plus. What was changed in the typed text
 * is said.
 */
export function NumberStepper(props: Props) {
  const { texts, name, value, min, max, accept, onChange, onDecrease, onIncrease } = props;
  const [draft, setDraft] = useState<string>();
  const [hint, setHint] = useState('');
  const hintId = useId();

  function commit() {
    if (draft === undefined) return;
    setDraft(undefined);
    const accepted = accept(draft);
    if (accepted === undefined) setHint(draft.trim() === '' ? '' : texts.refused(value));
    else setHint(accepted === Number(draft) ? '' : texts.limited(accepted));
    if (accepted !== undefined && accepted !== value) onChange(accepted);
  }

  function type(text: string) {
    setDraft(text);
    // The same words again are announced only where they were gone.
    setHint('');
  }

  function endTyping(event: KeyboardEvent) {
    if (event.key === 'Escape') setDraft(undefined);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  }

  const step = (change: () => void) => () => {
    setHint('');
    change();
  };

  return (
    <div className="stepper" role="group" aria-label={texts.group(name)}>
      <button
        type="button"
        aria-label={texts.decrease(name)}
        disabled={value <= min}
        onClick={step(onDecrease)}
      >
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        aria-label={texts.input(name)}
        aria-describedby={hintId}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={endTyping}
      />
      <button
        type="button"
        aria-label={texts.increase(name)}
        disabled={value >= max}
        onClick={step(onIncrease)}
      >
        +
      </button>
      <span id={hintId} className="stepper-hint" role="status">
        {hint}
      </span>
    </div>
  );
}
