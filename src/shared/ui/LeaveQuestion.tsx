import { useEffect, useEffectEvent, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { holdLeaving } from '@/shared/browser/leaving';
import { Button } from './Button';
import { Dialog } from './Dialog';

type Props = {
  /** Whether something would be lost. */
  isHolding: boolean;
  texts: { title: string; lead: string; stay: string; leave: string; keepAndLeave: string };
  /** The question is put. */
  onAsk: () => void;
  /** Saves what would be lost. */
  onKeep: () => void;
};

type Way = { goOn: () => void };

/** Asks before a visitor leaves the page with something on it that would be lost. */
export function LeaveQuestion({ isHolding, texts, onAsk, onKeep }: Props) {
  const [asked, setAsked] = useState<Way>();
  const [chosen, setChosen] = useState<Way>();
  const ask = useEffectEvent((goOn: Way['goOn']) => {
    onAsk();
    setAsked({ goOn });
  });
  useEffect(() => (isHolding ? holdLeaving((goOn) => ask(goOn)) : undefined), [isHolding]);
  // Only once the dialog is gone, which gives the focus back to the link: what is shown next takes it from there.
  useEffect(() => chosen?.goOn(), [chosen]);

  if (!asked) return null;
  function stay() {
    setAsked(undefined);
  }
  function leave() {
    setAsked(undefined);
    setChosen(asked);
  }
  function keepAndLeave() {
    onKeep();
    leave();
  }
  return (
    <Dialog title={texts.title} onClose={stay}>
      <Modal.Body>
        <p>{texts.lead}</p>
      </Modal.Body>
      <Modal.Footer>
        <Button onClick={stay}>{texts.stay}</Button>
        <Button variant="outline-primary" onClick={keepAndLeave}>
          {texts.keepAndLeave}
        </Button>
        <Button variant="outline-primary" onClick={leave}>
          {texts.leave}
        </Button>
      </Modal.Footer>
    </Dialog>
  );
}
