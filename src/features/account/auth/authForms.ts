import { minPasswordLength } from '@/features/account/api';
import { brokenRule, formOf, namesIn, type FormValues, type Validation } from '@/shared/ui/form/formField';

export type AuthMode = 'login' | 'register';

export const authModes: readonly AuthMode[] = ['login', 'register'];

export type LoginField = 'email' | 'password';
export type RegisterField = LoginField | 'username' | 'confirm';

const email = { required: true, email: true };
const password = { required: true, minLength: minPasswordLength };

/** Rules of both forms (requirements 5). */
export const loginValidations: Record<LoginField, Validation<LoginField>> = { email, password };

export const registerValidations: Record<RegisterField, Validation<RegisterField>> = {
  username: { required: true },
  email,
  password,
  confirm: { ...password, sameAs: 'password' },
};

/** Invalid fields, in the order of the form. */
export function missingIn<Name extends string>(
  validations: Record<Name, Validation<Name>>,
  values: FormValues<Name>,
): Name[] {
  const fields = formOf(validations, values);
  return namesIn(fields).filter((name) => brokenRule(fields, name) !== undefined);
}
