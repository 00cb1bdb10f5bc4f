import type { ComponentType } from 'react';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { registerModules } from '@/app/store';

export function lazyAccountComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyWithRetry(async () => {
    const [component, { authModule }] = await Promise.all([
      load(),
      import('@/features/account/auth/authSaga'),
    ]);
    registerModules([authModule]);
    return component;
  });
}
