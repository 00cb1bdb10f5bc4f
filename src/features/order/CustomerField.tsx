import type { ReactNode, Ref } from 'react';
import Form from 'react-bootstrap/Form';
import { checkoutTexts } from '@/texts/checkout';
import { maxFieldLength, type TextName } from './customerForm';

export type CustomerFieldProps = {
  name: TextName;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

type Props = CustomerFieldProps & {
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Stands below the field. */
  children?: ReactNode;
};

export function CustomerField({
  name,
  value,
  error,
  type = 'text',
  hint,
  onChange,
  children,
  ...rest
}: Props) {
  const id = `kassa-${name}`;
  return (
    <div className="mb-3">
      <Form.Label htmlFor={id}>{checkoutTexts[name]}</Form.Label>
      <Form.Control
        {...rest}
        id={id}
        name={name}
        type={type}
        maxLength={maxFieldLength}
        required={name !== 'phone'}
        value={value}
        isInvalid={error !== undefined}
        aria-describedby={`${id}-fehler${hint ? ` ${id}-hinweis` : ''}`}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && <Form.Text id={`${id}-hinweis`}>{hint}</Form.Text>}
      <Form.Control.Feedback type="invalid" id={`${id}-fehler`}>
        {error}
      </Form.Control.Feedback>
      {children}
    </div>
  );
}
