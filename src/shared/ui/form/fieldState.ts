type Described = { id: string; error: string | undefined; hint?: string | undefined };

/** How a control says that it is wrong, and which texts below it belong to it: `FieldError` and its hint. */
export function fieldState({ id, error, hint }: Described) {
  const isInvalid = error !== undefined;
  const texts = [isInvalid && `${id}-fehler`, hint && `${id}-hinweis`].filter(Boolean);
  return {
    isInvalid,
    'aria-invalid': isInvalid,
    'aria-describedby': texts.length > 0 ? texts.join(' ') : undefined,
  };
}
