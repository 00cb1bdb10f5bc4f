import { useId, useState } from 'react';
import { statusTexts } from '@/shared/ui/texts';
import { newsletterTexts } from './texts';
import { Button } from '@/shared/ui/Button';
import { EmbeddedPage } from '@/shared/ui/EmbeddedPage';
import './newsletter.scss';

type Props = { address: string; text: string };

/**
 * A button that shows and hides the mailing provider's sign-up form. Nothing is asked of the provider before the
 * visitor asks for the form (requirements, "Consent").
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
            <EmbeddedPage
              address={address}
              title={newsletterTexts.frameTitle}
              texts={{ ...statusTexts, loading: statusTexts.loading }}
            />
            <p>
              <a href={address} target="_blank" rel="noopener noreferrer" className="lone-link">
                {newsletterTexts.newWindow}
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
