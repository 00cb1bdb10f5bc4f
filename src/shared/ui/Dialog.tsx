import { useEffect, useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { BackCloses } from './BackCloses';
import './modal.scss';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Whoever opens a dialog by a double click presses its veil with the second one, which is none that closes. */
function useSecondClicksIgnored(): void {
  useEffect(() => {
    function ignore(click: MouseEvent) {
      const isOnVeil = click.target instanceof Element && click.target.matches('.modal');
      if (isOnVeil && click.detail > 1) click.stopPropagation();
    }
    document.addEventListener('click', ignore, { capture: true });
    return () => document.removeEventListener('click', ignore, { capture: true });
  }, []);
}

/**
 * A dialog under its title; inside stand `Modal.Body` and `Modal.Footer`, or a form of both. The focus stays in it
 * and goes back to what opened it; Esc and Back close, and so does a click beside it.
 */
export function Dialog({ title, onClose, children }: Props) {
  const titleId = useId();
  useSecondClicksIgnored();
  return (
    <Modal show onHide={onClose} aria-labelledby={titleId}>
      <BackCloses onClose={onClose} />
      <Modal.Header>
        <Modal.Title id={titleId} as="h2">
          {title}
        </Modal.Title>
      </Modal.Header>
      {children}
    </Modal>
  );
}
