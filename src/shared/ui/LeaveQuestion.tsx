import { useEffect, useEffectEvent, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { guardLeaving } from '@/shared/browser/leaving';
import { Button } from './Button';
import { Dialog } from './Dialog';

type Props = {
  isBlocking: boolean;
  texts: { title: string; lead: string; stay: string; leave: string; keepAndLeave: string };
  onAsk: () => void;
  onKeep: () => void;
};

type Departure = { proceed: () => void };

export function LeaveQuestion({ isBlocking, texts, onAsk, onKeep }: Props) {
  const [asked, setAsked] = useState<Departure>();
  const [chosen, setChosen] = useState<Departure>();
  const ask = useEffectEvent((proceed: Departure['proceed']) => {
    onAsk();
    setAsked({ proceed });
  });
  useEffect(() => (isBlocking ? guardLeaving((proceed) => ask(proceed)) : undefined), [isBlocking]);
  // Only once the dialog has returned the focus to the link: the next page takes it from there.
  useEffect(() => chosen?.proceed(), [chosen]);

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
