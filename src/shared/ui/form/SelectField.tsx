import Form from 'react-bootstrap/Form';
import { FieldError, fieldState } from './FieldError';
import { useFieldValue } from './useFieldValue';
import type { FieldProps } from './useForm';
import './forms.scss';

type Props = FieldProps & {
  label: string;
  options: readonly { value: string; label: string }[];
};

export function SelectField({ label, options, error, value, onChange, ...rest }: Props) {
  const { id } = rest;
  const control = useFieldValue({ value, onChange });
  return (
    <div className="mb-3">
      <Form.Label htmlFor={id}>{label}</Form.Label>
      <Form.Select {...rest} {...fieldState({ id, error })} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Form.Select>
      <FieldError id={id} error={error} />
    </div>
  );
}
