import { useEffect, useId, useRef, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { disableAllBut } from '@/shared/browser/disableAllBut';
import { BackCloses } from './BackCloses';
import './modal.scss';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Fills the window, with the look of this class. */
  fullClass?: string;
  /** The id of what is read with the title. */
  describedBy?: string;
};

/** The second click of a double click that opens a dialog would hit the backdrop and close it. */
function useSecondClicksIgnored(): void {
  useEffect(() => {
    function ignore(click: MouseEvent) {
      const isOnBackdrop = click.target instanceof Element && click.target.matches('.modal');
      if (isOnBackdrop && click.detail > 1) click.stopPropagation();
    }
    document.addEventListener('click', ignore, { capture: true });
    return () => document.removeEventListener('click', ignore, { capture: true });
  }, []);
}

/** A modal dialog; children are `Modal.Body` and `Modal.Footer`, or a form of both. */
export function Dialog({ title, onClose, children, fullClass, describedBy }: Props) {
  const titleId = useId();
  const header = useRef<HTMLDivElement>(null);
  useSecondClicksIgnored();
  // Otherwise Tab leads to the page behind until react-bootstrap takes the focus back.
  useEffect(() => {
    const modal = header.current?.closest('.modal');
    return modal ? disableAllBut(modal) : undefined;
  }, []);
  return (
    <Modal
      show
      onHide={onClose}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      {...(fullClass !== undefined && { className: fullClass, fullscreen: true })}
    >
      <BackCloses onClose={onClose} />
      <Modal.Header ref={header}>
        <Modal.Title id={titleId} as="h2">
          {title}
        </Modal.Title>
      </Modal.Header>
      {children}
    </Modal>
  );
}
