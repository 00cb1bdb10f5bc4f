import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { useLazyCode } from './useLazyCode';

const BackCloses = lazyWithRetry(async () => (await import('@/shared/ui/BackCloses')).BackCloses);

export function LazyBackCloses({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { code } = useLazyCode(BackCloses, isOpen ? 'now' : 'late');
  return isOpen && code === 'loaded' && <BackCloses onClose={onClose} />;
}
