import { useEffect, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from '@/shared/ui/form/formDraft';
import { checkoutTexts } from '@/features/checkout/checkoutTexts';
import { useForm } from '@/shared/ui/form/useForm';
import { customerValidations, maxFieldLength, typedNames } from './customerForm';

const draftKey = 'rememberedCustomer';

/**
 * Who orders: kept in this form alone and, if the visitor asks, in this tab's storage; never in the store. The
 * acceptance of the terms is never remembered, for it belongs to one order.
 */
export function useCustomerForm() {
  const [remembered] = useState(() => readDraft(draftKey, typedNames, maxFieldLength));
  const [isRemembering, setIsRemembering] = useState(remembered !== undefined);
  const form = useForm({
    id: 'kassa',
    validations: customerValidations,
    messages: checkoutTexts.errors,
    initial: remembered,
  });
  const { firstName, lastName, email, phone } = form.values;
  useEffect(() => {
    if (isRemembering) writeDraft(draftKey, JSON.stringify({ firstName, lastName, email, phone }));
    else forgetDraft(draftKey);
  }, [isRemembering, firstName, lastName, email, phone]);
  return { form, isRemembering, setIsRemembering };
}
