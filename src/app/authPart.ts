import type { ComponentType } from 'react';
import { lazyPart } from '@/ui/lazyPart';
import { install } from './store';

/** A `lazyPart` that signs in or out, with the sagas for it. */
export function authPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => {
    const [part, { authFlow }] = await Promise.all([load(), import('@/features/auth/authFlow')]);
    install([authFlow]);
    return part;
  });
}
