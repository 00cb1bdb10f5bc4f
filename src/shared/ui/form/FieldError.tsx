type Props = { id: string; error: string | undefined };

/** What is wrong with a field; screen readers tell of it when it comes, for the focus is elsewhere by then. */
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
