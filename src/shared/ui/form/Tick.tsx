import Form from 'react-bootstrap/Form';
import type { FormCheckInputProps } from 'react-bootstrap/FormCheckInput';
import { ticked, useFieldValue } from './useFieldValue';

type Props = Omit<FormCheckInputProps, 'onChange' | 'checked'> & {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

/** A box to tick or a radio button, without its label. */
export function Tick({ isTicked, onTick, ...rest }: Props) {
  const { ref, defaultValue } = useFieldValue({
    value: isTicked ? ticked : '',
    onChange: (value) => onTick(value !== ''),
  });
  return <Form.Check.Input {...rest} ref={ref} defaultChecked={defaultValue !== ''} />;
}
