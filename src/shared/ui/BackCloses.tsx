import { useEffect, useEffectEvent } from 'react';
import { openOverlay } from '@/shared/browser/overlayHistory';

type Props = { onClose: () => void };

/** Stands in what is open over a page: Back closes it and does not leave the page (requirements R24). */
export function BackCloses({ onClose }: Props) {
  const close = useEffectEvent(onClose);
  useEffect(() => openOverlay(() => close()), []);
  return null;
}
