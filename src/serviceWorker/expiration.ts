import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

type Limits = ConstructorParameters<typeof ExpirationPlugin>[0];

export function expiration(limits: Limits): WorkboxPlugin {
  // The package's types conflict under exactOptionalPropertyTypes.
  return new ExpirationPlugin(limits) as WorkboxPlugin;
}
