import type { ReactNode } from 'react';

/** A question with its answer below, which opens and closes without any script. */
export function Question({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <details className="question">
      <summary>{title}</summary>
      <div className="question-answer">{children}</div>
    </details>
  );
}
