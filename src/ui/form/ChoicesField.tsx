import Form from 'react-bootstrap/Form';
import { choicesIn, valueOfChoices } from '@/lib/formChoices';
import { FieldError } from './FieldError';
import { fieldState } from './fieldState';
import type { FieldProps } from './useForm';
import '@/styles/forms.scss';

type Props = FieldProps & {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Lays the boxes out. */
  className: string;
};

/** Several of several, as boxes under one name, with the error of all. */
export function ChoicesField({ id, name, value, error, onChange, label, options, className }: Props) {
  const chosen = choicesIn(value);
  function choose(choice: string, isChosen: boolean) {
    const others = chosen.filter((other) => other !== choice);
    onChange(valueOfChoices(isChosen ? [...others, choice] : others));
  }
  return (
    <fieldset id={id} aria-describedby={fieldState({ id, error })['aria-describedby']}>
      <legend className="fs-6">{label}</legend>
      <div className={className}>
        {options.map((option, position) => (
          <Form.Check
            key={option.value}
            id={`${id}-${position}`}
            name={name}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(event) => choose(option.value, event.target.checked)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
