import { useEffect, useState } from 'react';
import { draftKey, forgetDraft, readDraft, writeDraft } from './formDraft';
import { namesIn } from './formField';
import { isFilled } from './validation';
import { useForm, type DraftedFieldProps, type FormSetup } from './useForm';

type Setup<Name extends string> = Omit<FormSetup<Name>, 'initial'> & {
  maxLength: number;
  /** What fills the form where the visitor has typed nothing yet. On its own it is no draft. */
  suggested?: FormSetup<Name>['initial'];
};

/** The type of the fields refuses passwords. */
export function useDraftedForm<Name extends string>({ maxLength, suggested, ...setup }: Setup<Name>) {
  const key = draftKey(setup.id);
  const [initial] = useState(() => readDraft(key, namesIn(setup.validations), maxLength) ?? suggested);
  const form = useForm({ ...setup, initial });
  const isTyped = namesIn(form.values).some(
    (name) => isFilled(form.values[name]) && form.values[name] !== suggested?.[name],
  );
  const draft = isTyped ? JSON.stringify(form.values) : undefined;
  useEffect(() => {
    if (draft === undefined) forgetDraft(key);
    else writeDraft(key, draft);
  }, [key, draft]);
  const field: (name: Name) => DraftedFieldProps = form.field;
  return { ...form, field };
}
