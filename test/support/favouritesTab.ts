import { expect } from 'vitest';
import { fetchSession } from '@/features/account/api';
import { beVisitor } from './favourites';
import { recordedStore } from './recordedStore';

export async function tabOf(uid: string) {
  beVisitor(uid);
  const { store } = recordedStore();
  store.dispatch(fetchSession.start());
  const titles = () => store.getState().wishlist.items.map(({ title }) => title);
  await expect.poll(() => store.getState().wishlist.isRead).toBe(true);
  return { store, titles };
}
