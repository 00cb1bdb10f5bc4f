import type { ComponentType } from 'react';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { registerModules } from '@/app/store';

/** A `lazyWithRetry` that signs in or out, with the sagas for it. */
export function lazyAccountPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyWithRetry(async () => {
    const [part, { authModule }] = await Promise.all([load(), import('@/features/account/module')]);
    registerModules([authModule]);
    return part;
  });
}
