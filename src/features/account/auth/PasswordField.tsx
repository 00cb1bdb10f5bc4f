import { useState } from 'react';
import { TextField } from '@/shared/ui/form/TextField';
import type { FieldProps } from '@/shared/ui/form/useForm';

type Props = FieldProps & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  enterKeyHint: 'next' | 'go';
  /** Accessible name of the button that shows the password. */
  show: string;
};

export function PasswordField({ show, ...field }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="password-field">
      <TextField {...field} type={isShown ? 'text' : 'password'} spellCheck={false}>
        <button
          type="button"
          className="password-toggle"
          aria-label={show}
          title={show}
          aria-pressed={isShown}
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {!isShown && <path d="M4 20 20 4" />}
          </svg>
        </button>
      </TextField>
    </div>
  );
}
