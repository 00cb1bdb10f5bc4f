/** A base address that calls can be appended to, or why there is none, with the next step. */
export function readBase(given: string | undefined): { base: string } | { problem: string } {
  if (!given)
    return {
      problem: 'No address is given. Give the base address of the calls, e.g. https://backend.example/rest/',
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
