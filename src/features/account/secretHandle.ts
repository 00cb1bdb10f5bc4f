/** A ticket for a secret that is kept out of actions, state and logs; worthless once opened. */
export type SecretHandle = { sealed: number };

const secrets = new Map<number, string>();
let last = 0;

/** Puts a secret aside in memory and returns the ticket for it. */
export function sealSecret(secret: string): SecretHandle {
  last += 1;
  secrets.set(last, secret);
  return { sealed: last };
}

/** Takes a secret out, once; a second opening gives an empty text. */
export function revealSecret({ sealed }: SecretHandle): string {
  const secret = secrets.get(sealed) ?? '';
  secrets.delete(sealed);
  return secret;
}
