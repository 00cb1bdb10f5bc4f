import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useDispatch, useSelector } from 'react-redux';
import { login, register } from '@/features/account/api';
import { createSecretHandle } from './secretHandle';
import { cleanText } from '@/shared/text/text';
import { authFailures, authMessages, authTexts as texts } from '@/features/account/authTexts';
import { emailTexts } from '@/shared/ui/form/emailTexts';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { EmailField } from '@/shared/ui/form/EmailField';
import { TextField } from '@/shared/ui/form/TextField';
import { useForm } from '@/shared/ui/form/useForm';
import { errorTexts } from '@/shared/request/errorTexts';
import { mayHaveArrived, type RequestError } from '@/shared/request/errors';
import { AuthForm } from './AuthForm';
import { loginValidations, missingIn, registerValidations, type AuthMode } from './authForms';
import { authClosed, authSlice } from '@/features/account/authSlice';
import { AuthTabs, panelId, tabId } from './AuthTabs';
import { PasswordField } from './PasswordField';
import { authModule } from './authSaga';
import './auth.scss';

export const modules = [authModule];

/**
 * Login and registration (requirements 2.6). Closing the dialog does not cancel a pending request; the next
 * dialog does not show its error. Passwords stay in the fields.
 */
export function AuthDialog() {
  const dispatch = useDispatch();
  const { loading, error } = useSelector(authSlice.selectors.selectAuth);
  const id = useId();
  const [mode, setMode] = useState<AuthMode>('login');
  /** The tab whose form was submitted, until a field of it changes. */
  const [sent, setSent] = useState<AuthMode>();
  const signIn = useForm({ id: `${id}-an`, validations: loginValidations, messages: authMessages });
  const signUp = useForm({ id: `${id}-neu`, validations: registerValidations, messages: authMessages });

  function clearOutcome() {
    if (!loading) setSent(undefined);
  }

  function changeEmail(email: string) {
    signIn.change('email', email);
    signUp.change('email', email);
  }

  function selectTab(tab: AuthMode) {
    if (tab !== mode) clearOutcome();
    setMode(tab);
  }

  function sendLogin() {
    const { email, password } = signIn.values;
    setSent('login');
    dispatch(login.start({ email: cleanText(email), password: createSecretHandle(password) }));
  }

  function sendRegister() {
    if (!signUp.check()) return;
    const { username, email, password } = signUp.values;
    setSent('register');
    dispatch(
      register.start({
        username: cleanText(username),
        email: cleanText(email),
        password: createSecretHandle(password),
      }),
    );
  }

  const panel = (tab: AuthMode) => ({
    role: 'tabpanel',
    id: panelId(id, tab),
    'aria-labelledby': tabId(id, tab),
    hidden: tab !== mode,
    onChange: clearOutcome,
  });
  const form = (tab: AuthMode) => ({
    mode: tab,
    // Registration also signs in, so `login` is the right status for a request of an earlier dialog.
    sending: loading && tab === mode ? (sent ?? 'login') : undefined,
    ...(sent && tab === mode && !loading && error
      ? { failure: authFailureText(error, sent), error: isRefusal(error) ? undefined : error }
      : { failure: undefined, error: undefined }),
  });
  const missingSignIn = missingIn(loginValidations, signIn.values);
  const missingSignUp = missingIn(registerValidations, signUp.values);
  const email = {
    label: texts.fields.email,
    texts: emailTexts,
    onChange: changeEmail,
    enterKeyHint: 'next' as const,
  };
  const password = { label: texts.fields.password, show: texts.show.password };

  return (
    <Dialog title={texts.title} onClose={() => dispatch(authClosed())}>
      <Modal.Body className="auth">
        <p>{texts.lead}</p>
        <AuthTabs id={id} mode={mode} onChange={selectTab} />
        <div {...panel('login')}>
          <AuthForm
            {...form('login')}
            isIncomplete={missingSignIn.length > 0}
            missing={missingSignIn.filter((name) => !signIn.field(name).error)}
            onSubmit={sendLogin}
          >
            <EmailField {...signIn.emailField('email')} {...email} autoComplete="username" />
            <PasswordField
              {...signIn.field('password')}
              {...password}
              autoComplete="current-password"
              enterKeyHint="go"
            />
          </AuthForm>
        </div>
        <div {...panel('register')}>
          <AuthForm
            {...form('register')}
            isIncomplete={missingSignUp.length > 0}
            missing={missingSignUp.filter((name) => !signUp.field(name).error)}
            onSubmit={sendRegister}
          >
            <TextField
              {...signUp.field('username')}
              label={texts.fields.username}
              autoComplete="nickname"
              autoCorrect="off"
              enterKeyHint="next"
            />
            <EmailField {...signUp.emailField('email')} {...email} />
            <PasswordField
              {...signUp.field('password')}
              {...password}
              autoComplete="new-password"
              enterKeyHint="next"
            />
            <PasswordField
              {...signUp.field('confirm')}
              label={texts.fields.confirm}
              show={texts.show.confirm}
              autoComplete="new-password"
              enterKeyHint="go"
            />
          </AuthForm>
        </div>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="link" onClick={() => dispatch(authClosed())}>
          {texts.close}
        </Button>
      </Modal.Footer>
    </Dialog>
  );
}

/** Wrong data, e.g. a wrong password; a missing call is none. */
const isRefusal = (error: RequestError) => error.kind !== 'notFound' && !mayHaveArrived(error);

/** The backend's message if there is one, else our own. */
function authFailureText(error: RequestError, mode: AuthMode): string {
  if (error.message !== undefined) return error.message;
  if (error.kind === 'notFound') return authFailures.missing;
  if (mode === 'login' && error.kind === 'refused') return errorTexts.refused;
  if (error.isUnsent) return errorTexts[error.kind];
  if (!mayHaveArrived(error)) return authFailures[mode].refused;
  if (error.kind === 'cancelled') return authFailures[mode].unclear;
  return mode === 'login'
    ? errorTexts[error.kind]
    : `${errorTexts[error.kind]} ${authFailures.register.unclear}`;
}
