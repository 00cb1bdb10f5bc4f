import { sentence } from '../src/shared/text/text';

/** What a command prints of an error. Of a wrong option Node.js names no next step. */
export function errorText(error: unknown): string {
  const { code, message } = error as Error & { code?: string };
  return code?.startsWith('ERR_PARSE_ARGS') ? `${sentence(message)} See --help.` : message;
}
