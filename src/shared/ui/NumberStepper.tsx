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
  name: string;
  value: number;
  min: number;
  max: number;
  /** Parses a typed text; `undefined` refuses it. */
  accept: (typed: string) => number | undefined;
  onChange: (value: number) => void;
  onDecrease: () => void;
  onIncrease: () => void;
};

/** The input commits on blur or Enter, resets on Escape, and announces corrections. */
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
    // Set without the focus, by autofill for example.
    if (document.activeElement !== field.current) {
      commit(text);
      return;
    }
    setDraft(text);
    // A live region announces equal text only if it was removed before.
    setHint('');
  }

  /** Stops at 1: a held key must not remove the line. */
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
      <StepButton label={texts.decrease(name)} isDisabled={value <= min} onPress={step(onDecrease)}>
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
      <StepButton label={texts.increase(name)} isDisabled={value >= max} onPress={step(onIncrease)}>
        +
      </StepButton>
      <span id={hintId} className="stepper-hint" role="status">
        {hint}
      </span>
    </div>
  );
}

type StepProps = { label: string; isDisabled: boolean; onPress: () => void; children: string };

/** `aria-disabled` instead of `disabled`, which would lose the focus. */
function StepButton({ label, isDisabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}
