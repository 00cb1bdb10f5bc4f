import { useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { GateDialog, type GateTicket } from './GateDialog';
import { gateTexts as texts } from './gateTexts';

type Props = GateTicket & {
  /** The order, where there are others on the page. */
  about?: string | undefined;
};

/** Opens the order number as large as it fits, for who lets the cars in. */
export function GateButton({ about, ...ticket }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline-primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span>{texts.show}</span>
        {about !== undefined && <span className="visually-hidden">{`: ${about}`}</span>}
      </Button>
      {isOpen && <GateDialog {...ticket} onClose={() => setIsOpen(false)} />}
    </>
  );
}
