import type { Access } from './ask';

const callTimeout = 20_000;

/**
 * A base address that calls can be appended to, or why there is none, with the next step. A command gives all its words
 * without an option: those behind the address are values whose option was forgotten.
 */
export function readBase(given?: string, ...others: string[]): { base: string } | { problem: string } {
  if (!given)
    return {
      problem: 'No address is given. Give the base address of the calls, e.g. https://backend.example/rest/',
    };
  if (others.length > 0)
    return {
      problem: `"${others[0]}" behind the address has no option. Write the name of its option before it.`,
    };
  if (!URL.canParse(given))
    return {
      problem: 'This is not an address. Write it with its scheme, e.g. https://backend.example/rest/',
    };
  const url = new URL(given);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { problem: `"${url.protocol}" is not the scheme of a web address. Write https://` };
  if (url.username || url.password)
    return { problem: 'The address holds a password. Take it out and give it as --auth user:password' };
  if (url.search || url.hash)
    return { problem: 'The address ends with a query. Give the part before the name of a call.' };
  return { base: url.href.endsWith('/') ? url.href : `${url.href}/` };
}

/** How a backend is asked whose address a command was given (its words without an option). Throws an `Error` with the next step. */
export function accessTo(given: readonly string[], credentials: string | undefined): Access {
  const address = readBase(...given);
  if ('problem' in address) throw new Error(address.problem);
  if (credentials && !credentials.includes(':')) throw new Error('--auth must be user:password.');
  const { base } = address;
  return { base, credentials: credentials || undefined, timeout: callTimeout, now: () => performance.now() };
}
