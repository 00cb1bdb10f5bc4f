import { useEffect, useState } from 'react';
import { emptyFields, fieldErrors, leftErrors, type FieldErrors, type FieldName } from './customerForm';
import { forgetCustomer, rememberCustomer, rememberedCustomer } from './rememberedCustomer';

/** What the form holds: here alone and, if the visitor asks, in this tab's storage; never in the store. */
export function useCustomerFields() {
  const [remembered] = useState(rememberedCustomer);
  const [fields, setFields] = useState({ ...emptyFields, ...remembered });
  const [isRemembering, setIsRemembering] = useState(remembered !== undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  useEffect(() => {
    if (isRemembering) rememberCustomer(fields);
    else forgetCustomer();
  }, [isRemembering, fields]);

  function change(name: FieldName, value: string | boolean) {
    setFields((current) => ({ ...current, [name]: value }));
    setErrors((current) => leftErrors(current, name, value));
  }

  /** Says whether nothing is wrong. */
  function check(): boolean {
    const found = fieldErrors(fields);
    setErrors(found);
    return Object.keys(found).length === 0;
  }

  return { fields, errors, change, check, isRemembering, setIsRemembering };
}
