import { Suspense, useState } from 'react';
import { showInfoTexts } from '@/features/catalogue/cardTexts';
import { Button } from '@/shared/ui/Button';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

const InfoDialog = lazyWithRetry(async () => (await import('./InfoDialog')).InfoDialog);

export function ShowInfo() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline-primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {showInfoTexts.open}
      </Button>
      {isOpen && (
        <Suspense>
          <InfoDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
