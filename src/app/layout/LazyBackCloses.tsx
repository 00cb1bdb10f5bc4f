import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { useLazyCode } from './useLazyCode';

const BackCloses = lazyWithRetry(async () => (await import('@/shared/ui/BackCloses')).BackCloses);

/** `BackCloses` for what can be open before its code is there. */
export function LazyBackCloses({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { code } = useLazyCode(BackCloses, isOpen ? 'now' : 'calm');
  return isOpen && code === 'there' && <BackCloses onClose={onClose} />;
}
