import type { ReactNode } from 'react';
import { facts, pageTexts } from './partTexts';
import { Link } from '@/shared/ui/Link';

export function Fact({ of }: { of: keyof typeof facts }) {
  return facts[of];
}

export function Hint({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="page-hint">
      <p className="page-hint-title">{title}</p>
      {children}
    </div>
  );
}

/** Required on pages about law and tax (requirements, "Season and brand facts"). */
export function NoAdvice() {
  const { title, text } = pageTexts.noAdvice;
  return (
    <Hint title={title}>
      <p>{text}</p>
    </Hint>
  );
}

export function Question({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <details className="question">
      <summary>{title}</summary>
      <div className="question-answer">{children}</div>
    </details>
  );
}

export function TextLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
