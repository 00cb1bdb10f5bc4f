import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * Serialises the page only when the message is read: a waiting query fails at every mutation, and only its last error
 * is read.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let whole: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (whole ??= getElementError(message, container).message),
  });
  return error;
}
