/** A ticket for a secret that is kept out of actions, state and logs; worthless once opened. */
export type SecretHandle = { handle: number };

const secrets = new Map<number, string>();
let lastHandle = 0;

/** Puts a secret aside in memory and returns the ticket for it. */
export function createSecretHandle(secret: string): SecretHandle {
  lastHandle += 1;
  secrets.set(lastHandle, secret);
  return { handle: lastHandle };
}

/** Takes a secret out, once; a second opening gives an empty text. */
export function revealSecret({ handle }: SecretHandle): string {
  const secret = secrets.get(handle) ?? '';
  secrets.delete(handle);
  return secret;
}
