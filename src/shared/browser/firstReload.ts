import { sessionStore } from './browserStorage';

/** Whether this session has not reloaded for this reason yet; false without storage, where reloads could loop. */
export function isFirstReload(reason: string): boolean {
  const key = `reloaded:${reason}`;
  return sessionStore.read(key) === null && sessionStore.write(key, 'true');
}
