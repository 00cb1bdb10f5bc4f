/** A ticket for a secret that is kept out of actions, state and logs; worthless once opened. */
export type Sealed = { sealed: number };

const secrets = new Map<number, string>();
let last = 0;

/** Puts a secret aside in memory and returns the ticket for it. */
export function seal(secret: string): Sealed {
  last += 1;
  secrets.set(last, secret);
  return { sealed: last };
}

/** Takes a secret out, once; a second opening gives an empty text. */
export function openSealed({ sealed }: Sealed): string {
  const secret = secrets.get(sealed) ?? '';
  secrets.delete(sealed);
  return secret;
}
