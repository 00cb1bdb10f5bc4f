import { useId, useState } from 'react';
import { statusTexts } from '@/shared/ui/texts';
import { newsletterTexts } from './texts';
import { Button } from '@/shared/ui/Button';
import { EmbeddedPage } from '@/shared/ui/EmbeddedPage';
import './newsletter.scss';

type Props = { address: string; text: string };

/** Toggles the provider's form. Nothing is requested from the provider before the click (requirements, "Consent"). */
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
