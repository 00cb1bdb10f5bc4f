import { useId, type FormEvent, type ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import { useDispatch } from 'react-redux';
import { login, register } from '@/features/account/api';
import { authTexts as texts, missingText } from '@/features/account/authTexts';
import type { RequestError } from '@/shared/request/errors';
import { Button } from '@/shared/ui/Button';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import { SlowHint } from '@/shared/ui/SlowHint';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import type { AuthMode, RegisterField } from './authForms';

type Props = {
  mode: AuthMode;
  isIncomplete: boolean;
  /** Missing fields that show no error of their own. */
  missing: readonly RegisterField[];
  /** The pending request, which the other tab may have started. */
  sending: AuthMode | undefined;
  failure: string | undefined;
  /** The failed request, unless it was a plain refusal. */
  error: RequestError | undefined;
  onSubmit: () => void;
  children: ReactNode;
};

/** The button is disabled until all fields are valid (requirements 5). */
export function AuthForm({
  mode,
  isIncomplete,
  missing,
  sending,
  failure,
  error,
  onSubmit,
  children,
}: Props) {
  const dispatch = useDispatch();
  const missingId = useId();
  const { fallbackRef, withFocus } = useFocusFallback<HTMLButtonElement>();
  const isBusy = sending !== undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isIncomplete && !isBusy) onSubmit();
  }

  return (
    <Form noValidate autoCapitalize="none" onSubmit={submit}>
      {children}
      <p id={missingId} className="auth-reason" hidden={!isIncomplete}>
        {isIncomplete && missingText(missing)}
      </p>
      {failure !== undefined && (
        <RequestNotice variant="danger" error={error}>
          {failure}
        </RequestNotice>
      )}
      <Button
        ref={fallbackRef}
        type="submit"
        className={isBusy ? 'w-100 auth-submit disabled-look' : 'w-100 auth-submit'}
        disabled={isIncomplete && !isBusy}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy}
        aria-describedby={isIncomplete ? missingId : undefined}
      >
        {isBusy && <span className="spinner" aria-hidden="true" />}
        <span>{isBusy ? texts.submitting[sending] : texts.submit[mode]}</span>
      </Button>
      <div role="status" className="auth-status">
        {isBusy && (
          <SlowHint
            texts={texts.slow}
            onCancel={withFocus(() => {
              dispatch(login.cancel());
              dispatch(register.cancel());
            })}
          />
        )}
      </div>
    </Form>
  );
}
