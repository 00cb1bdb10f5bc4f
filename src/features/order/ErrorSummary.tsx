import type { Ref } from 'react';
import { checkoutTexts } from '@/texts/checkout';
import type { FieldErrors } from './customerForm';

type Props = { ref: Ref<HTMLDivElement>; errors: FieldErrors };

/** All problems of the form at once, each a way to its field. Takes the focus after a refused submission. */
export function ErrorSummary({ ref, errors }: Props) {
  const problems = Object.entries(errors);
  if (problems.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className="alert alert-danger" role="group" aria-labelledby="kassa-fehler">
      <p id="kassa-fehler" className="fw-bold">
        {checkoutTexts.errors.summary}
      </p>
      <ul>
        {problems.map(([name, text]) => (
          <li key={name}>
            <a href={`#kassa-${name}`} onClick={(event) => focusField(event, name)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: { preventDefault: () => void }, name: string) {
  event.preventDefault();
  document.getElementById(`kassa-${name}`)?.focus();
}
