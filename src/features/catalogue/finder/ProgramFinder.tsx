import { Suspense, useRef, useState, type ReactNode } from 'react';
import { isFiltering } from '@/domain/programFilter';
import { finderTexts } from '@/features/catalogue/programTexts';
import { Button } from '@/shared/ui/Button';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import type { Program } from '@/features/catalogue/lists/useProgram';

const ProgramFinderPanel = lazyWithRetry(
  async () => (await import('./ProgramFinderPanel')).ProgramFinderPanel,
);

/** A failure is ignored: rendering the panel loads it again. */
function prefetch() {
  ProgramFinderPanel.load().catch(() => undefined);
}

export const isFinding = (filter: Program['filter']) => isFiltering(filter) || filter.isMonthOpen;

type Props = {
  program: Program;
  /** Whether the page suspends until the panel's code is loaded. */
  isWithPage: boolean;
  children?: ReactNode;
};

export function ProgramFinder({ program, isWithPage, children }: Props) {
  const { name, filter, empty } = program;
  const isUsed = isFinding(filter);
  const [isOpen, setIsOpen] = useState(isUsed);
  const [lastName, setLastName] = useState(name);
  const button = useRef<HTMLButtonElement>(null);
  // Opens the panel for a list with a filter; without a filter its state is kept.
  if (name !== lastName) {
    setLastName(name);
    if (isUsed) setIsOpen(true);
  }
  const panel = (
    <ProgramFinderPanel program={program} isOpen={isOpen} onReset={() => button.current?.focus()} />
  );
  const isOffered = isOpen || empty === undefined || empty === 'today';
  return (
    <>
      <div className="list-tools">
        {isOffered && (
          <Button
            ref={button}
            variant="outline-primary"
            active={isOpen}
            aria-expanded={isOpen}
            aria-controls="termin-finden"
            onClick={() => setIsOpen(!isOpen)}
            onPointerEnter={prefetch}
            onFocus={prefetch}
          >
            {finderTexts.open}
          </Button>
        )}
        {children}
      </div>
      {isOffered && (isOpen || isUsed) && (isWithPage ? panel : <Suspense>{panel}</Suspense>)}
    </>
  );
}
