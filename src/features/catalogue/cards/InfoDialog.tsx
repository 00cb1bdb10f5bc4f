import Modal from 'react-bootstrap/Modal';
import { season } from '@/shop/season';
import { infoDialogTexts } from './infoDialogTexts';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';

/** Short information about the cinema (requirements 2.3). */
export function InfoDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={infoDialogTexts.title} onClose={onClose}>
      <Modal.Body>
        <dl>
          {infoDialogTexts.facts(season.boxOfficeFrom).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="outline-primary" onClick={onClose}>
          {infoDialogTexts.close}
        </Button>
      </Modal.Footer>
    </Dialog>
  );
}
