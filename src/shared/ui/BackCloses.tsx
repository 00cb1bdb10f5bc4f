import { useEffect, useEffectEvent } from 'react';
import { openOverlay } from '@/shared/browser/overlayHistory';

type Props = { onClose: () => void };

/** Rendered inside an overlay: Back closes it and does not leave the page (requirements R24). */
export function BackCloses({ onClose }: Props) {
  const close = useEffectEvent(onClose);
  useEffect(() => openOverlay(() => close()), []);
  return null;
}
