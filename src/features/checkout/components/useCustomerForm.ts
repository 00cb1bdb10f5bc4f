import { useEffect, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from '@/shared/ui/form/formDraft';
import { checkoutTexts } from '@/features/checkout/checkoutTexts';
import { useForm } from '@/shared/ui/form/useForm';
import { customerValidations, maxCustomerTextLength, textNames, textsOf } from './customerForm';

const draftKey = 'rememberedCustomer';

/**
 * Who orders: kept in this form alone and, if the visitor asks, in this tab's storage; never in the store. The
 * acceptance of the terms is never remembered, for it belongs to one order.
 */
export function useCustomerForm() {
  const [remembered] = useState(() => readDraft(draftKey, textNames, maxCustomerTextLength));
  const [isRemembering, setIsRemembering] = useState(remembered !== undefined);
  const form = useForm({
    id: 'kassa',
    validations: customerValidations,
    messages: checkoutTexts.errors,
    initial: remembered,
  });
  const draft = JSON.stringify(textsOf(form.values));
  useEffect(() => {
    if (isRemembering) writeDraft(draftKey, draft);
    else forgetDraft(draftKey);
  }, [isRemembering, draft]);
  return { form, isRemembering, setIsRemembering };
}
