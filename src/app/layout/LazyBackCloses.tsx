import { lazyPart } from '@/app/lazyPart';
import { useLazyCode } from './useLazyCode';

const BackCloses = lazyPart(() => import('@/shared/ui/BackCloses'), 'BackCloses');

export function LazyBackCloses({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { code } = useLazyCode(BackCloses, isOpen ? 'now' : 'late');
  return isOpen && code === 'loaded' && <BackCloses onClose={onClose} />;
}
