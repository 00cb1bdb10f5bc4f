/** Represents a secret in actions, so that neither state nor logs contain it. It can be read once. */
export type SecretHandle = { handle: number };

const secrets = new Map<number, string>();
let lastHandle = 0;

/** Stores a secret in memory and returns its handle. */
export function createSecretHandle(secret: string): SecretHandle {
  lastHandle += 1;
  secrets.set(lastHandle, secret);
  return { handle: lastHandle };
}

/** Returns a secret and deletes it; a second call returns an empty string. */
export function revealSecret({ handle }: SecretHandle): string {
  const secret = secrets.get(handle) ?? '';
  secrets.delete(handle);
  return secret;
}
