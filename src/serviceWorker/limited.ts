import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

type Limits = ConstructorParameters<typeof ExpirationPlugin>[0];

/** Lets go of what a cache holds beyond its limits, the least used first. */
export function limited(limits: Limits): WorkboxPlugin {
  // The package's own types do not fit each other where optional is not the same as undefined.
  return new ExpirationPlugin(limits) as WorkboxPlugin;
}
