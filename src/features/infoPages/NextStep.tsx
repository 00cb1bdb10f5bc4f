import type { ReactNode } from 'react';
import { nextSteps, pageTexts } from './parts/partTexts';
import { LinkButton } from '@/shared/ui/LinkButton';

export function NextStep({ to, children }: { to: keyof typeof nextSteps; children?: ReactNode }) {
  const step = nextSteps[to];
  return (
    <aside className="next-step" aria-label={pageTexts.nextStep}>
      <div>{children}</div>
      <LinkButton to={step.to}>{step.label}</LinkButton>
    </aside>
  );
}
