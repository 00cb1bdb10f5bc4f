import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useDispatch, useSelector } from 'react-redux';
import { login, register } from './api';
import { createSecretHandle } from './secretHandle';
import { cleanText } from '@/shared/text/text';
import { authMessages, authTexts as texts } from './authTexts';
import { emailTexts } from '@/shared/ui/form/emailTexts';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { EmailField } from '@/shared/ui/form/EmailField';
import { TextField } from '@/shared/ui/form/TextField';
import { useForm } from '@/shared/ui/form/useForm';
import { authFailureText } from './components/authFailure';
import { AuthForm } from './components/AuthForm';
import { loginValidations, missingIn, registerValidations, type AuthMode } from './components/authForms';
import { authClosed, authSlice } from './authSlice';
import { AuthTabs, panelId, tabId } from './components/AuthTabs';
import { PasswordField } from './components/PasswordField';
import './components/auth.scss';

/**
 * Signs in or up (requirements 2.6). What is on its way when the dialog is closed goes on without it, and its failure
 * is not told in the next one. Passwords live in the fields alone.
 */
export function AuthDialog() {
  const dispatch = useDispatch();
  const { loading, error } = useSelector(authSlice.selectors.selectAuth);
  const id = useId();
  const [mode, setMode] = useState<AuthMode>('login');
  /** The tab from which was sent what is not yet changed again. */
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
    // A new account gets its mail there; for one that exists, another address is refused anyway.
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
    // Whoever signs up is signed in, too: that is true of what an earlier dialog sent.
    sending: loading && tab === mode ? (sent ?? 'login') : undefined,
    failure: sent && tab === mode && !loading && error ? authFailureText(error, sent) : undefined,
  });
  const email = { label: texts.fields.email, texts: emailTexts, onChange: changeEmail };
  const password = { label: texts.fields.password, show: texts.show.password };

  return (
    <Dialog title={texts.title} onClose={() => dispatch(authClosed())}>
      <Modal.Body className="auth">
        <p>{texts.lead}</p>
        <AuthTabs id={id} mode={mode} onChange={selectTab} />
        <div {...panel('login')}>
          <AuthForm
            {...form('login')}
            missing={missingIn(loginValidations, signIn.values)}
            onSubmit={sendLogin}
          >
            <EmailField {...signIn.emailField('email')} {...email} autoComplete="username" />
            <PasswordField {...signIn.field('password')} {...password} autoComplete="current-password" />
          </AuthForm>
        </div>
        <div {...panel('register')}>
          <AuthForm
            {...form('register')}
            missing={missingIn(registerValidations, signUp.values)}
            onSubmit={sendRegister}
          >
            <TextField {...signUp.field('username')} label={texts.fields.username} autoComplete="nickname" />
            <EmailField {...signUp.emailField('email')} {...email} />
            <PasswordField {...signUp.field('password')} {...password} autoComplete="new-password" />
            <PasswordField
              {...signUp.field('confirm')}
              label={texts.fields.confirm}
              show={texts.show.confirm}
              autoComplete="new-password"
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
