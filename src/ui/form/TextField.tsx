import type { ReactNode, Ref } from 'react';
import Form from 'react-bootstrap/Form';
import type { FieldProps } from './useForm';
import '@/styles/forms.scss';

export type TextFieldProps = FieldProps & {
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  autoComplete?: string;
  maxLength?: number;
  /** Lines; one that has several is a text area. */
  rows?: number;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
  onFocus?: () => void;
  /** Stands below the field. */
  children?: ReactNode;
};

/** A labelled field of text with its error and its hint. */
export function TextField({
  label,
  type = 'text',
  rows,
  hint,
  error,
  ref,
  onChange,
  children,
  ...rest
}: TextFieldProps) {
  const { id } = rest;
  const control = {
    ...rest,
    isInvalid: error !== undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-fehler${hint ? ` ${id}-hinweis` : ''}`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="mb-3">
      <Form.Label htmlFor={id}>{label}</Form.Label>
      {rows === undefined ? (
        <Form.Control {...control} ref={ref} type={type} />
      ) : (
        <Form.Control {...control} as="textarea" rows={rows} />
      )}
      {hint && <Form.Text id={`${id}-hinweis`}>{hint}</Form.Text>}
      <Form.Control.Feedback type="invalid" id={`${id}-fehler`}>
        {error}
      </Form.Control.Feedback>
      {children}
    </div>
  );
}
