import type { ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import type { FormCheckInputProps } from 'react-bootstrap/FormCheckInput';
import { FieldError, fieldState } from './FieldError';
import { ticked, useFieldValue } from './useFieldValue';
import type { FieldProps } from './useForm';
import './forms.scss';

type TickProps = Omit<FormCheckInputProps, 'onChange' | 'checked'> & {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

export function Tick({ isTicked, onTick, ...rest }: TickProps) {
  const { ref, defaultValue } = useFieldValue({
    value: isTicked ? ticked : '',
    onChange: (value) => onTick(value !== ''),
  });
  return <Form.Check.Input {...rest} ref={ref} defaultChecked={defaultValue !== ''} />;
}

type Props = FieldProps & { children: ReactNode };

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
