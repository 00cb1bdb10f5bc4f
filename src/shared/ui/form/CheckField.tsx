import type { ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import { FieldError } from './FieldError';
import { fieldState } from './fieldState';
import { Tick } from './Tick';
import { ticked } from './useFieldValue';
import type { FieldProps } from './useForm';
import './forms.scss';

type Props = FieldProps & { children: ReactNode };

/** A box to tick, with its label and its error. */
export function CheckField({ id, name, value, required, error, onChange, onBlur, children }: Props) {
  return (
    <Form.Check id={id} className="mb-3">
      <Tick
        name={name}
        required={required}
        isTicked={value === ticked}
        {...fieldState({ id, error })}
        onTick={(isTicked) => onChange(isTicked ? ticked : '')}
        onBlur={onBlur}
      />
      <Form.Check.Label>{children}</Form.Check.Label>
      <FieldError id={id} error={error} />
    </Form.Check>
  );
}
