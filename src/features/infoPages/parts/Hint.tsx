import type { ReactNode } from 'react';
import { pageTexts } from '@/features/infoPages/partTexts';

/** What should not be overlooked in a text. */
export function Hint({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="page-hint">
      <p className="page-hint-title">{title}</p>
      {children}
    </div>
  );
}

/** For pages about law and tax: they are no advice (requirements, "Season and brand facts"). */
export function NoAdvice() {
  const { title, text } = pageTexts.noAdvice;
  return (
    <Hint title={title}>
      <p>{text}</p>
    </Hint>
  );
}
