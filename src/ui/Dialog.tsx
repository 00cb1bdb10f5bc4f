import { useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import '@/styles/modal.scss';

type Props = { title: string; onClose: () => void; children: ReactNode };

/**
 * A dialog under its title; inside stand `Modal.Body` and `Modal.Footer`, or a form of both. The focus stays in it
 * and goes back to what opened it; Esc closes.
 */
export function Dialog({ title, onClose, children }: Props) {
  const titleId = useId();
  return (
    <Modal show onHide={onClose} aria-labelledby={titleId}>
      <Modal.Header>
        <Modal.Title id={titleId} as="h2">
          {title}
        </Modal.Title>
      </Modal.Header>
      {children}
    </Modal>
  );
}
