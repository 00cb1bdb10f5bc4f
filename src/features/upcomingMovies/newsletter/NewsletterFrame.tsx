import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { newsletterTexts } from '@/texts/newsletter';
import '@/styles/newsletter.scss';

/** What the form needs and no more: it may not lead the shop's own page elsewhere. */
const permissions = 'allow-forms allow-popups allow-same-origin allow-scripts';

type Props = { address: string; text: string };

/**
 * A button that shows and hides the mailing provider's sign-up form. Nothing is asked of the provider before the
 * visitor asks for the form (rulings, "Consent").
 */
export function NewsletterFrame({ address, text }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="newsletter">
      <Button
        variant="outline-primary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
      </Button>
      <div id={id} className="newsletter-form" hidden={!isOpen}>
        {isOpen && (
          <>
            <p>{newsletterTexts.provider}</p>
            <iframe
              title={newsletterTexts.frameTitle}
              src={address}
              data-bs-theme="light"
              loading="lazy"
              sandbox={permissions}
              referrerPolicy="no-referrer"
            />
            <p>
              <a href={address} target="_blank" rel="noopener noreferrer">
                {newsletterTexts.newWindow}
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
