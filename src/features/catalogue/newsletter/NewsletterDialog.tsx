import Modal from 'react-bootstrap/Modal';
import { settings } from '@/shared/config/settings';
import { newsletterTexts } from './texts';
import { reminderTexts } from '@/features/catalogue/reminders/texts';
import { Dialog } from '@/shared/ui/Dialog';
import { GenreReminder } from '@/features/catalogue/reminders/GenreReminder';
import { Button } from '@/shared/ui/Button';
import { NewsletterFrame } from './NewsletterFrame';

/** Opens by itself, so the provider's form loads only after a click. */
export function NewsletterDialog({ onClose }: { onClose: () => void }) {
  const address = settings.VITE_NEWSLETTER_FRAME_URL;
  const title = newsletterTexts.subscribeToProgram;
  if (!address) return <GenreReminder title={title} submit={newsletterTexts.submit} onClose={onClose} />;
  return (
    <Dialog title={title} onClose={onClose}>
      <Modal.Body>
        <p>{newsletterTexts.programLead}</p>
        <NewsletterFrame address={address} text={newsletterTexts.showForm} />
      </Modal.Body>
      <Modal.Footer>
        <Button variant="outline-primary" onClick={onClose}>
          {reminderTexts.close}
        </Button>
      </Modal.Footer>
    </Dialog>
  );
}
