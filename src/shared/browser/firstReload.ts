import { sessionStore } from './browserStorage';

/** Whether this session has not reloaded for this reason yet; without storage nothing would stop a loop. */
export function isFirstReload(reason: string): boolean {
  const key = `reloaded:${reason}`;
  return sessionStore.read(key) === null && sessionStore.write(key, 'true');
}
