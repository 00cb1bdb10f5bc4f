import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from '@/shared/browser/press';
import { useFieldValue } from './form/useFieldValue';
import { NumberStepperView, type StepperTexts } from './NumberStepperView';

type Texts = StepperTexts & {
  limited: (count: number) => string;
  refused: (count: number) => string;
};

export type NumberStepperProps = {
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
export function NumberStepper(props: NumberStepperProps) {
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
    if (key === 'Enter') {
      // First, because the change may move the focus: the field is left then, and would commit once more.
      flushSync(() => setDraft(undefined));
      commit(draft);
    }
    if (key === 'ArrowUp') stepTo((from) => from + 1);
    if (key === 'ArrowDown') stepTo((from) => Math.max(from - 1, Math.min(value, 1)));
    if (/^(?:Enter|ArrowUp|ArrowDown)$/.test(key)) event.preventDefault();
  }

  /** What is being pressed gets the committed value, and neither a hint nor a new value moves it away. */
  const leave = () => afterPress(() => flushSync(() => commit(draft)));

  const step = (change: () => void) => () => {
    setHint('');
    change();
  };

  return (
    <NumberStepperView
      texts={texts}
      name={name}
      value={value}
      min={min}
      max={max}
      field={{ ...control, onBlur: leave, onKeyDown: press }}
      hint={hint}
      hintId={hintId}
      onDecrease={step(onDecrease)}
      onIncrease={step(onIncrease)}
    />
  );
}
