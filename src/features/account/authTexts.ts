import { minPasswordLength } from './api';
import { statusTexts } from '@/shared/ui/texts';

export const authTexts = {
  title: 'Anmelden oder registrieren',
  lead: 'Mit einem Konto merkst du dir Filme. Zum Kaufen brauchst du keines.',
  /** Verbatim (requirements 2.6). */
  tabs: { login: 'Login', register: 'Register' },
  fields: {
    username: 'Benutzername',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    confirm: 'Passwort wiederholen',
  },
  show: { password: 'Passwort anzeigen', confirm: 'Wiederholtes Passwort anzeigen' },
  submit: { login: 'Anmelden', register: 'Konto anlegen' },
  submitting: { login: 'Du wirst angemeldet …', register: 'Dein Konto wird angelegt …' },
  close: 'Schließen',
  slow: { slow: statusTexts.slow, retry: statusTexts.retry, cancel: 'Nicht länger warten' },
};

const tooShort = `Ein Passwort hat mindestens ${minPasswordLength}\u00a0Zeichen.`;

export const authMessages = {
  username: 'Bitte gib einen Benutzernamen ein.',
  email: {
    required: 'Bitte gib deine E-Mail-Adresse ein.',
    otherwise: 'Das ist keine gültige E-Mail-Adresse.',
  },
  password: { required: 'Bitte gib ein Passwort ein.', otherwise: tooShort },
  confirm: {
    required: 'Bitte wiederhole das Passwort.',
    minLength: tooShort,
    otherwise: 'Das ist nicht dasselbe Passwort wie oben.',
  },
};

const missingFields = {
  username: 'ein Benutzername',
  email: 'eine gültige E-Mail-Adresse',
  password: `ein Passwort mit mindestens ${minPasswordLength}\u00a0Zeichen`,
  confirm: 'zweimal dasselbe Passwort',
};

/** Fields with an error of their own need not be named. */
export function missingText(names: readonly (keyof typeof missingFields)[]): string {
  const parts = names.map((name) => missingFields[name]);
  const last = parts.pop();
  if (last === undefined) return 'Sieh dir die Angaben oben noch einmal an.';
  return `Es fehlt noch: ${parts.length > 0 ? `${parts.join(', ')} und ` : ''}${last}.`;
}

/** For failures without a message from the backend. */
export const authFailures = {
  login: {
    refused: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    unclear: 'Es ist unklar, ob die Anmeldung angekommen ist. Du kannst sie gefahrlos wiederholen.',
  },
  register: {
    refused: 'Mit diesen Angaben konnten wir kein Konto anlegen.',
    unclear:
      'Es ist unklar, ob dein Konto angelegt wurde. Melde dich unter „Login“ damit an; gelingt das nicht, leg es noch einmal an.',
  },
  missing: 'Die Anmeldung ist gerade nicht möglich. Probier es später noch einmal.',
};

export const logoutTexts = {
  submit: 'Abmelden',
  submitting: 'Du wirst abgemeldet …',
  failed: 'Das Abmelden hat nicht geklappt. Du bist noch angemeldet.',
  unclear: 'Es ist unklar, ob du abgemeldet bist. Probier es noch einmal.',
  slow: authTexts.slow,
};
