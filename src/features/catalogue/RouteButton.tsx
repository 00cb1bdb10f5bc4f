import { useState } from 'react';
import { placeText, type Located } from '@/domain/venues';
import { ownerFacts } from '@/shop/ownerFacts';
import { Button } from '@/shared/ui/Button';
import { lazySection } from '@/shared/ui/lazySection';
import { routeTexts as texts } from './routeTexts';

const RouteDialog = lazySection(
  async () => (await import('./RouteDialog')).RouteDialog,
  'src/features/catalogue/RouteDialog.tsx',
);

type Props = {
  show: Located;
  label?: string;
  /** Distinguishes it from other buttons of the page, for screen readers. */
  about?: string | undefined;
  variant?: string;
};

/** Lets visitors choose their map for the way to a show; absent without a place. */
export function RouteButton({ show, label = texts.title, about, variant = 'outline-primary' }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const place = placeText(show, ownerFacts);
  if (place === undefined) return null;
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span>{label}</span>
        {about !== undefined && <span className="visually-hidden">{`: ${about}`}</span>}
      </Button>
      {isOpen && <RouteDialog show={show} place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}
