import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { factRules } from '@/domain/orderLife';
import { authSlice } from '@/features/account/authSlice';
import { forgetCustomer, orderedKey, rememberedKey, typedKey } from './customerDraft';
import { customerFields, type Customer, type TextName } from './customerFields';
import type { PlacedOrder } from '@/features/checkout/history/orderHistory';
import { useOrders } from '@/features/checkout/useOrders';
import { shopNow } from '@/shared/browser/serverClock';
import { givenUpOrderMaxAge } from '@/shop/constants';
import { checkoutTexts } from './checkoutTexts';
import { maxCustomerTextLength } from '@/shop/constants';
import { cleanText } from '@/shared/text/text';
import { forgetDraft, readDraft, writeDraft } from '@/shared/ui/form/formDraft';
import { namesIn, type FormValues, type Validation } from '@/shared/ui/form/formField';
import { useForm } from '@/shared/ui/form/useForm';
import { isFilled } from '@/shared/ui/form/validation';

export type FieldName = TextName | 'terms';

const customerValidations: Record<FieldName, Validation<FieldName>> = {
  ...customerFields,
  terms: { required: true },
};

const textNames = namesIn(customerFields);

/** The values that may be remembered. */
function textsOf(values: FormValues<FieldName>): FormValues<TextName> {
  return Object.fromEntries(textNames.map((name) => [name, values[name]])) as FormValues<TextName>;
}

/** Whether anything was typed. */
function isTyped(values: FormValues<FieldName>): boolean {
  return textNames.some((name) => isFilled(values[name]));
}

/** All text fields, without optional ones that are blank. */
export function customerOf(values: FormValues<FieldName>): Customer {
  const sent = textNames.filter((name) => customerValidations[name].required || isFilled(values[name]));
  return Object.fromEntries(sent.map((name) => [name, cleanText(values[name])])) as Customer;
}

const read = (key: string) => readDraft(key, textNames, maxCustomerTextLength);

/** What was typed for the newest order, unless it is paid, cancelled, removed or older than 24 hours. */
function typedForOrder(newest: PlacedOrder | undefined): FormValues<TextName> | undefined {
  const isRecent = newest !== undefined && shopNow() - newest.placedAt < givenUpOrderMaxAge;
  return isRecent && factRules[newest.state].mayBePaid !== 'never' ? read(orderedKey) : undefined;
}

/**
 * The form's values, kept in session storage, never in the store: phones discard tabs. The acceptance of the terms is
 * never stored, as it belongs to one order.
 */
export function useCustomerForm() {
  const [newest] = useOrders();
  const { isAuth } = useSelector(authSlice.selectors.selectAuth);
  const [initial] = useState(() => ({
    typed: read(typedKey),
    remembered: read(rememberedKey),
    ordered: typedForOrder(newest),
  }));
  const [isRemembering, setIsRemembering] = useState(initial.remembered !== undefined);
  const [wasAuth, setWasAuth] = useState(isAuth);
  const form = useForm({
    id: 'kassa',
    validations: customerValidations,
    messages: checkoutTexts.errors,
    // Changes after an order are newer than what was ordered.
    initial: initial.typed ?? initial.remembered ?? initial.ordered,
  });
  if (wasAuth !== isAuth) {
    setWasAuth(isAuth);
    if (wasAuth) {
      setIsRemembering(false);
      form.reset();
    }
  }
  // A given-up order fills the form once: the visitor orders anew, or leaves it.
  const isWaiting = newest?.state === 'open' || newest?.state === 'lost';
  useEffect(() => {
    if (!isWaiting) forgetCustomer();
  }, [isWaiting]);
  /** What leaving the page would lose. */
  const isUnsaved =
    isTyped(form.values) && !isRemembering && !(isWaiting && sameTexts(form.values, initial.ordered));
  const draft = JSON.stringify(textsOf(form.values));
  useEffect(() => {
    if (isRemembering) writeDraft(rememberedKey, draft);
    else forgetDraft(rememberedKey);
    if (isUnsaved) writeDraft(typedKey, draft);
    else forgetDraft(typedKey);
  }, [isRemembering, isUnsaved, draft]);
  return { form, isRemembering, setIsRemembering, isUnsaved };
}

function sameTexts(values: FormValues<FieldName>, kept: FormValues<TextName> | undefined): boolean {
  return kept !== undefined && textNames.every((name) => values[name] === kept[name]);
}
