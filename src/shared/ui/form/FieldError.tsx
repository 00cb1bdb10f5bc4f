type Described = { id: string; error: string | undefined; hint?: string | undefined };

export function fieldState({ id, error, hint }: Described) {
  const isInvalid = error !== undefined;
  const texts = [isInvalid && `${id}-fehler`, hint && `${id}-hinweis`].filter(Boolean);
  return {
    isInvalid,
    'aria-invalid': isInvalid,
    'aria-describedby': texts.length > 0 ? texts.join(' ') : undefined,
  };
}

type Props = { id: string; error: string | undefined };

/** The error of a field, in a live region: the focus has left the field when it appears. */
export function FieldError({ id, error }: Props) {
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <p id={`${id}-fehler`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
