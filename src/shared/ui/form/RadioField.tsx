import type { FocusEvent, ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import { FieldError, fieldState } from './FieldError';
import { Tick } from './CheckField';
import type { FieldProps } from './useForm';
import './forms.scss';
import './radioField.scss';

type Props = FieldProps & {
  label: string;
  options: readonly { value: string; label: ReactNode }[];
};

export function RadioField({ id, value, required, error, label, options, onChange, onBlur }: Props) {
  const { isInvalid, ...state } = fieldState({ id, error });

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  }

  return (
    <fieldset
      id={id}
      role="radiogroup"
      aria-required={required}
      {...state}
      className="radio-field"
      onBlur={leave}
    >
      <legend>{label}</legend>
      <div className="radio-field-options">
        {options.map((option) => (
          <Form.Check key={option.value} type="radio" id={`${id}-${option.value}`}>
            <Tick
              type="radio"
              // Unique by the id: two forms on one page may have the same field.
              name={id}
              value={option.value}
              isTicked={option.value === value}
              isInvalid={isInvalid}
              onTick={(isTicked) => isTicked && onChange(option.value)}
            />
            <Form.Check.Label>{option.label}</Form.Check.Label>
          </Form.Check>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
