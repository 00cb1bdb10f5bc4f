import { cleanText } from '@/shared/text/text';
import type { FormValues, Validation } from '@/shared/ui/form/formField';
import { withdrawalTexts as texts } from '@/features/feedback/withdrawalTexts';

export type WithdrawalField = 'name' | 'orderNumber' | 'email';

/** Each linked order has its own draft and its own result. */
export const withdrawalForm = (orderId?: string) =>
  orderId === undefined ? 'widerruf' : `widerruf-${orderId.replace(/\W/g, '_')}`;

/** Characters. */
export const maxLine = 200;

const line = { required: true, maxLength: maxLine };

/** Fields in the order of the form. */
export const withdrawalValidations: Record<WithdrawalField, Validation<WithdrawalField>> = {
  name: line,
  orderNumber: line,
  email: { ...line, email: true },
};

export type Declaration = Record<WithdrawalField, string> & {
  /** Everything that is declared, line by line. */
  text: string;
};

/** What a visitor declares: cleaned fields, and the text that is shown, sent, copied and repeated by the receipt. */
export function declarationOf(values: FormValues<WithdrawalField>): Declaration {
  const name = cleanText(values.name);
  const orderNumber = cleanText(values.orderNumber);
  const email = cleanText(values.email);
  const text = [
    texts.declaration,
    `${texts.orderNumber}: ${orderNumber}`,
    `${texts.name}: ${name}`,
    `${texts.email}: ${email}`,
  ].join('\n');
  return { name, orderNumber, email, text };
}

/** Opens the visitor's e-mail program with the declaration (RFC 6068). */
export function mailAddress(to: string, { orderNumber, text }: Declaration): string {
  const subject = encodeURIComponent(texts.subject(orderNumber));
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
