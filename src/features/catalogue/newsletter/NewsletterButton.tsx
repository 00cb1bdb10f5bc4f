import { Suspense, useState } from 'react';
import { settings } from '@/shared/config/settings';
import { newsletterTexts } from './texts';
import { Button } from '@/shared/ui/Button';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { NewsletterFrame } from './NewsletterFrame';

const GenreReminder = lazyWithRetry(
  async () => (await import('@/features/catalogue/reminders/GenreReminder')).GenreReminder,
);

type Props = { text?: string };

/** The provider's form if `VITE_NEWSLETTER_FRAME_URL` is set, else the shop's own reminder by genre. */
export function NewsletterButton({ text = newsletterTexts.subscribe }: Props) {
  const address = settings.VITE_NEWSLETTER_FRAME_URL;
  return address ? <NewsletterFrame address={address} text={text} /> : <OwnSignUp text={text} />;
}

function OwnSignUp({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline-primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen && (
        <Suspense>
          <GenreReminder title={text} submit={newsletterTexts.submit} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
