import { Suspense, useRef, useState, type ReactNode } from 'react';
import { isFiltering } from '@/domain/programFilter';
import { finderTexts } from './finderTexts';
import { Button } from '@/shared/ui/Button';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import type { Program } from '@/features/catalogue/lists/useProgram';

const ProgramFinderPanel = lazyWithRetry(
  async () => (await import('./ProgramFinderPanel')).ProgramFinderPanel,
);

/** Fetches the panel's code before it is asked for; where this fails, the panel asks again. */
function prefetch() {
  ProgramFinderPanel.load().catch(() => undefined);
}

/** Whether the finder is in use at an address. */
export const isFinding = (filter: Program['filter']) => isFiltering(filter) || filter.isMonthOpen;

type Props = {
  program: Program;
  /** The page waits for the panel's code. */
  isWithPage: boolean;
  children?: ReactNode;
};

/** The way to look for something in a list: closed, it is no more than a button, with others beside it. */
export function ProgramFinder({ program, isWithPage, children }: Props) {
  const { name, filter, empty } = program;
  const isUsed = isFinding(filter);
  const [isOpen, setIsOpen] = useState(isUsed);
  const [lastName, setLastName] = useState(name);
  const button = useRef<HTMLButtonElement>(null);
  // Another list that comes with a filter shows it; without one it leaves the panel as it is.
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
