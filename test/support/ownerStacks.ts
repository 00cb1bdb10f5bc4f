import React from 'react';

/**
 * React's development build records a stack trace for each element, which costs a noticeable part of each page, for
 * messages that no test reads. It stops at a count that it resets every second.
 */
export function skipOwnerStacks(): void {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  Object.defineProperty(Reflect.get(React, name), 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
