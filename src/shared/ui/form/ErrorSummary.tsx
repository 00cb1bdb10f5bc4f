import { useEffect, useRef, type MouseEvent } from 'react';
import { focusField } from './focusField';
import type { FormSummary } from './formField';

type Props = FormSummary & { title: string };

/** The errors of a refused form, each a link to its field. It takes the focus at each refusal. */
export function ErrorSummary({ id, title, refusals, problems }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (refusals === 0 || problems.length === 0) return null;
  const titleId = `${id}-fehler`;
  return (
    <div ref={box} tabIndex={-1} className="alert alert-danger" role="group" aria-labelledby={titleId}>
      <p id={titleId} className="fw-bold mb-1">
        {title}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.id}>
            <a
              href={`#${problem.id}`}
              className="lone-link"
              onClick={(event) => goToField(event, problem.id)}
            >
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  focusField(id);
}
