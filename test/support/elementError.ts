import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * The error of a query that found nothing, with the page in words only once somebody reads it: a query that waits fails
 * at each change of the page, and nobody reads of any time but the last.
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
