import Form from 'react-bootstrap/Form';
import { choicesIn, valueOfChoices } from './formChoices';
import { FieldError, fieldState } from './FieldError';
import { Tick } from './CheckField';
import type { FieldProps } from './useForm';
import './forms.scss';

type Props = FieldProps & {
  label: string;
  options: readonly { value: string; label: string }[];
  className: string;
};

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
          <Form.Check key={option.value} id={`${id}-${position}`}>
            <Tick
              name={name}
              isTicked={chosen.includes(option.value)}
              onTick={(isTicked) => choose(option.value, isTicked)}
            />
            <Form.Check.Label>{option.label}</Form.Check.Label>
          </Form.Check>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
