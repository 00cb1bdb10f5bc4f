import { useEffect, useState } from 'react';
import { draftKey, forgetDraft, readDraft, writeDraft } from './formDraft';
import { namesIn } from './formField';
import { isFilled } from './validation';
import { useForm, type DraftedFieldProps, type FormSetup } from './useForm';

type Setup<Name extends string> = Omit<FormSetup<Name>, 'initial'> & {
  maxLength: number;
};

/** The type of the fields refuses passwords. */
export function useDraftedForm<Name extends string>({ maxLength, ...setup }: Setup<Name>) {
  const key = draftKey(setup.id);
  const [initial] = useState(() => readDraft(key, namesIn(setup.validations), maxLength));
  const form = useForm({ ...setup, initial });
  const isTyped = Object.values<string>(form.values).some(isFilled);
  const draft = isTyped ? JSON.stringify(form.values) : undefined;
  useEffect(() => {
    if (draft === undefined) forgetDraft(key);
    else writeDraft(key, draft);
  }, [key, draft]);
  const field: (name: Name) => DraftedFieldProps = form.field;
  return { ...form, field };
}
