import { lazyPart } from '@/ui/lazyPart';
import { useLatePart } from './useLatePart';

const BackCloses = lazyPart(async () => (await import('@/ui/BackCloses')).BackCloses);

/** `BackCloses` for what can be open before its code is there. */
export function LateBackCloses({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { code } = useLatePart(BackCloses, isOpen ? 'now' : 'calm');
  return isOpen && code === 'there' && <BackCloses onClose={onClose} />;
}
