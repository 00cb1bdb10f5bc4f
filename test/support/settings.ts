import type { Env } from '@/shared/config/env';
import { settings } from '@/shared/config/settings';
import { addCleanup } from './cleanups';

/** Sets settings of the build until the end of the test. */
export function withSettings(changes: Partial<Env>): void {
  const before = { ...settings };
  Object.assign(settings, changes);
  addCleanup(() => {
    for (const name of Object.keys(changes)) Reflect.deleteProperty(settings, name);
    Object.assign(settings, before);
  });
}
