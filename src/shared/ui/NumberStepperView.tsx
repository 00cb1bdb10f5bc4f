import type { ComponentProps } from 'react';
import './stepper.scss';

export type StepperTexts = {
  group: (name: string) => string;
  decrease: (name: string) => string;
  increase: (name: string) => string;
  input: (name: string) => string;
};

type Props = {
  texts: StepperTexts;
  name: string;
  value: number;
  min: number;
  max: number;
  /** Value and handlers of the input; without them it is disabled. */
  field?: ComponentProps<'input'>;
  hint?: string;
  hintId?: string;
  onDecrease: () => void;
  onIncrease: () => void;
};

export function NumberStepperView(props: Props) {
  const { texts, name, value, min, max, hint, hintId, onDecrease, onIncrease } = props;
  const { field = { value: String(value), disabled: true } } = props;
  return (
    <div className="stepper" role="group" aria-label={texts.group(name)}>
      <StepButton label={texts.decrease(name)} isDisabled={value <= min} onPress={onDecrease}>
        −
      </StepButton>
      <input
        {...field}
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        aria-label={texts.input(name)}
        aria-describedby={hintId}
      />
      <StepButton label={texts.increase(name)} isDisabled={value >= max} onPress={onIncrease}>
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
