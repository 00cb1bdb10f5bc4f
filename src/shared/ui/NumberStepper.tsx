import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFieldValue } from './form/useFieldValue';
import './stepper.scss';

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
 * Minus, a numeric input that commits on blur or Enter, gives up on Escape and steps by the arrow keys, plus. What was
 * changed in the typed text is said.
 */
export function NumberStepper(props: Props) {
  const { texts, name, value, min, max, accept, onChange, onDecrease, onIncrease } = props;
  const [draft, setDraft] = useState<string>();
  const [hint, setHint] = useState('');
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const control = useFieldValue({ value: draft ?? String(value), onChange: type, ref: field });

  function commit(draft: string | undefined) {
    if (draft === undefined) return;
    setDraft(undefined);
    const accepted = accept(draft);
    if (accepted === undefined) setHint(draft.trim() === '' ? '' : texts.refused(value));
    else setHint(accepted === Number(draft) ? '' : texts.limited(accepted));
    if (accepted !== undefined && accepted !== value) onChange(accepted);
  }

  function type(text: string) {
    // Nobody is typing: a program set it.
    if (document.activeElement !== field.current) {
      commit(text);
      return;
    }
    setDraft(text);
    // The same words again are announced only where they were gone.
    setHint('');
  }

  /** Down to 1 at the least: nothing is taken away by a key that may be held. */
  function stepTo(next: (from: number) => number) {
    const from = draft === undefined ? value : (accept(draft) ?? value);
    const count = Math.min(next(from), max);
    setDraft(undefined);
    setHint('');
    if (count !== value) onChange(count);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'Escape') setDraft(undefined);
    if (key === 'Enter') commit(draft);
    if (key === 'ArrowUp') stepTo((from) => from + 1);
    if (key === 'ArrowDown') stepTo((from) => Math.max(from - 1, Math.min(value, 1)));
    if (/^(?:Enter|ArrowUp|ArrowDown)$/.test(key)) event.preventDefault();
  }

  const step = (change: () => void) => () => {
    setHint('');
    change();
  };

  return (
    <div className="stepper" role="group" aria-label={texts.group(name)}>
      <StepButton label={texts.decrease(name)} isOff={value <= min} onPress={step(onDecrease)}>
        −
      </StepButton>
      <input
        {...control}
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        aria-label={texts.input(name)}
        aria-describedby={hintId}
        onBlur={() => commit(draft)}
        onKeyDown={press}
      />
      <StepButton label={texts.increase(name)} isOff={value >= max} onPress={step(onIncrease)}>
        +
      </StepButton>
      <span id={hintId} className="stepper-hint" role="status">
        {hint}
      </span>
    </div>
  );
}

type StepProps = { label: string; isOff: boolean; onPress: () => void; children: string };

/** At its limit it is off, but keeps the focus of whoever pressed it until then. */
function StepButton({ label, isOff, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}
