import type { ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import { FieldError } from './FieldError';
import { fieldState } from './fieldState';
import type { FieldProps } from './useForm';
import '@/styles/forms.scss';

/** What a ticked box holds; one without a tick is empty, so that `required` asks for the tick. */
const ticked = 'ja';

type Props = FieldProps & { children: ReactNode };

/** A box to tick, with its label and its error. */
export function CheckField({ id, name, value, required, error, onChange, onBlur, children }: Props) {
  return (
    <Form.Check id={id} className="mb-3">
      <Form.Check.Input
        name={name}
        required={required}
        checked={value === ticked}
        {...fieldState({ id, error })}
        onChange={(event) => onChange(event.target.checked ? ticked : '')}
        onBlur={onBlur}
      />
      <Form.Check.Label>{children}</Form.Check.Label>
      <FieldError id={id} error={error} />
    </Form.Check>
  );
}
