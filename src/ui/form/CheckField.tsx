import type { ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import type { FieldProps } from './useForm';
import '@/styles/forms.scss';

/** What a ticked box holds; one without a tick is empty, so that `required` asks for the tick. */
const ticked = 'ja';

/** A box to tick, with its label and its error. */
export function CheckField({
  id,
  name,
  value,
  required,
  error,
  onChange,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <Form.Check id={id} className="mb-3">
      <Form.Check.Input
        name={name}
        required={required}
        checked={value === ticked}
        isInvalid={error !== undefined}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-fehler`}
        onChange={(event) => onChange(event.target.checked ? ticked : '')}
      />
      <Form.Check.Label>{children}</Form.Check.Label>
      <Form.Control.Feedback type="invalid" id={`${id}-fehler`}>
        {error}
      </Form.Control.Feedback>
    </Form.Check>
  );
}
