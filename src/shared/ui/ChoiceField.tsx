import type { RefObject } from 'react';
import { useFieldValue } from './form/useFieldValue';
import './form/forms.scss';

type Props = {
  id: string;
  label: string;
  field: RefObject<HTMLSelectElement | null>;
  value: string | number | undefined;
  options: readonly { value: string | number; label: string }[];
  problem: string | undefined;
  onChoose: (value: string) => void;
};

/** A select that takes effect immediately, outside of a form. */
export function ChoiceField({ id, label, field, value, options, problem, onChoose }: Props) {
  const control = useFieldValue({
    value: value === undefined ? undefined : String(value),
    onChange: onChoose,
    ref: field,
  });
  const problemId = `${id}-problem`;
  return (
    <div className="choice-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        {...control}
        className="form-select"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p id={problemId} className="field-error" role="alert">
        {problem}
      </p>
    </div>
  );
}
