import type { FocusEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import Form from 'react-bootstrap/Form';
import { pressEnded } from '@/shared/browser/press';
import { FieldError, fieldState } from './FieldError';
import { useFieldValue } from './useFieldValue';
import type { DraftedFieldProps, FieldProps } from './useForm';
import './forms.scss';

type Attribute =
  | 'autoComplete'
  | 'maxLength'
  | 'inputMode'
  | 'enterKeyHint'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'min'
  | 'max';

/** For the on-screen keyboard, which would correct names. */
export const nameKeyboard = { autoCapitalize: 'words', autoCorrect: 'off', enterKeyHint: 'next' } as const;

/** A drafted value is never a password. */
type Kind =
  | (DraftedFieldProps & { type?: 'text' | 'email' | 'tel' | 'date' })
  | (FieldProps & { drafted?: never; type?: 'text' | 'password' });

export type TextFieldProps = Kind &
  Pick<InputHTMLAttributes<HTMLInputElement>, Attribute> & {
    label: string;
    rows?: number;
    hint?: string;
    ref?: Ref<HTMLInputElement>;
    children?: ReactNode;
  };

/** For the focus, browsers scroll to the caret only: a bar at the bottom would cover the rest of the text area. */
function showWhole({ currentTarget }: FocusEvent) {
  void pressEnded().then(() => currentTarget.scrollIntoView({ block: 'nearest' }));
}

export function TextField({
  label,
  type = 'text',
  rows,
  hint,
  error,
  ref: outer,
  value,
  onChange,
  children,
  ...rest
}: TextFieldProps) {
  const { id } = rest;
  const ownValue = useFieldValue({ value, onChange, ref: outer });
  const control = {
    ...rest,
    ...fieldState({ id, error, hint }),
    ...ownValue,
  };
  return (
    <div className="mb-3">
      <Form.Label htmlFor={id}>{label}</Form.Label>
      {rows === undefined ? (
        <Form.Control {...control} type={type} />
      ) : (
        <Form.Control {...control} as="textarea" rows={rows} onFocus={showWhole} />
      )}
      {hint && <Form.Text id={`${id}-hinweis`}>{hint}</Form.Text>}
      <FieldError id={id} error={error} />
      {children}
    </div>
  );
}
