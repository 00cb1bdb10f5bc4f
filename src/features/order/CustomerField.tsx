import Form from 'react-bootstrap/Form';
import { checkoutTexts } from '@/texts/checkout';
import type { FieldName } from './customerForm';

type Props = {
  name: Exclude<FieldName, 'terms'>;
  value: string;
  error: string | undefined;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  hint?: string;
  onChange: (value: string) => void;
};

export function CustomerField({ name, value, error, type = 'text', autoComplete, hint, onChange }: Props) {
  const id = `kassa-${name}`;
  return (
    <div className="mb-3">
      <Form.Label htmlFor={id}>{checkoutTexts[name]}</Form.Label>
      <Form.Control
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={200}
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
    </div>
  );
}
